import type { Sql } from '@portico/adapters-storage/sql';
import { heldTables } from '../held-tables.ts';

/** Every row of every table as text. */
export const dumpTables = async (sql: Sql): Promise<Readonly<Record<string, readonly string[]>>> => {
  const all: Record<string, readonly string[]> = {};
  for (const table of Object.keys(heldTables)) {
    const rows = await sql.rows<{ readonly row: string }>({
      text: `select t::text as row from ${table} t order by 1`,
    });
    all[table] = rows.map(({ row }) => row);
  }
  return all;
};
