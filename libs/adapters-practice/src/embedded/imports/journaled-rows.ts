import type { Sql } from '@portico/adapters-storage/sql';
import type { Table } from '../bulk-upsert.ts';
import { journalInsert, journalRemoval, type ImportJournal } from './import-journal.ts';

const counted = async (sql: Sql, text: string, values: readonly unknown[]): Promise<number> =>
  (await sql.rows<{ readonly count: number }>({ text, values }))[0]?.count ?? 0;

const journalOf = (journal: ImportJournal | undefined): readonly unknown[] =>
  journal === undefined ? [] : [journal.practice, journal.id];

/** Deletes rows; `where` speaks of them as `t`. With a journal they are kept there as they were. Answers how many there were. */
export const deleteRows = (
  sql: Sql,
  table: Table<string>,
  where: string,
  values: readonly unknown[],
  journal: ImportJournal | undefined,
): Promise<number> =>
  counted(
    sql,
    `with written as (delete from clinic.${table.name} t where ${where} returning to_jsonb(t) as row)
      ${journal === undefined ? '' : `, journaled as (${journalRemoval(table, values.length + 1)})`}
      select count(*)::integer as count from written`,
    [...values, ...journalOf(journal)],
  );

/** Gives rows of one patient to another, where they are known by an id of their own. */
export const giveRows = (
  sql: Sql,
  table: Table<string>,
  [practice, from, into]: readonly [practice: string, from: string, into: string],
  journal: ImportJournal | undefined,
): Promise<number> =>
  counted(
    sql,
    `with kept_before as (
        select to_jsonb(k) as row from clinic.${table.name} k where practice_id = $1 and patient_id = $2 for update
      ), written as (
        update clinic.${table.name} t set patient_id = $3 where practice_id = $1 and patient_id = $2 returning to_jsonb(t) as row
      )${journal === undefined ? '' : `, journaled as (${journalInsert(table, 4)})`}
      select count(*)::integer as count from written`,
    [practice, from, into, ...journalOf(journal)],
  );
