import type { Sql } from '@portico/adapters-storage/sql';
import { HOUR, type Instant, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type { Change, Changes, Cursor, ProblemKind } from '@portico/practice-spi';
import type { PracticeLink } from './connected-practices.ts';
import { portalPatientsOf } from './portal-and-system-ids.ts';

/** How often the records of all patients are looked at where the system cannot say whose changed, in milliseconds. */
const listEvery = 6 * HOUR;

/** Pages of changes that are read at a time; the others are read at the next look. */
const mostPages = 20;

/** What a system says that does not know a cursor any more, or cannot tell what changed since; `away` and `busy` pass. */
const cannotTell: ReadonlySet<ProblemKind> = new Set(['gone', 'refused', 'not-offered', 'malformed']);

interface Look {
  /** Reports of days before that are not told of. */
  readonly begunAt: Instant;
  readonly listedAt: Instant;
  /** A change did not say whose record it was, and all were not looked at since. */
  readonly isUntold: boolean;
  readonly cursor: Cursor | undefined;
}

/**
 * Notes the patients of a connected practice in whose records reports may have arrived. The first look only marks where to
 * begin. Answers since when reports are looked for, undefined where the system keeps no records; throws `PracticeAway`.
 */
export const lookForReports = async (link: PracticeLink): Promise<Instant | undefined> => {
  const { record, changes } = link.connection;
  if (record === undefined) return undefined;
  const now = await link.now();
  const look = await lookAt(link.sql, link.id);
  if (look === undefined) {
    await begin(link, now, changes && (await beginningOf(link, changes)));
    return now;
  }
  if (changes === undefined) await listAll(link, look, now);
  else await readChanges(link, changes, look, now);
  return look.begunAt;
};

const beginningOf = async (link: PracticeLink, changes: Changes): Promise<Cursor | undefined> => {
  const answer = await changes.since(undefined, link.call());
  if (answer.ok || !cannotTell.has(answer.error.kind)) return link.answers.valueOf('changes.since', answer).next;
  link.answers.note('changes.since', answer.error);
  return undefined;
};

const readChanges = async (link: PracticeLink, changes: Changes, look: Look, now: Instant): Promise<void> => {
  let { cursor, isUntold } = look;
  if (cursor === undefined) return beginAnew(link, changes, look, now);
  for (let pages = 0; pages < mostPages; pages += 1) {
    const answer = await changes.since(cursor, link.call());
    if (!answer.ok && cannotTell.has(answer.error.kind)) {
      link.answers.note('changes.since', answer.error);
      return beginAnew(link, changes, look, now);
    }
    const { items, next, untold = [] } = link.answers.valueOf('changes.since', answer);
    if (next === undefined) link.answers.note('changes.since', { kind: 'malformed', what: 'next' });
    const records = items.filter(({ kind }) => kind === 'record');
    await noteChanges(link, records, { from: cursor, to: next ?? cursor }, now);
    isUntold ||= untold.includes('record') || records.some(isUnnamed);
    const isLast = items.length === 0 || next === undefined || next === cursor;
    cursor = next ?? cursor;
    if (isLast) break;
  }
  if (isUntold) await listAll(link, look, now, cursor);
};

const isUnnamed = ({ patient }: Change): boolean => patient === undefined;

/** Nobody can say what changed before the new beginning, so all are looked at. */
const beginAnew = async (link: PracticeLink, changes: Changes, look: Look, now: Instant): Promise<void> => {
  if (isListed(look, now)) return;
  await listAll(link, look, now, await beginningOf(link, changes));
};

const isListed = ({ listedAt }: Look, now: Instant): boolean => now - listedAt < listEvery;

/** Keeps the patients and where to go on together: neither is lost if the gateway ends between them. */
const noteChanges = async (
  { sql: database, id: practice }: PracticeLink,
  records: readonly Change[],
  { from, to }: { readonly from: Cursor; readonly to: Cursor },
  now: Instant,
): Promise<void> => {
  const named = [...new Set(records.flatMap(({ patient }) => patient ?? []))];
  const patients = named.length === 0 ? [] : [...(await portalPatientsOf(database, practice, named)).values()];
  if (records.length === 0 && from === to) return;
  await database.transaction(async (sql) => {
    await note(sql, practice, now, patients);
    await sql.rows({
      name: 'connected-report-look-on',
      text: 'update connected.report_looks set cursor = $3, unnamed = unnamed or $4 where practice_id = $1 and cursor = $2',
      values: [practice, from, to, records.some(isUnnamed)],
    });
  });
};

/** Every patient whom somebody could be told of, no more often than `listEvery`. */
const listAll = async (
  { sql: database, id: practice }: PracticeLink,
  look: Look,
  now: Instant,
  cursor?: Cursor,
): Promise<void> => {
  if (isListed(look, now)) return;
  await database.transaction(async (sql) => {
    const listed = await sql.rows({
      name: 'connected-report-look-at-all',
      text: `update connected.report_looks set listed_at = $3, cursor = $4, unnamed = false
        where practice_id = $1 and listed_at = $2 returning practice_id`,
      values: [practice, look.listedAt, now, cursor ?? null],
    });
    if (listed.length > 0) await note(sql, practice, now);
  });
};

/** Those of the patients, or all, who have an account or somebody who helps them. */
const note = async (sql: Sql, practice: PracticeId, now: Instant, patients?: readonly PatientId[]): Promise<void> => {
  await sql.rows({
    name: 'connected-arrived-reports-note',
    text: `insert into connected.arrived_reports as a (practice_id, patient_id, count, until)
      select $1, known.patient_id, 1, $2::bigint from (
        select patient_id from account_charts where practice_id = $1
        union select patient_id from delegations where practice_id = $1
      ) known
      where $3::text[] is null or known.patient_id = any($3::text[])
      order by 2
      on conflict (practice_id, patient_id) do update set count = a.count + 1, until = least(a.until, excluded.until)`,
    values: [practice, now, patients ?? null],
  });
};

const begin = async (link: PracticeLink, now: Instant, cursor: Cursor | undefined): Promise<void> => {
  await link.sql.rows({
    name: 'connected-report-look-begin',
    text: `insert into connected.report_looks (practice_id, begun_at, listed_at, cursor) values ($1, $2, $2, $3)
      on conflict do nothing`,
    values: [link.id, now, cursor ?? null],
  });
};

const lookAt = async (sql: Sql, practice: PracticeId): Promise<Look | undefined> => {
  const [row] = await sql.rows<{
    readonly begun_at: number;
    readonly listed_at: number;
    readonly unnamed: boolean;
    readonly cursor: Cursor | null;
  }>({
    name: 'connected-report-look',
    text: 'select begun_at, listed_at, unnamed, cursor from connected.report_looks where practice_id = $1',
    values: [practice],
  });
  return (
    row && {
      begunAt: Number(row.begun_at) as Instant,
      listedAt: Number(row.listed_at) as Instant,
      isUntold: row.unnamed,
      cursor: row.cursor ?? undefined,
    }
  );
};
