import type { Sql } from '../sql/index.ts';

/** Rows on their way at once: a row may hold a file of ten megabytes. */
const atOnce = 100;

interface Table {
  /** Quoted, with its schema. */
  readonly name: string;
  /** Quoted, without those that the database computes by itself. */
  readonly columns: readonly string[];
}

/**
 * Copies the rows of every table in batches, and the position of every sequence, into tables of the same names without
 * keys or triggers. `from` and `to` have to be transactions. Rows are copied in PostgreSQL's text format, so any type
 * works.
 */
export const copyRows = async (from: Sql, to: Sql): Promise<void> => {
  for (const table of await tablesOf(from)) await copyTable(table, from, to);
  for (const { name, last } of await sequencesOf(from))
    await to.rows({ text: 'select setval($1::regclass, $2)', values: [name, last] });
};

const copyTable = async ({ name, columns }: Table, from: Sql, to: Sql): Promise<void> => {
  await from.rows({ text: `declare copied no scroll cursor for select t::text as row from only ${name} t` });
  for (;;) {
    const rows = await from.rows<{ readonly row: string }>({ text: `fetch ${atOnce} from copied` });
    if (rows.length > 0)
      await to.rows({
        // Read once for all columns of a row, not once for each.
        text: `insert into ${name} (${columns.join()}) overriding system value select ${columns.map((column) => `r.${column}`).join()}
          from (select (given::${name}).* from unnest($1::text[]) given offset 0) r`,
        values: [rows.map(({ row }) => row)],
      });
    if (rows.length < atOnce) break;
  }
  await from.rows({ text: 'close copied' });
};

const ours = `n.nspname not in ('information_schema', 'pg_catalog') and n.nspname not like 'pg\\_%'`;

const tablesOf = (sql: Sql): Promise<readonly Table[]> =>
  sql.rows<Table>({
    text: `select format('%I.%I', n.nspname, c.relname) as name,
        array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and ${ours} group by 1 order by 1`,
  });

/** Those that have counted; the others begin anew. */
const sequencesOf = (sql: Sql): Promise<readonly { readonly name: string; readonly last: string }[]> =>
  sql.rows({
    text: `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
      from pg_sequences where last_value is not null order by 1`,
  });
