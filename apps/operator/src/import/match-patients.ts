import type { PatientIdentifier } from '@portico/adapters-practice/embedded';
import {
  isMasked,
  type PatientRecord,
  type ReadRecord,
  type Refusal,
  type SourceId,
} from '@portico/adapters-practice/records';
import type { Sql } from '@portico/adapters-storage/sql';
import type { PatientId, PracticeId } from '@portico/domain/kernel';

export interface Matched {
  /** The records that can be kept, with the charts of the practice for patients. */
  readonly records: readonly ReadRecord[];
  readonly refusals: readonly Refusal[];
  /** To be kept once the patients are. */
  readonly identifiers: readonly PatientIdentifier[];
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
 * a patient with an id of its own gets a chart of its own, and one who changed under the same id is not kept.
 */
export const matchPatients = async (
  sql: Sql,
  practice: PracticeId,
  source: string,
  records: readonly ReadRecord[],
): Promise<Matched> => {
  const people = new Map<SourceId, PatientRecord>();
  for (const record of records) if (record.type === 'patient') people.set(record.id, record);
  const referred = records.flatMap((record) => ('patient' in record ? [record.patient] : []));
  const own = [...new Set([...referred, ...people.keys()])].map((value) => ({ system: ownIds, value }));
  const known = [...(await knownAs(sql, practice, [...own, ...[...people.values()].flatMap(identifying)]))];
  const charts = new Map<string, SourceId>();
  for (const { system, value, patient } of known) if (system === ownIds) charts.set(value, patient as SourceId);
  const refusals: Refusal[] = [];
  const refuse = (record: ReadRecord, detail: string): void => {
    refusals.push({ source, record: record.sources.join(', '), reason: 'conflict', detail });
  };
  const identifiers: PatientIdentifier[] = [];
  const refused = new Set<SourceId>();
  for (const person of [...people.values()].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const { chart, conflict } = chartOf(person, known);
    if (conflict !== undefined) refuse(person, conflict);
    if (chart === undefined) {
      refused.add(person.id);
      continue;
    }
    charts.set(person.id, chart);
    for (const name of namesOf(person)) {
      const who = { ...name, family: person.family ?? '', born: person.birthDate ?? '' };
      known.push({ ...who, patient: chart });
      identifiers.push({ ...who, patient: { practice, patient: chart as string as PatientId } });
    }
  }
  const kept = records.filter((record) => {
    if (record.type === 'patient') return !refused.has(record.id);
    if (!('patient' in record) || !refused.has(record.patient)) return true;
    refuse(record, 'its patient was imported with another birth date or family name');
    return false;
  });
  return { records: kept.map((record) => withChart(record, charts)), refusals, identifiers };
};

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

const chartOf = (
  person: PatientRecord,
  known: readonly Known[],
): { readonly chart?: SourceId; readonly conflict?: string } => {
  const names = new Set(namesOf(person).map(({ system, value }) => `${system} ${value}`));
  const shared = known.filter(({ system, value }) => names.has(`${system} ${value}`));
  const own = shared.filter(({ system }) => system === ownIds);
  if (own.some((each) => differs(person.family, each.family) || differs(person.birthDate, each.born))) {
    return { conflict: 'this patient was imported with another birth date or family name: nothing of it is kept' };
  }
  const isSame = ({ family, born }: Known): boolean =>
    family !== '' && born !== '' && family === person.family && born === person.birthDate;
  const chart =
    own[0]?.patient ??
    shared
      .filter(isSame)
      .map(({ patient }) => patient)
      .sort()[0] ??
    person.id;
  const others = shared.some((each) => each.patient !== chart);
  return {
    chart: chart as SourceId,
    ...(others
      ? { conflict: 'another chart has an identifier of this patient: kept apart, for a person to settle' }
      : {}),
  };
};

const differs = (said: string | undefined, known: string): boolean =>
  said !== undefined && known !== '' && said !== known;

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
