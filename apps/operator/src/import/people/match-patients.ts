import { isInUse, type ImportConflict, type PatientIdentifier } from '@portico/adapters-practice/embedded';
import type { PatientRecord, ReadRecord, Refusal, SourceId } from '@portico/adapters-practice/records';
import { chartHeld, type Sql } from '@portico/adapters-storage/sql';
import type { PatientId, PracticeId } from '@portico/domain/kernel';
import { holdsStand } from '../../person/hold/refuse-held.ts';
import { decidedIn, personUnder } from '../conflicts/import-conflicts.ts';
import { namesOf, ownIds, type Name } from './names-of-person.ts';
import { PlacedPeople, whoIs, type Known, type KnownPeople, type Merge } from './placed-people.ts';

export interface Matched {
  /** The records that can be kept, with the charts of the practice for patients. */
  readonly records: readonly ReadRecord[];
  readonly refusals: readonly Refusal[];
  /** To be kept once the patients are. */
  readonly identifiers: readonly PatientIdentifier[];
  /** For a person to settle. */
  readonly conflicts: readonly ImportConflict[];
  /** Charts of the practice that turn out to be one person's, before anything is kept. */
  readonly merges: readonly Merge[];
  /** Ids of conflicts about people who are kept now. */
  readonly answered: readonly string[];
}

/**
 * One person, one chart: a patient with an identifier, family name and birth date of one who is known is that one, in
 * whatever format. Another family name or birth date under one identifier, or under one id of a source, is a chart apart
 * and a conflict, named for a person to settle. What an operator decided holds. `companions` are the patients of the same
 * export, which the records may belong to.
 */
export const matchPatients = async (
  sql: Sql,
  practice: PracticeId,
  source: string,
  records: readonly ReadRecord[],
  companions: readonly PatientRecord[] = [],
): Promise<Matched> => {
  const here = records.filter((record) => record.type === 'patient');
  const people = [...companions, ...here];
  const referred = records.flatMap((record) => ('patient' in record ? [record.patient] : []));
  const own = [...new Set(referred)].map((value) => ({ system: ownIds, value }));
  const known = await knownAs(sql, practice, [...own, ...people.flatMap(namesOf)]);
  const practiceKnows = { practice, decided: await decidedIn(sql, practice), known, staying: new Set<string>() };
  const matching = new Matching(practiceKnows, people);
  if (matching.merges.length === 0) return matching.of(source, records, here);
  const staying = await stayingOf(
    sql,
    practice,
    matching.merges.flatMap(({ from, into }) => [from, into]),
  );
  return new Matching({ ...practiceKnows, staying }, people).of(source, records, here);
};

/** What makes a person of a source one: the id, the family name and the birth date. */
const personOf = (person: PatientRecord): readonly string[] => {
  const { family, born } = whoIs(person);
  return [person.id, family, born];
};

/** Finds the chart of each person in turn, and what cannot be told apart. */
class Matching {
  readonly merges: readonly Merge[];
  readonly #known: KnownPeople;
  readonly #placed: PlacedPeople;
  readonly #charts = new Map<string, string | undefined>();
  readonly #people: ReadonlyMap<string, readonly PatientRecord[]>;

  constructor(known: KnownPeople, people: readonly PatientRecord[]) {
    this.#known = known;
    this.#placed = new PlacedPeople(known);
    this.#people = Map.groupBy(people, ({ id }) => id);
    const inOrder = people.map((person) => [keyed(person), person] as const).sort(([a], [b]) => (a < b ? -1 : 1));
    // Of one person each version may have other identifiers.
    for (const [key, person] of inOrder) this.#charts.set(key, this.#placed.place(person));
    this.merges = this.#placed.merges();
  }

  of(source: string, records: readonly ReadRecord[], here: readonly PatientRecord[]): Matched {
    const refusals: Refusal[] = [];
    const now = new Set(here.flatMap((person) => this.#chartOf(person) ?? []));
    const conflicts = here.flatMap((person) => this.#conflictsOf(person, now));
    const inFile = Map.groupBy(here, ({ id }) => id);
    const kept = records.flatMap((record): readonly ReadRecord[] => {
      const found = this.#given(record, inFile);
      if ('reason' in found) refusals.push({ source, record: record.sources.join(', '), ...found });
      else if (record.type === 'patient' && this.#conflictsOf(record, now).length > 0)
        refusals.push({ source, record: record.sources.join(', '), ...apart });
      return 'reason' in found ? [] : [found];
    });
    return {
      records: kept,
      refusals,
      identifiers: here.flatMap((person) => this.#identifiersOf(person)),
      conflicts,
      merges: this.merges,
      answered: here.flatMap((person) => {
        const { family, born } = whoIs(person);
        const { practice } = this.#known;
        return this.#chartOf(person) === undefined
          ? []
          : [personUnder(practice, { system: ownIds, value: person.id }, family, born)];
      }),
    };
  }

  #chartOf(person: PatientRecord): string | undefined {
    const chart = this.#charts.get(keyed(person));
    return chart === undefined ? undefined : this.#placed.standing(chart);
  }

  /** The record with the chart that it belongs to, or why it belongs to none. */
  #given(record: ReadRecord, inFile: ReadonlyMap<string, readonly PatientRecord[]>): ReadRecord | Why {
    if (record.type === 'patient') {
      const chart = this.#chartOf(record);
      return chart === undefined ? dropped : { ...record, id: chart as SourceId };
    }
    if (!('patient' in record)) return record;
    const charts = this.#chartsUnder(record.patient, inFile);
    if (charts.includes(undefined)) return notKept;
    if (charts.length > 1) return ambiguous;
    return { ...record, patient: (charts[0] ?? record.patient) as SourceId };
  }

  /** Whose records those are that refer to an id: those of the patient in the same file, else in the same export. */
  #chartsUnder(id: SourceId, inFile: ReadonlyMap<string, readonly PatientRecord[]>): readonly (string | undefined)[] {
    const people = inFile.get(id) ?? this.#people.get(id) ?? [];
    if (people.length > 0) return [...new Set(people.map((person) => this.#chartOf(person)))];
    const known = this.#placed.chartsOf({ system: ownIds, value: id });
    // Somebody else under this id was kept apart without being known by it.
    return this.#known.decided.ambiguous.has(id) ? [...known, id] : known;
  }

  #conflictsOf(person: PatientRecord, now: ReadonlySet<string>): readonly ImportConflict[] {
    const chart = this.#charts.get(keyed(person));
    return chart === undefined ? [] : this.#placed.conflictsOf(person, chart, now);
  }

  #identifiersOf(person: PatientRecord): readonly PatientIdentifier[] {
    const chart = this.#chartOf(person);
    if (chart === undefined) return [];
    const patient = { practice: this.#known.practice, patient: chart as PatientId };
    return namesOf(person).map((name) => ({ ...name, ...whoIs(person), patient }));
  }
}

const keyed = (person: PatientRecord): string => JSON.stringify(personOf(person));

type Why = Pick<Refusal, 'reason' | 'detail'>;

const apart: Why = {
  reason: 'conflict',
  detail: 'another chart has an identifier of this patient: kept apart, for a person to settle',
};
const ambiguous: Why = { reason: 'conflict', detail: 'two people have the id of its patient' };
const dropped: Why = { reason: 'not-kept', detail: 'an operator decided that this patient is not kept' };
const notKept: Why = { reason: 'not-kept', detail: 'its patient is not kept' };

const knownAs = (sql: Sql, practice: PracticeId, names: readonly Name[]): Promise<readonly Known[]> =>
  sql.rows<Known & Record<string, unknown>>({
    text: `select distinct i.system, i.value, i.patient_id as patient, i.family, i.born
           from unnest($2::text[], $3::text[]) as n (system, value)
           join clinic.patient_identifiers i on i.practice_id = $1 and i.system = n.system and i.value = n.value
           order by 3, 1, 2, 4, 5`,
    values: [practice, names.map(({ system }) => system), names.map(({ value }) => value)],
  });

/** Those of the charts that cannot be given to another. Nobody is placed under a legal hold until the import of the file ends. */
const stayingOf = async (sql: Sql, practice: PracticeId, charts: readonly string[]): Promise<ReadonlySet<string>> => {
  await holdsStand(sql);
  const held = await sql.rows<{ readonly chart: string }>({
    text: `select g.chart from unnest($2::text[]) as g (chart) where ${chartHeld('$1', 'g.chart')}`,
    values: [practice, charts],
  });
  const staying = new Set(held.map(({ chart }) => chart));
  for (const chart of new Set(charts)) if (await isInUse(sql, practice, chart)) staying.add(chart);
  return staying;
};
