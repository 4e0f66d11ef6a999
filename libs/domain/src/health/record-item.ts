import { parseDecimal, type Cents, type ClinicalDate } from '../kernel/index.ts';
import type { MayBeAuthored } from './entries/authorship.ts';
import type { MayBeHeldBack } from './entries/held-back.ts';
import type { Coding, VitalSignValue } from './patient-chart.ts';

const findings = ['final', 'preliminary', 'corrected', 'refuted', 'unknown'] as const;
const courses = ['planned', 'active', 'on-hold', 'completed', 'stopped', 'cancelled', 'refuted', 'unknown'] as const;

/**
 * The sections whose entries are all of one shape, with the statuses that an entry of each may have, and the details
 * that it may tell beside its name, value and dates.
 */
export const itemKinds = {
  immunizationRecommendations: {
    statuses: ['due', 'overdue', 'immune', 'contraindicated', 'completed', 'unknown'],
    details: [
      'earliest',
      'overdue-from',
      'latest',
      'disease',
      'other-vaccine',
      'not-to-give',
      'dose',
      'doses',
      'series',
      'reason',
      'authority',
    ],
  },
  encounters: { statuses: courses, details: ['diagnosis', 'reason', 'performer', 'place', 'disposition'] },
  clinicalTests: { statuses: findings, details: ['part', 'conclusion'] },
  healthStatus: { statuses: findings, details: ['part'] },
  socialHistory: { statuses: findings, details: ['part'] },
  familyHistory: { statuses: findings, details: ['relative', 'age', 'outcome'] },
  goals: { statuses: courses, details: ['target', 'achievement', 'reason'] },
  carePlans: { statuses: [...courses, 'final'], details: ['activity', 'reason', 'performer'] },
  devices: {
    statuses: ['active', 'inactive', 'refuted', 'unknown'],
    details: ['udi', 'device-identifier', 'manufacturer', 'model', 'serial', 'lot', 'distinct-code'],
  },
  advanceDirectives: { statuses: [...findings, 'active', 'inactive'], details: ['agent'] },
  coverage: {
    statuses: ['active', 'cancelled', 'unknown'],
    details: ['plan', 'payer-number', 'member', 'group', 'subscriber', 'subscriber-number', 'relationship'],
  },
  bills: {
    statuses: ['submitted', 'waiting', 'partial', 'processed', 'failed', 'cancelled', 'unknown'],
    details: [
      'paper',
      'biller',
      'insurer',
      'service',
      'visit',
      'visit-date',
      'billed',
      'allowed',
      'insurer-paid',
      'patient-part',
      'deductible',
      'copay',
      'coinsurance',
      'not-covered',
      'patient-paid',
      'note',
    ],
  },
} as const;

type ItemKinds = typeof itemKinds;
export type ItemSection = keyof ItemKinds;
export type ItemStatus<S extends ItemSection = ItemSection> = ItemKinds[S]['statuses'][number];
export type ItemDetail<S extends ItemSection = ItemSection> = ItemKinds[S]['details'][number];

const dated = ['earliest', 'overdue-from', 'latest', 'visit-date'] as const;

/** The details that are dates: from when a vaccine may be given, is overdue, and until when it may be given; of a visit that was billed. */
export const isDatedDetail = (kind: ItemDetail): kind is (typeof dated)[number] =>
  (dated as readonly ItemDetail[]).includes(kind);

export const amountDetails = [
  'billed',
  'allowed',
  'insurer-paid',
  'patient-part',
  'deductible',
  'copay',
  'coinsurance',
  'not-covered',
  'patient-paid',
] as const;

/** The details that are amounts of US dollars, written as `decimalOf` writes them. */
export const isAmountDetail = (kind: ItemDetail): kind is AmountDetail =>
  (amountDetails as readonly ItemDetail[]).includes(kind);

export type AmountDetail = (typeof amountDetails)[number];

/** An amount that a claim or an explanation of benefits tells. */
export interface TellsAmount {
  readonly kind: AmountDetail;
  readonly amount: Cents;
}

/** The amounts of a bill, in the order in which they are told. */
export const billAmounts = ({ details }: Pick<RecordItem<'bills'>, 'details'>): readonly TellsAmount[] =>
  details.flatMap(({ kind, text }) => {
    const amount = isAmountDetail(kind) ? centsOfDetail(text) : undefined;
    return isAmountDetail(kind) && amount !== undefined ? [{ kind, amount }] : [];
  });

/** The cents of such a detail; undefined where a system sent something else. */
export const centsOfDetail = (text: string): Cents | undefined => {
  const cents = parseDecimal(text);
  return cents.ok ? cents.value : undefined;
};

/** What an entry of the bills is: what a provider asks of an insurer, or what an insurer says of it. */
export type BillPaper = 'claim' | 'explanation';

/** What says nothing of itself is taken for what it cannot be mistaken for. */
export const paperOf = (item: Pick<RecordItem<'bills'>, 'details'>): BillPaper =>
  item.details.some(({ kind, text }) => kind === 'paper' && text === 'claim') ? 'claim' : 'explanation';

export const itemSections = Object.keys(itemKinds) as ItemSection[];

export const isItemSection = (name: string): name is ItemSection => Object.hasOwn(itemKinds, name);

/** One entry of such a section. */
export interface RecordItem<S extends ItemSection = ItemSection> extends MayBeHeldBack, MayBeAuthored {
  readonly id: string;
  readonly name: string;
  readonly code?: Coding;
  readonly value?: VitalSignValue;
  /** The code that a value in words has. */
  readonly valueCode?: Coding;
  /** Those of its details that the source sends as a question with an answer. */
  readonly components?: readonly ItemComponent[];
  /** When it was, or began; of a recommendation, when it was made. */
  readonly date?: ClinicalDate;
  readonly ended?: ClinicalDate;
  /** Until when a goal should be reached, or a device may be used; when a vaccine is recommended. */
  readonly due?: ClinicalDate;
  /** When a device, or a paper about a bill, was made. */
  readonly made?: ClinicalDate;
  readonly status: ItemStatus<S>;
  /** What else the source says, in its words, in the order in which it is shown; the number of a payer with its system. */
  readonly details: readonly { readonly kind: ItemDetail<S>; readonly text: string; readonly system?: string }[];
}

/** A part of a finding, as the industry of an occupation is. */
export interface ItemComponent {
  readonly name: string;
  readonly code?: Coding;
  readonly value: VitalSignValue;
  readonly valueCode?: Coding;
}
