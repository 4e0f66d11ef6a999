import type { Id } from './results-and-problems.ts';
import type { Coding, PartialDate, VitalSignValue } from './health-record.ts';
import type { MayBeAuthored } from './authorship.ts';
import type { MayBeHeldBack } from './held-back.ts';

type Finding = 'final' | 'preliminary' | 'corrected' | 'refuted' | 'unknown';
type Course = 'planned' | 'active' | 'on-hold' | 'completed' | 'stopped' | 'cancelled' | 'refuted' | 'unknown';

/** The sections whose entries are all of one shape: the statuses that one may have, and the details that it may tell. */
export interface ItemKinds {
  /** What a source recommends; the details `earliest`, `overdue-from` and `latest` are dates as `PartialDate` writes them. */
  readonly immunizationRecommendations: {
    readonly status: 'due' | 'overdue' | 'immune' | 'contraindicated' | 'completed' | 'unknown';
    readonly detail:
      | 'earliest'
      | 'overdue-from'
      | 'latest'
      | 'disease'
      | 'other-vaccine'
      | 'not-to-give'
      | 'dose'
      | 'doses'
      | 'series'
      | 'reason'
      | 'authority';
  };
  readonly encounters: {
    readonly status: Course;
    readonly detail: 'diagnosis' | 'reason' | 'performer' | 'place' | 'disposition';
  };
  readonly clinicalTests: { readonly status: Finding; readonly detail: 'part' | 'conclusion' };
  readonly healthStatus: { readonly status: Finding; readonly detail: 'part' };
  readonly socialHistory: { readonly status: Finding; readonly detail: 'part' };
  readonly familyHistory: { readonly status: Finding; readonly detail: 'relative' | 'age' | 'outcome' };
  readonly goals: { readonly status: Course; readonly detail: 'target' | 'achievement' | 'reason' };
  readonly carePlans: { readonly status: Course | 'final'; readonly detail: 'activity' | 'reason' | 'performer' };
  readonly devices: {
    readonly status: 'active' | 'inactive' | 'refuted' | 'unknown';
    readonly detail: 'udi' | 'device-identifier' | 'manufacturer' | 'model' | 'serial' | 'lot' | 'distinct-code';
  };
  readonly advanceDirectives: { readonly status: Finding | 'active' | 'inactive'; readonly detail: 'agent' };
  readonly coverage: {
    readonly status: 'active' | 'cancelled' | 'unknown';
    readonly detail: 'plan' | 'payer-number' | 'member' | 'group' | 'subscriber' | 'subscriber-number' | 'relationship';
  };
  /**
   * Claims of providers and what insurers say of them, never what a patient owes here. `paper` is `claim` or `explanation`,
   * `visit-date` a date, and `billed` to `patient-paid` are amounts of US dollars, as
   * `265.52`: always two digits behind the point.
   */
  readonly bills: {
    readonly status: 'submitted' | 'waiting' | 'partial' | 'processed' | 'failed' | 'cancelled' | 'unknown';
    readonly detail:
      | 'paper'
      | 'biller'
      | 'insurer'
      | 'service'
      | 'visit'
      | 'visit-date'
      | 'billed'
      | 'allowed'
      | 'insurer-paid'
      | 'patient-part'
      | 'deductible'
      | 'copay'
      | 'coinsurance'
      | 'not-covered'
      | 'patient-paid'
      | 'note';
  };
}

export const itemSections = [
  'immunizationRecommendations',
  'encounters',
  'clinicalTests',
  'healthStatus',
  'socialHistory',
  'familyHistory',
  'goals',
  'carePlans',
  'devices',
  'advanceDirectives',
  'coverage',
  'bills',
] as const satisfies readonly (keyof ItemKinds)[];
export type ItemSection = (typeof itemSections)[number];

/** One entry of such a section. */
export interface RecordItem<S extends ItemSection = ItemSection> extends MayBeHeldBack, MayBeAuthored {
  readonly id: Id;
  readonly name: string;
  readonly code?: Coding;
  readonly value?: VitalSignValue;
  /** The code that a value in words has. */
  readonly valueCode?: Coding;
  /** Those of the details that the source sends as a question with an answer. */
  readonly components?: readonly {
    readonly name: string;
    readonly code?: Coding;
    readonly value: VitalSignValue;
    readonly valueCode?: Coding;
  }[];
  /** When it was, or began; of a recommendation, when it was made. */
  readonly date?: PartialDate;
  readonly ended?: PartialDate;
  /** Until when a goal should be reached, or a device may be used; when a vaccine is recommended. */
  readonly due?: PartialDate;
  /** When a device, or a paper about a bill, was made. */
  readonly made?: PartialDate;
  readonly status: ItemKinds[S]['status'];
  /** What else is said, in the words of the source, in the order in which it is shown; the number of a payer with its system, a URI. */
  readonly details: readonly {
    readonly kind: ItemKinds[S]['detail'];
    readonly text: string;
    readonly system?: string;
  }[];
}
