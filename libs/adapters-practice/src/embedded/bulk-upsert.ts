import type { Sql } from '@portico/adapters-storage/sql';
import { journalInsert, keysOf, type ImportJournal } from './imports/import-journal.ts';

/** One table as rows are written to it: its columns with their types, the first `keys` of which are its key. */
export interface Table<Column extends string> {
  readonly name: string;
  readonly columns: Readonly<Record<Column, ColumnType>>;
  readonly keys: number;
}

export type ColumnType = 'text' | 'smallint' | 'integer' | 'bigint' | 'boolean' | 'date' | 'time' | 'jsonb' | 'bytea';
export type Row<Column extends string> = Readonly<Record<Column, string | number | boolean | Uint8Array | null>>;

export const table = <Column extends string>(
  name: string,
  keys: number,
  columns: Table<Column>['columns'],
): Table<Column> => ({ name, keys, columns });

/** Large enough to make round trips cheap, small enough to stay a few megabytes. */
const mostAtOnce = 5_000;

/**
 * Writes rows, many to a statement, and replaces those with the same key. Of two rows with a version the later stands,
 * and of two of one version the one that is greater as text: whichever comes first, the same row is left. Answers how
 * many rows were new or different; two rows of one call must not share a key. With a journal it keeps how they were.
 */
export const writeRows = async <Column extends string>(
  sql: Sql,
  table: Table<Column>,
  rows: readonly Row<Column>[],
  journal?: ImportJournal,
): Promise<number> => {
  let written = 0;
  for (let from = 0; from < rows.length; from += mostAtOnce) {
    const some = rows.slice(from, from + mostAtOnce);
    const columns = Object.keys(table.columns) as Column[];
    const [answer] = await sql.rows<{ readonly written: number }>({
      text: journal === undefined ? upsert(table) : upsertJournaled(table),
      values: [
        ...columns.map((column) => some.map((row) => sendable(row[column]))),
        ...(journal === undefined ? [] : [journal.practice, journal.id]),
      ],
    });
    written += answer?.written ?? 0;
  }
  return written;
};

/** `pg` sends a plain Uint8Array inside an array as an object; a Buffer it knows. */
const sendable = (value: Row<string>[string]) => (value instanceof Uint8Array ? Buffer.from(value) : value);

const upsert = (table: Table<string>): string =>
  `with written as (${insertOf(table)} returning 1) select count(*) as written from written`;

const upsertJournaled = (table: Table<string>): string => {
  const names = Object.keys(table.columns);
  const keys = keysOf(table).map((key) => `k.${key} = given.${key}`);
  return `with kept_before as (
      select to_jsonb(k) as row from clinic.${table.name} k
      join unnest(${arraysOf(table)}) as given (${names.join(', ')}) on ${keys.join(' and ')}
    ), written as (${insertOf(table)} returning to_jsonb(kept) as row),
    journaled as (${journalInsert(table, names.length + 1)})
    select count(*) as written from written`;
};

const arraysOf = ({ columns }: Table<string>): string =>
  Object.values(columns)
    .map((type, at) => `$${at + 1}::${type}[]`)
    .join(', ');

const insertOf = (table: Table<string>): string => {
  const { name, columns, keys } = table;
  const names = Object.keys(columns);
  const rest = names.slice(keys);
  const onConflict =
    rest.length === 0
      ? 'do nothing'
      : `do update set ${rest.map((column) => `${column} = excluded.${column}`).join(', ')}
         where (${rest.map((column) => `kept.${column}`).join(', ')})
           is distinct from (${rest.map((column) => `excluded.${column}`).join(', ')})${'version' in columns ? newer(rest) : ''}`;
  return `insert into clinic.${name} as kept (${names.join(', ')}) select * from unnest(${arraysOf(table)})
      on conflict (${names.slice(0, keys).join(', ')}) ${onConflict}`;
};

/** A row without a version is the practice's own: it replaces and is replaced. */
const newer = (columns: readonly string[]): string => {
  const said = columns.filter((column) => column !== 'version');
  const [kept, given] = ['kept', 'excluded'].map(
    (row) => `(${row}.version, row(${said.map((column) => `${row}.${column}`).join(', ')})::text collate "C")`,
  );
  return ` and (kept.version is null or excluded.version is null or ${given} > ${kept})`;
};
