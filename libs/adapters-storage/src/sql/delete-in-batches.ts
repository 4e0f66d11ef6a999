import { primaryKeyOf } from './primary-key.ts';
import type { Sql } from './sql.ts';

/** Rows per transaction; limits how long others wait for locks. */
const batch = 5_000;
/** Time limit of one batch in milliseconds; long, because the table may be large and no request waits. */
const longest = 120_000;
/** How long a batch, which holds its rows, waits in milliseconds for a row that goes with them. */
const longestForALock = 2_000;

/**
 * Deletes the rows of `table` for which `condition` holds, some at a time, each time in a transaction of its own: what was
 * deleted stays so when a later one fails. A row that another transaction holds is left for the next time.
 */
export const deleteInBatches = async (
  sql: Sql,
  table: string,
  condition: string,
  values: readonly unknown[],
): Promise<void> => {
  const key = await primaryKeyOf(sql, table);
  // A row that is passed over does not count toward the limit, so that fewer are the last ones.
  // Within the statement it goes by its name without the schema.
  const [name = table] = table.split('.').reverse();
  const some = `select ${key.map((column) => `${name}.${column}`).join(', ')} from ${table} where ${condition}
    limit ${batch} for update of ${name} skip locked`;
  const same = key.map((column) => `${name}.${column} = chosen.${column}`).join(' and ');
  // Materialized, as a limit that is asked anew for each row would bound nothing.
  const text = `with chosen as materialized (${some}) delete from ${table} using chosen where ${same} returning 1`;
  for (;;) {
    const gone = await sql.transaction(
      async (inner) => {
        await inner.rows({ text: `set local lock_timeout = ${longestForALock}` });
        return inner.rows({ text, values });
      },
      { statementMilliseconds: longest },
    );
    if (gone.length < batch) return;
  }
};
