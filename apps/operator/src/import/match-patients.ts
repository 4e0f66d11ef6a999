import type { ImportConflict, PatientIdentifier } from '@portico/adapters-practice/embedded';
import {
  isMasked,
  type PatientRecord,
  type ReadRecord,
  type Refusal,
  type SourceId,
} from '@portico/adapters-practice/records';
import type { Sql } from '@portico/adapters-storage/sql';
import type { PatientId, PracticeId } from '@portico/domain/kernel';
import { changedPerson, chartApart, decidedIn, sharedIdentifier, type Decided } from './conflicts/import-conflicts.ts';

export interface Matched {
  /** The records that can be kept, with the charts of the practice for patients. */
  readonly records: readonly ReadRecord[];
  readonly refusals: readonly Refusal[];
  /** To be kept once the patients are. */
  readonly identifiers: readonly PatientIdentifier[];
  /** For a person to settle. */
  readonly conflicts: readonly ImportConflict[];
}

/** The system of the ids that a source's own records refer to. */
const ownIds = '';

interface Known {
  readonly system: string;
  readonly value: string;
  readonly patient: string;
  readonly family: string;
  readonly born: string;
}

/**
 * One person, one chart: a patient with an identifier, family name and birth date of one who is known is that one, in
 * whatever format. Another family name or birth date under one identifier is a conflict, named for a person to settle:
 * a patient with an id of its own gets a chart of its own, and one who changed under the same id is not kept. What an
 * operator decided holds. `companions` are the patients of the same export, which the records may belong to.
 */
export const matchPatients = async (
  sql: Sql,
  practice: PracticeId,
  source: string,
  records: readonly ReadRecord[],
  companions: readonly PatientRecord[] = [],
): Promise<Matched> => {
  const people = new Map<SourceId, PatientRecord>();
  for (const record of [...companions, ...records]) if (record.type === 'patient') people.set(record.id, record);
  const referred = records.flatMap((record) => ('patient' in record ? [record.patient] : []));
  const own = [...new Set([...referred, ...people.keys()])].map((value) => ({ system: ownIds, value }));
  const known = await knownAs(sql, practice, [...own, ...[...people.values()].flatMap(identifying)]);
  const matching = new Matching(practice, await decidedIn(sql, practice), known, people);
  const here = new Set(records.flatMap((record) => (record.type === 'patient' ? [record.id] : [])));
  return matching.of(source, records, here);
};

/** Finds the chart of each person in turn, and what cannot be told apart. */
class Matching {
  readonly #practice: PracticeId;
  readonly #decided: Decided;
  readonly #known: Known[];
  readonly #charts = new Map<SourceId, SourceId>();
  readonly #refused = new Map<SourceId, Refused>();
  readonly #placed = new Map<SourceId, Placed>();

  constructor(
    practice: PracticeId,
    decided: Decided,
    known: readonly Known[],
    people: ReadonlyMap<SourceId, PatientRecord>,
  ) {
    this.#practice = practice;
    this.#decided = decided;
    this.#known = [...known];
    for (const { system, value, patient } of known)
      if (system === ownIds) this.#charts.set(value as SourceId, patient as SourceId);
    for (const id of decided.ambiguous)
      if (!people.has(id as SourceId))
        this.#refused.set(id as SourceId, { reason: 'conflict', detail: 'two people have the id of its patient' });
    for (const person of [...people.values()].sort((a, b) => (a.id < b.id ? -1 : 1))) this.#place(person);
  }

  of(source: string, records: readonly ReadRecord[], here: ReadonlySet<SourceId>): Matched {
    const refusals: Refusal[] = [];
    const placed = [...this.#placed].flatMap(([id, each]) => (here.has(id) ? [each] : []));
    const kept = records.filter((record) => {
      const refused = this.#refusalOf(record);
      if (refused !== undefined)
        refusals.push({ source, record: record.sources.join(', '), reason: refused.reason, detail: refused.detail });
      return refused === undefined || refused.kept === true;
    });
    return {
      records: kept.map((record) => withChart(record, this.#charts)),
      refusals,
      identifiers: placed.flatMap(({ identifiers }) => identifiers),
      conflicts: placed.flatMap(({ conflicts }) => conflicts),
    };
  }

  #refusalOf(record: ReadRecord): Refused | undefined {
    if (record.type === 'patient') return this.#refused.get(record.id) ?? this.#placed.get(record.id)?.named;
    if (!('patient' in record)) return undefined;
    const refused = this.#refused.get(record.patient);
    if (refused === undefined) return undefined;
    const { reason } = refused;
    return { reason, detail: reason === 'conflict' ? (refused.ofOthers ?? refused.detail) : 'its patient is not kept' };
  }

  #place(person: PatientRecord): void {
    const { chart, refused, named, conflicts = [] } = chartOf(person, this.#known, this.#practice, this.#decided);
    if (chart === undefined) {
      this.#refused.set(person.id, refused ?? changed);
      this.#placed.set(person.id, { identifiers: [], conflicts });
      return;
    }
    this.#charts.set(person.id, chart);
    const isApart = chart === chartApart(person.id, person.family ?? '', person.birthDate ?? '');
    const names = isApart ? [{ system: ownIds, value: chart }, ...identifying(person)] : namesOf(person);
    const who = { family: person.family ?? '', born: person.birthDate ?? '' };
    for (const name of names) this.#known.push({ ...name, ...who, patient: chart });
    const patient = { practice: this.#practice, patient: chart as string as PatientId };
    this.#placed.set(person.id, {
      identifiers: names.map((name) => ({ ...name, ...who, patient })),
      conflicts,
      ...(named === undefined ? {} : { named }),
    });
  }
}

interface Refused extends Pick<Refusal, 'reason' | 'detail'> {
  /** What is said of the records that belong to the one who is refused. */
  readonly ofOthers?: string;
  /** Said, and kept all the same. */
  readonly kept?: true;
}

interface Placed {
  readonly identifiers: readonly PatientIdentifier[];
  readonly conflicts: readonly ImportConflict[];
  readonly named?: Refused;
}

const changed: Refused = {
  reason: 'conflict',
  detail: 'this patient was imported with another birth date or family name: nothing of it is kept',
  ofOthers: 'its patient was imported with another birth date or family name',
};
const apart: Refused = {
  reason: 'conflict',
  detail: 'another chart has an identifier of this patient: kept apart, for a person to settle',
  kept: true,
};
const dropped: Refused = { reason: 'not-kept', detail: 'an operator decided that this patient is not kept' };

const withChart = (record: ReadRecord, charts: ReadonlyMap<string, SourceId>): ReadRecord => {
  if (record.type === 'patient') return { ...record, id: charts.get(record.id) ?? record.id };
  return 'patient' in record ? { ...record, patient: charts.get(record.patient) ?? record.patient } : record;
};

const identifying = ({ identifiers }: PatientRecord): readonly Pick<Known, 'system' | 'value'>[] =>
  identifiers.flatMap(({ system, value }) => (system === undefined || isMasked(value) ? [] : [{ system, value }]));

const namesOf = (person: PatientRecord): readonly Pick<Known, 'system' | 'value'>[] => [
  { system: ownIds, value: person.id },
  ...identifying(person),
];

interface Chosen {
  readonly chart?: SourceId;
  readonly refused?: Refused;
  readonly named?: Refused;
  readonly conflicts?: readonly ImportConflict[];
}

const chartOf = (
  person: PatientRecord,
  known: readonly Known[],
  practice: PracticeId,
  { by, dropped: gone }: Decided,
): Chosen => {
  const names = new Set(namesOf(person).map(({ system, value }) => `${system} ${value}`));
  const shared = known.filter(({ system, value }) => names.has(`${system} ${value}`));
  const own = shared.filter(({ system }) => system === ownIds);
  const { id, family = '', birthDate: born = '' } = person;
  const first = own[0]?.patient;
  let chart: string | undefined = first;
  const isKnown = own.some((each) => each.family === family && each.born === born);
  if (
    first !== undefined &&
    !isKnown &&
    own.some((each) => differs(person.family, each.family) || differs(born, each.born))
  ) {
    const conflict = changedPerson(practice, id, family, born, first);
    const decision = by.get(conflict.id);
    if (decision === undefined) return { refused: changed, conflicts: [conflict] };
    if (decision === 'drop') return { refused: dropped };
    if (decision === 'another') chart = chartApart(id, family, born);
  }
  chart ??= sameAs(person, shared) ?? id;
  if (gone.has(chart)) return { refused: dropped };
  return { chart: chart as SourceId, ...sharing(practice, chart, shared, by) };
};

/** The chart of somebody with an identifier, the family name and the birth date of this one. */
const sameAs = (person: PatientRecord, shared: readonly Known[]): string | undefined =>
  shared
    .filter(({ family, born }) => family !== '' && born !== '' && family === person.family && born === person.birthDate)
    .map(({ patient }) => patient)
    .sort()[0];

/** The other charts that have an identifier of this one, but those that were settled. */
const sharing = (
  practice: PracticeId,
  chart: string,
  shared: readonly Known[],
  by: Decided['by'],
): Pick<Chosen, 'named' | 'conflicts'> => {
  const others = new Set(
    shared.filter(({ system, patient }) => system !== ownIds && patient !== chart).map(({ patient }) => patient),
  );
  const conflicts = [...others]
    .map((other) => sharedIdentifier(practice, chart, other))
    .filter(({ id }) => !by.has(id));
  return conflicts.length === 0 ? {} : { named: apart, conflicts };
};

const differs = (said: string | undefined, known: string): boolean =>
  said !== undefined && said !== '' && known !== '' && said !== known;

const knownAs = (
  sql: Sql,
  practice: PracticeId,
  names: readonly Pick<Known, 'system' | 'value'>[],
): Promise<readonly Known[]> =>
  sql.rows<Known & Record<string, unknown>>({
    text: `select distinct i.system, i.value, i.patient_id as patient, i.family, i.born
           from unnest($2::text[], $3::text[]) as n (system, value)
           join clinic.patient_identifiers i on i.practice_id = $1 and i.system = n.system and i.value = n.value
           order by 3, 1, 2, 4, 5`,
    values: [practice, names.map(({ system }) => system), names.map(({ value }) => value)],
  });
