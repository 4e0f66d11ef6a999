import type { NewCoverage, PolicyHolder, Result } from '@portico/practice-spi';
import { malformed, ok } from '../client/build-results.ts';
import type { Stored } from '../client/stored-resource.ts';
import { all, Decimal, digits, first, text, texts, type Json, type JsonObject } from '../json/index.ts';
import { knownFields } from '../pick-known-fields.ts';
import { dayAt } from '../parse-moments.ts';
import { isTarget, referenceTo, targetOf, targetsAt, type Target } from '../resource-references.ts';

/** A Coverage as it stands; its rank follows from those beside it. */
export interface CoverageRow {
  readonly stored: Stored;
  readonly terms: Omit<NewCoverage, 'rank'>;
  /** `order`, where the server says it. */
  readonly order?: number;
  readonly holder?: PolicyHolder;
}

export interface RankedRow extends CoverageRow {
  readonly rank: NewCoverage['rank'];
}

/** Whether a Coverage of each status is an insurance of now. */
const isInForce: ReadonlyMap<string, boolean> = new Map(
  Object.entries({
    active: true,
    cancelled: false,
    draft: false,
    'entered-in-error': false,
  }),
);

export const isCoverageOf = ({ json }: Stored, patient: string): boolean => {
  const targets = targetsAt(json, 'beneficiary');
  return targets.length > 0 && targets.every((each) => isTarget(each, 'Patient', patient));
};

/** Of `class`, what stands under a kind of it. */
const classIn = (json: Json, kind: string): Json | undefined =>
  all(json, 'class').find((each) => texts(each, 'type.coding.code').includes(kind));

const isMemberNumber = (identifier: Json): boolean => texts(identifier, 'type.coding.code').includes('MB');

const payerOf = (json: Json, known: (target: Target) => Stored | undefined): string | undefined => {
  const payor = first(json, 'payor');
  const contained = all(json, 'contained').find((each) => `#${text(each, 'id')}` === text(payor, 'reference'));
  const target = targetOf(payor);
  return text(payor, 'display') ?? text(contained, 'name') ?? text(target && known(target)?.json, 'name');
};

/** Reads a Coverage; nothing for one that is over, or that the patient pays without an insurer. */
export const readCoverage = (
  stored: Stored,
  around: { readonly timeZone: string; readonly known: (target: Target) => Stored | undefined },
): Result<CoverageRow | undefined> => {
  const { json } = stored;
  const status = text(json, 'status') ?? '';
  if (!isInForce.has(status)) return malformed('Coverage.status');
  const isPaidByPerson = targetsAt(json, 'payor').some(({ type }) => type === 'Patient' || type === 'RelatedPerson');
  if (!isInForce.get(status) || isPaidByPerson) return ok(undefined);
  const payer = payerOf(json, around.known);
  if (payer === undefined) return malformed('Coverage.payor');
  const starts = dayAt(json, 'period.start', around.timeZone);
  const ends = dayAt(json, 'period.end', around.timeZone);
  if (starts === 'broken' || ends === 'broken') return malformed('Coverage.period');
  const order = digits(json, 'order');
  if (order !== undefined && !/^[1-9]\d{0,3}$/.test(order)) return malformed('Coverage.order');
  const [group, plan] = [classIn(json, 'group'), classIn(json, 'plan')];
  const details = {
    memberNumber: text(json, 'subscriberId') ?? text(all(json, 'identifier').find(isMemberNumber), 'value'),
    groupNumber: text(group, 'value'),
    plan: text(plan, 'name') ?? text(plan, 'value'),
    starts,
    ends,
  };
  return ok({
    stored,
    terms: { payer, ...knownFields(details) },
    ...(order === undefined ? {} : { order: Number(order) }),
  });
};

export const ranks = ['primary', 'secondary', 'tertiary'] as const satisfies readonly NewCoverage['rank'][];

/** By `order`; those without one take the ranks that are free, the one that began first before the others. */
export const ranked = (rows: readonly CoverageRow[]): readonly RankedRow[] => {
  const placed = new Map<number, CoverageRow>();
  const byStart = [...rows].sort((a, b) => (a.terms.starts ?? '9').localeCompare(b.terms.starts ?? '9'));
  for (const row of byStart) if (row.order !== undefined && !placed.has(row.order)) placed.set(row.order, row);
  const others = byStart.filter((row) => row.order === undefined || placed.get(row.order) !== row);
  for (const row of others) {
    const free = ranks.findIndex((_, at) => !placed.has(at + 1));
    if (free !== -1) placed.set(free + 1, row);
  }
  return ranks.flatMap((rank, at) => {
    const row = placed.get(at + 1);
    return row === undefined ? [] : [{ ...row, rank }];
  });
};

const classSystem = 'http://terminology.hl7.org/CodeSystem/coverage-class';

const classesWith = (json: JsonObject, { groupNumber, plan }: NewCoverage): readonly Json[] => {
  const written = (kind: string, value: string | undefined, name?: string): readonly Json[] => {
    const before = classIn(json, kind);
    if (value === undefined) return [];
    if (before !== undefined && (name === undefined ? text(before, 'value') === value : text(before, 'name') === name))
      return [before];
    return [
      { type: { coding: [{ system: classSystem, code: kind }] }, value, ...(name === undefined ? {} : { name }) },
    ];
  };
  const rest = all(json, 'class').filter((each) => each !== classIn(json, 'group') && each !== classIn(json, 'plan'));
  return [...rest, ...written('group', groupNumber), ...written('plan', plan, plan)];
};

/** A Coverage with what the patient says of it, and with all else that the practice keeps. */
export const changedCoverage = (json: JsonObject, patient: string, wanted: NewCoverage): JsonObject => {
  const { class: _class, subscriberId: _number, period, ...rest } = json;
  const { memberNumber, starts, ends } = wanted;
  const dates = knownFields({ ...(period as JsonObject | undefined), start: starts, end: ends });
  const classes = classesWith(json, wanted);
  const identifier = all(json, 'identifier').flatMap((each): readonly Json[] => {
    if (!isMemberNumber(each)) return [each];
    return memberNumber === undefined ? [] : [{ ...(each as JsonObject), value: memberNumber }];
  });
  return {
    status: 'active',
    beneficiary: { reference: referenceTo({ type: 'Patient', id: patient }) },
    payor: [{ display: wanted.payer }],
    ...rest,
    ...(identifier.length === 0 ? {} : { identifier }),
    ...(memberNumber === undefined ? {} : { subscriberId: memberNumber }),
    ...(Object.keys(dates).length === 0 ? {} : { period: dates }),
    ...(classes.length === 0 ? {} : { class: classes }),
    order: new Decimal(String(ranks.indexOf(wanted.rank) + 1)),
  };
};
