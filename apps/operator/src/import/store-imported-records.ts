import {
  EmbeddedSetup,
  type ImportConflict,
  type ImportJournal,
  type PatientIdentifier,
  type SaidOfPatient,
  type Versioned,
} from '@portico/adapters-practice/embedded';
import type { PatientRecord, ReadRecord, Refusal, SourceId } from '@portico/adapters-practice/records';
import type { Sql } from '@portico/adapters-storage/sql';
import {
  parseLocalDate,
  type LocationId,
  type PatientId,
  type PracticeId,
  type ProviderId,
} from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import type { PatientIdentity } from '@portico/domain/profile';
import { notStanding, type NotStanding } from './check-standing-entries.ts';
import { lostStatements } from './check-standing-statements.ts';
import { decidedIn, twoContents, type Decided } from './conflicts/import-conflicts.ts';
import { chartsOf, entriesOf } from './gather-charts.ts';
import { matchPatients } from './people/match-patients.ts';
import { withOneChartEach } from './people/merge-charts.ts';
import type { Merge } from './people/placed-people.ts';
import { withoutSameNotes } from './same-notes.ts';
import { keepAppointments, knownIds } from './store-appointments.ts';
import { sayingMore } from './weigh-chart-sections.ts';

export interface Kept {
  /** Records of which everything is in the practice system now. */
  readonly kept: number;
  /** Rows that were new or different; none when the same was imported before. */
  readonly changed: number;
  readonly refusals: readonly Refusal[];
  readonly patients: readonly PatientId[];
  readonly people: readonly PersonKept[];
  /** For a person to settle, each by its id. */
  readonly conflicts: readonly string[];
  /** Charts that became part of another. */
  readonly merges: readonly Merge[];
}

export interface Keeping {
  /** Where the changes are kept, so that they can be undone. */
  readonly journal?: ImportJournal | undefined;
  /** The patients of the same export. */
  readonly companions?: readonly PatientRecord[];
}

/** How many records of one kind stand of one patient. */
export interface PersonKept {
  /** Of the patient: where the record says that the person is reached. */
  readonly to?: string;
  readonly patient: PatientId;
  readonly type: ReadRecord['type'];
  readonly kept: number;
}

/** The patients that records belong to and that neither the records nor the practice know. */
export const patientsMissing = async (
  sql: Sql,
  practice: Practice,
  records: readonly ReadRecord[],
): Promise<ReadonlySet<SourceId>> => {
  const here = new Set(records.filter(({ type }) => type === 'patient').map(({ id }) => id));
  const named = new Set(records.flatMap((record) => ('patient' in record ? [record.patient] : [])));
  const wanted = [...named].filter((id) => !here.has(id));
  const known = await knownIds(sql, 'patients', practice, wanted);
  const aliases = await sql.rows<{ readonly value: string }>({
    text: `select value from clinic.patient_identifiers where practice_id = $1 and system = '' and value = any ($2)`,
    values: [practice.id, wanted],
  });
  for (const { value } of aliases) known.add(value);
  return new Set(wanted.filter((id) => !known.has(id)));
};

/** Keeps the records of one input in a practice. Run it in a transaction: it writes table by table. */
export const keepRecords = async (
  sql: Sql,
  practice: Practice,
  source: string,
  read: readonly ReadRecord[],
  { journal, companions = [] }: Keeping = {},
): Promise<Kept> => {
  const matched = await matchPatients(sql, practice.id, source, read, companions);
  const merged = await withOneChartEach(sql, practice.id, matched, journal);
  const missing = await patientsMissing(sql, practice, matched.records);
  const { fit, refusals } = sorted(source, matched.records, missing);
  const setup = new EmbeddedSetup(sql, journal);
  const patients = fit.flatMap((record) => (record.type === 'patient' ? [identityOf(practice, record)] : []));
  let changed = merged;
  for (const some of eachOnce(await withoutLosingBirthDates(sql, practice, patients)))
    changed += await setup.patients(some);
  changed += await setup.identifiers(identifiersOf(patients, matched.identifiers));
  changed += await setup.providers(
    practice.id,
    ofType(fit, 'provider').map(({ id, name, specialty, version }) => ({
      id: id as string as ProviderId,
      name,
      version: version ?? 0,
      ...(specialty === undefined ? {} : { specialty }),
    })),
  );
  changed += await setup.locations(
    practice.id,
    ofType(fit, 'location').map(({ type: _type, sources: _sources, id, timeZone, version, ...place }) => ({
      ...place,
      id: id as string as LocationId,
      timeZone: timeZone ?? practice.timeZone,
      version: version ?? 0,
    })),
  );
  changed += await keepAppointments(sql, practice, ofType(fit, 'appointment'), journal);
  const charts = await withoutSameNotes(sql, chartsOf(practice.id, fit));
  changed += await setup.charts(await sayingMore(sql, charts));
  const gone = await notStanding(sql, charts);
  const decided = await decidedIn(sql, practice.id);
  const conflicts = [...matched.conflicts, ...entryConflicts(practice.id, gone, decided)];
  await setup.importConflicts([...new Map(conflicts.map((each) => [each.id, each])).values()]);
  const lost = [
    ...lostRecords(source, fit, settled(practice.id, gone, decided)),
    ...(await lostStatements(sql, practice.id, source, fit)),
  ];
  return {
    kept: fit.length - lost.length,
    changed,
    refusals: [...matched.refusals, ...refusals, ...lost],
    patients: [...new Set(patients.map(({ patient }) => patient.patient))],
    people: keptByPerson(fit, lost),
    conflicts: conflicts.map(({ id }) => id),
    merges: matched.merges,
  };
};

const entryConflicts = (
  practice: PracticeId,
  gone: readonly NotStanding[],
  { by }: Decided,
): readonly ImportConflict[] =>
  gone
    .filter(({ reason }) => reason === 'conflict')
    .map(({ patient, section, id }) => twoContents(practice, patient, section, id))
    .filter(({ id }) => !by.has(id));

/** Of a conflict that was settled only the one content is left. */
const settled = (practice: PracticeId, gone: readonly NotStanding[], { by }: Decided): readonly NotStanding[] =>
  gone.map((each) =>
    by.has(twoContents(practice, each.patient, each.section, each.id).id) ? { ...each, reason: 'superseded' } : each,
  );

const keptByPerson = (records: readonly ReadRecord[], lost: readonly Refusal[]): readonly PersonKept[] => {
  const missing = new Set(lost.map(({ record }) => record));
  const counts = new Map<string, PersonKept>();
  for (const record of records) {
    const whose = record.type === 'patient' ? record.id : 'patient' in record ? record.patient : undefined;
    if (whose === undefined || missing.has(record.sources.join(', '))) continue;
    const { type } = record;
    const kept = (counts.get(`${whose} ${type}`)?.kept ?? 0) + 1;
    const to = record.type === 'patient' ? (record.email ?? record.phone) : undefined;
    const reached = to === undefined ? {} : { to };
    counts.set(`${whose} ${type}`, { patient: whose as string as PatientId, type, kept, ...reached });
  }
  return [...counts.values()];
};

type Told = PatientIdentity & Versioned & SaidOfPatient;

const identityOf = (practice: Practice, record: PatientRecord): Told => {
  const birthDate = parseLocalDate(record.birthDate);
  return {
    patient: { practice: practice.id, patient: record.id as string as PatientId },
    name: record.name,
    // The register keeps whole days only; a year alone is no birth date to check an identity against.
    ...(birthDate.ok ? { birthDate: birthDate.value } : {}),
    language: record.language ?? 'en',
    ...(record.demographics && { demographics: record.demographics }),
    version: record.version ?? 0,
  };
};

/** Several words of one input about one patient, one after the other: the newer stands by the same rule as between inputs. */
const eachOnce = (patients: readonly Told[]): readonly (readonly Told[])[] => {
  const turns: Told[][] = [];
  const times = new Map<string, number>();
  for (const each of patients) {
    const at = times.get(each.patient.patient) ?? 0;
    times.set(each.patient.patient, at + 1);
    (turns[at] ??= []).push(each);
  }
  return turns;
};

/** A date of birth that the practice entered itself stands until a source says one. */
const withoutLosingBirthDates = async (
  sql: Sql,
  practice: Practice,
  patients: readonly Told[],
): Promise<readonly Told[]> => {
  const undated = patients.filter(({ birthDate }) => birthDate === undefined);
  const own = await sql.rows<{ readonly id: string }>({
    text: `select id from clinic.patients
           where practice_id = $1 and id = any ($2) and version is null and birth_date is not null`,
    values: [practice.id, undated.map(({ patient }) => patient.patient)],
  });
  const entered = new Set(own.map(({ id }) => id));
  return patients.filter(({ patient, birthDate }) => birthDate !== undefined || !entered.has(patient.patient));
};

/** Each name once, of those patients that were kept. */
const identifiersOf = (
  patients: readonly PatientIdentity[],
  identifiers: readonly PatientIdentifier[],
): readonly PatientIdentifier[] => {
  const kept = new Set(patients.map(({ patient }) => patient.patient));
  const named = identifiers.filter(({ patient }) => kept.has(patient.patient));
  return [...new Map(named.map((each) => [JSON.stringify(each), each])).values()];
};

/** One refusal for each record of which something does not stand. */
const lostRecords = (
  source: string,
  records: readonly ReadRecord[],
  lost: readonly NotStanding[],
): readonly Refusal[] => {
  const reasons = new Map(lost.map(({ patient, section, id, reason }) => [`${patient} ${section} ${id}`, reason]));
  return records.flatMap((record) => {
    const reason = entriesOf(record)
      .map((entry) => reasons.get(entry))
      .find((each) => each !== undefined);
    if (reason === undefined) return [];
    return [{ source, record: record.sources.join(', '), reason, detail: details[reason] }];
  });
};

const details: Readonly<Record<NotStanding['reason'], string>> = {
  superseded: 'a newer version of it is in the practice',
  conflict: 'the practice has another content of the same record and the same date',
};

type RecordOf<Type extends ReadRecord['type']> = Extract<ReadRecord, { readonly type: Type }>;

/** The records of one type, each id once: of two that share one the later stands. */
const ofType = <Type extends ReadRecord['type']>(
  records: readonly ReadRecord[],
  type: Type,
): readonly RecordOf<Type>[] => {
  const fitting = records.filter((record): record is RecordOf<Type> => record.type === type);
  return [...new Map(fitting.map((record) => [record.id, record])).values()];
};

/** PostgreSQL keeps no NUL character and no half of a surrogate pair, in text or in JSON. */
const unkeepable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

/** Tells the records that can be kept from those that cannot, and says why not. */
const sorted = (
  source: string,
  records: readonly ReadRecord[],
  missing: ReadonlySet<SourceId>,
): { readonly fit: readonly ReadRecord[]; readonly refusals: readonly Refusal[] } => {
  const refusals: Refusal[] = [];
  const fit = records.filter((record) => {
    const problem = errorWith(record, missing);
    if (problem !== undefined) refusals.push({ source, record: record.sources.join(', '), ...problem });
    return problem === undefined;
  });
  return { fit, refusals };
};

const errorWith = (
  record: ReadRecord,
  missing: ReadonlySet<SourceId>,
): Pick<Refusal, 'reason' | 'detail'> | undefined => {
  if (record.type === 'organization')
    return { reason: 'not-kept', detail: 'organizations have no place in the practice system' };
  if ('patient' in record && missing.has(record.patient)) {
    return { reason: 'unreadable', detail: 'its patient is in none of the inputs and not in the practice' };
  }
  if (record.type === 'appointment' && record.end <= record.start) {
    return { reason: 'unreadable', detail: 'it ends before it starts' };
  }
  const { content: _content, ...text } = { content: undefined, ...record };
  return unkeepable.test(JSON.stringify(text))
    ? { reason: 'unreadable', detail: 'it holds a character that no text may hold' }
    : undefined;
};
