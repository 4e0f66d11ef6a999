import type { Sql } from '../sql/index.ts';

/** What a table holds, so that two databases can be held against each other. */
export interface TableHash {
  readonly table: string;
  readonly rows: number;
  /** The same for the same rows, in whatever order and on whichever engine. */
  readonly hash: string;
}

/** Every table with its rows, as of one instant. */
export const tableHashes = (database: Sql): Promise<readonly TableHash[]> =>
  database.transaction(async (sql) => {
    // What a value looks like as text depends on these.
    await sql.rows({
      text: `set transaction isolation level repeatable read, read only; set local time zone 'UTC';
        set local bytea_output = 'hex'; set local extra_float_digits = 1`,
    });
    return hashesOf(sql);
  });

const hashesOf = async (sql: Sql): Promise<readonly TableHash[]> => {
  const tables = await sql.rows<{ readonly name: string }>({
    text: `select format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('information_schema', 'pg_catalog') and n.nspname not like 'pg\\_%'
      order by 1`,
  });
  const hashes: TableHash[] = [];
  for (const { name } of tables) {
    const [row] = await sql.rows<{ readonly rows: number; readonly hash: string | null }>({
      text: `select count(*) as rows, sum(('x' || left(md5(t::text), 15))::bit(60)::bigint::numeric)::text as hash from only ${name} t`,
    });
    hashes.push({ table: name, rows: row?.rows ?? 0, hash: row?.hash ?? '0' });
  }
  return hashes;
};
