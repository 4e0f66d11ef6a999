import type { Sql } from '@portico/adapters-storage/sql';
import type { PatientRef, PracticeId } from '@portico/domain/kernel';

/*
 * Locks among all instances of the gateway, for the moment of a transaction and never while a system is asked. The
 * patient's comes before a calendar's, so that two never wait for each other.
 */

/** How often the visits of a calendar have changed through this portal: times that were read before a change are read anew. */
export const calendarChanges = (sql: Sql, practice: PracticeId, calendar: string): Promise<number> =>
  changesOf(sql, practice, `calendar:${calendar}`);

/** The same of what a patient signed. */
export const formChanges = (sql: Sql, { practice, patient }: PatientRef): Promise<number> =>
  changesOf(sql, practice, `forms:${patient}`);

/** Locks what a patient signs, and counts that it changes; false if it changed since it was counted. */
export const changeForms = async (sql: Sql, { practice, patient }: PatientRef, since: number): Promise<boolean> =>
  (await lock(sql, practice, `forms:${patient}`, 1)) === since + 1;

const changesOf = async (sql: Sql, practice: PracticeId, name: string): Promise<number> => {
  const [row] = await sql.rows<{ readonly changed: number }>({
    name: 'connected-turn-changes',
    text: 'select changed from connected.turns where practice_id = $1 and name = $2',
    values: [practice, name],
  });
  return row?.changed ?? 0;
};

/** Locks a calendar, and answers how often its visits have changed. */
export const lockCalendar = (sql: Sql, practice: PracticeId, calendar: string): Promise<number> =>
  lock(sql, practice, `calendar:${calendar}`, 0);

/** Locks a calendar, and counts that its visits have changed. */
export const changeCalendar = (sql: Sql, practice: PracticeId, calendar: string): Promise<number> =>
  lock(sql, practice, `calendar:${calendar}`, 1);

export const lockPatient = (sql: Sql, { practice, patient }: PatientRef): Promise<number> =>
  lock(sql, practice, `patient:${patient}`, 0);

const lock = async (sql: Sql, practice: PracticeId, name: string, more: number): Promise<number> => {
  const [row] = await sql.rows<{ readonly changed: number }>({
    name: 'connected-turn',
    text: `insert into connected.turns (practice_id, name, changed) values ($1, $2, $3)
      on conflict (practice_id, name) do update set changed = turns.changed + excluded.changed returning changed`,
    values: [practice, name, more],
  });
  return row?.changed ?? 0;
};
