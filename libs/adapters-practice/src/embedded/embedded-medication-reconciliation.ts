import { createHash } from 'node:crypto';
import type { Sql } from '@portico/adapters-storage/sql';
import type { Allergy, Medication } from '@portico/domain/health';
import { dayIn, type Instant, type PatientRef, type TimeZone } from '@portico/domain/kernel';
import type { PracticeManagement } from '@portico/domain/practices';
import {
  historyKinds,
  type HistoryEntry,
  type HistoryKind,
  type HistoryList,
  type HistoryReport,
  type MedsAllergies,
  type MedicationReconciliation,
} from '@portico/domain/visits';
import { behaviorOf } from '../behaviors/index.ts';

/** An entry with when the patient added it, or removed it, and how it stood before. */
type Body = (Allergy | Medication) & {
  readonly saidAt?: Instant;
  readonly goneAt?: Instant;
};

interface SectionRow {
  readonly section: HistoryKind;
  readonly kind: 'entries' | 'narrative' | 'none-known' | null;
  readonly narrative: readonly string[] | null;
  readonly bodies: readonly Body[];
  readonly requests: readonly RequestRow[];
  readonly management: PracticeManagement;
  readonly time_zone: TimeZone;
}

interface RequestRow {
  readonly action: 'add' | 'delete' | 'none';
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly said_at: Instant;
}

/**
 * What patients say of their allergies and medications. Where the practice takes it at once it is in the chart; else, and
 * beside a chart that is written in sentences, it waits for the staff as a request.
 */
export class EmbeddedMedicationReconciliation implements MedicationReconciliation {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async of(patient: PatientRef, since?: Instant): Promise<MedsAllergies<HistoryList>> {
    const rows = await this.#sections(this.#sql, patient);
    const listOf = (kind: HistoryKind): HistoryList => {
      const row = rows.find(({ section }) => section === kind);
      return row === undefined ? { entries: [], none: false } : listFrom(row, since);
    };
    return { allergies: listOf('allergies'), medications: listOf('medications') };
  }

  report(patient: PatientRef, report: MedsAllergies<HistoryReport>, now: Instant): Promise<void> {
    return this.#sql.transaction(async (sql) => {
      for (const row of await this.#sections(sql, patient)) {
        const said = report[row.section];
        await (isByRequest(row) ? request(sql, patient, row, said, now) : enter(sql, patient, row, said, now));
      }
    });
  }

  #sections(sql: Sql, { practice, patient }: PatientRef): Promise<readonly SectionRow[]> {
    return sql.rows<SectionRow>({
      name: 'clinic-patient-history',
      text: `select k.section, s.kind, s.narrative, o.management, o.time_zone,
          coalesce((select jsonb_agg(e.body order by e.id) from clinic.chart_entries e
            where e.practice_id = p.practice_id and e.patient_id = p.id and e.section = k.section), '[]') as bodies,
          coalesce((select jsonb_agg(jsonb_build_object('action', r.action, 'id', r.id, 'name', r.name, 'code', r.code,
              'said_at', r.said_at))
            from clinic.history_requests r
            where r.practice_id = p.practice_id and r.patient_id = p.id and r.section = k.section), '[]') as requests
        from clinic.patients p join clinic.practices o on o.practice_id = p.practice_id
        cross join unnest($3::text[]) as k (section)
        left join clinic.chart_sections s
          on s.practice_id = p.practice_id and s.patient_id = p.id and s.section = k.section
        where p.practice_id = $1 and p.id = $2`,
      values: [practice, patient, historyKinds],
    });
  }
}

const isByRequest = ({ management, kind }: SectionRow): boolean =>
  behaviorOf(management).historyByRequest === true || kind === 'narrative';

const nameOf = (body: Allergy | Medication): string => ('substance' in body ? body.substance : body.name);
const stillSo: ReadonlySet<string> = new Set(['active', 'current', 'unknown']);
const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How much of a medication is taken, and when; a dose that its name says is not said again. */
const directionsOf = (body: Body): string | undefined => {
  if (!('name' in body)) return undefined;
  const { name, dose = '', instructions = '' } = body;
  const said = plain(`${name} ${instructions}`);
  return [said.includes(plain(dose)) ? '' : dose, instructions].filter((part) => part !== '').join(' · ') || undefined;
};

const entryOf = (body: Body, mayDelete: boolean): HistoryEntry => {
  const directions = directionsOf(body);
  return { id: body.id, name: nameOf(body), mayDelete, ...(directions !== undefined && { directions }) };
};

const listFrom = ({ kind, narrative, bodies, requests, management }: SectionRow, since?: Instant): HistoryList => {
  const isSince = (at: Instant | undefined): boolean => since !== undefined && at !== undefined && at >= since;
  const isNew = (at: Instant | undefined) => (isSince(at) ? { isNew: true as const } : {});
  const stay = behaviorOf(management).clinicianEntriesStay === true;
  const entry = (body: Body): HistoryEntry => entryOf(body, !stay || body.saidByPatient === true);
  const noneSaid = requests.find(({ action }) => action === 'none');
  const deleted = requests.filter(({ action }) => action === 'delete');
  const gone = bodies.filter((body) => {
    if (!stillSo.has(body.status)) return isSince(body.goneAt) && !isSince(body.saidAt);
    const said = noneSaid ?? deleted.find(({ id }) => id === body.id);
    return isSince(said?.said_at);
  });
  const whatIsGone = gone.length > 0 && { gone: gone.map(entry).sort(byName) };
  if (noneSaid !== undefined) return { entries: [], none: true, ...whatIsGone };
  const written = bodies
    .filter(({ id, status }) => stillSo.has(status) && !deleted.some((each) => each.id === id))
    .map((body) => ({ ...entry(body), ...isNew(body.saidAt) }));
  // What is written in sentences cannot be taken apart.
  const told = bodies.length > 0 ? [] : (narrative ?? []);
  const sentences = told.map((name, at): HistoryEntry => ({ id: `sentence-${at}`, name, mayDelete: false }));
  const asked = requests
    .filter(({ action }) => action === 'add')
    .map(({ id, name, code, said_at: at }): HistoryEntry => {
      const coded = code === null ? {} : { code };
      return { id, name, ...coded, mayDelete: true, ...isNew(at) };
    });
  const entries = [...sentences, ...written, ...asked].sort(byName);
  return { entries, none: kind === 'none-known' && entries.length === 0, ...whatIsGone };
};

/** One name is one thing, however often it is said. */
const idOf = (name: string): string => `said-${createHash('sha256').update(plain(name)).digest('hex').slice(0, 24)}`;

type Additions = readonly Extract<HistoryReport['changes'][number], { readonly action: 'add' }>[];

/** What is new: what stands there already is not written a second time. */
const additions = (row: SectionRow, { changes }: HistoryReport): Additions => {
  const gone = new Set(changes.flatMap((change) => (change.action === 'delete' ? [change.id] : [])));
  const stays = listFrom(row).entries.filter(({ id }) => !gone.has(id));
  const known = new Set(stays.map(({ name }) => plain(name)));
  return changes.filter((change) => change.action === 'add').filter(({ name }) => !known.has(plain(name)));
};

const deletions = ({ changes }: HistoryReport): readonly string[] =>
  changes.flatMap((change) => (change.action === 'delete' ? [change.id] : []));
const restored = ({ changes }: HistoryReport): readonly string[] =>
  changes.flatMap((change) => (change.action === 'restore' ? [change.id] : []));

const request = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  row: SectionRow,
  report: HistoryReport,
  now: Instant,
): Promise<void> => {
  const key = [practice, patient, row.section];
  const gone = deletions(report);
  const mine = new Set(row.requests.filter(({ action }) => action === 'add').map(({ id }) => id));
  // What was only asked for is not asked for any more; a list with something in it takes back that there is nothing.
  await sql.rows({
    name: 'clinic-history-take-back',
    text: `delete from clinic.history_requests where practice_id = $1 and patient_id = $2 and section = $3
      and (action = 'none' or action = 'delete' and id = any ($6) or action = 'add' and (id = any ($4) or $5))`,
    values: [...key, gone, report.none, restored(report)],
  });
  const asked = report.none
    ? [{ action: 'none', id: 'none', name: '', code: null }]
    : [
        ...gone.filter((id) => !mine.has(id)).map((id) => ({ action: 'delete', id, name: '', code: null })),
        ...additions(row, report).map(({ name, code = null }) => ({ action: 'add', id: idOf(name), name, code })),
      ];
  for (const { action, id, name, code } of asked) {
    await sql.rows({
      name: 'clinic-history-request',
      text: `insert into clinic.history_requests (practice_id, patient_id, section, action, id, name, code, said_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
      values: [...key, action, id, name, code, now],
    });
  }
};

/** Writes into the chart at once. What the patient takes away is not erased: it is so no more. */
const enter = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  row: SectionRow,
  report: HistoryReport,
  now: Instant,
): Promise<void> => {
  const key = [practice, patient, row.section];
  const today = dayIn(row.time_zone, now);
  const over = row.section === 'allergies' ? { status: 'inactive' } : { status: 'past', ended: today };
  const back = restored(report);
  const added = additions(row, report);
  await sql.rows({
    name: 'clinic-history-section',
    text: `insert into clinic.chart_sections as s (practice_id, patient_id, section, kind) values ($1, $2, $3, $4)
      on conflict (practice_id, patient_id, section) do update set kind = excluded.kind where s.kind <> excluded.kind`,
    values: [...key, report.none ? 'none-known' : 'entries'],
  });
  const gone = deletions(report);
  if (gone.length > 0) {
    await sql.rows({
      name: 'clinic-history-over',
      text: `update clinic.chart_entries
        set body = body || $5::jsonb || jsonb_build_object('wasBefore', body - 'wasBefore' - 'goneAt')
        where practice_id = $1 and patient_id = $2 and section = $3 and id = any ($4) and body ->> 'status' <> $6`,
      values: [...key, gone, JSON.stringify({ ...over, goneAt: now }), over.status],
    });
  }
  if (back.length > 0) {
    await sql.rows({
      name: 'clinic-history-back',
      text: `update clinic.chart_entries set body = body -> 'wasBefore'
        where practice_id = $1 and patient_id = $2 and section = $3 and id = any ($4) and body ->> 'status' = $5
          and body -> 'wasBefore' is not null`,
      values: [...key, back, over.status],
    });
  }
  for (const { name } of added) {
    const id = idOf(name);
    const body =
      row.section === 'allergies'
        ? { id, substance: name, reactions: [], recorded: today, status: 'active', saidByPatient: true, saidAt: now }
        : { id, name, started: today, status: 'current', saidByPatient: true, saidAt: now };
    await sql.rows({
      name: 'clinic-history-entry',
      text: `insert into clinic.chart_entries (practice_id, patient_id, section, id, body) values ($1, $2, $3, $4, $5)
        on conflict (practice_id, patient_id, section, id) do update set body = excluded.body`,
      values: [...key, id, JSON.stringify(body)],
    });
  }
};
