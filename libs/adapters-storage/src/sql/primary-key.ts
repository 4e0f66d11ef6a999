import type { Sql } from './sql.ts';

const known = new Map<string, readonly string[]>();

/**
 * The columns that name a row of `table`, in order. Engines that spread a table over machines know no places of rows, so
 * what goes through any table goes by these. A key does not change while a process runs.
 */
export const primaryKeyOf = async (sql: Sql, table: string): Promise<readonly string[]> => {
  const before = known.get(table);
  if (before !== undefined) return before;
  const [name = '', schema = 'public'] = table.split('.').reverse();
  const rows = await sql.rows<{ readonly name: string }>({
    text: `select used.column_name as name from information_schema.table_constraints key
      join information_schema.key_column_usage used
        on used.constraint_schema = key.constraint_schema and used.constraint_name = key.constraint_name
          and used.table_name = key.table_name
      where key.constraint_type = 'PRIMARY KEY' and key.table_schema = $1 and key.table_name = $2
      order by used.ordinal_position`,
    values: [schema, name],
  });
  if (rows.length === 0) throw new Error(`The table ${table} has no primary key, or its role may not change it.`);
  const columns = rows.map((row) => row.name);
  known.set(table, columns);
  return columns;
};
