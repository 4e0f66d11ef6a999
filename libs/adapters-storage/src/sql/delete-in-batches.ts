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
  // A row that is passed over does not count toward the limit, so that fewer are the last ones.
  const some = `select ctid from ${table} where ${condition} limit ${batch} for update of ${table} skip locked`;
  for (;;) {
    const gone = await sql.transaction(
      async (inner) => {
        await inner.rows({ text: `set local lock_timeout = ${longestForALock}` });
        return inner.rows({ text: `delete from ${table} where ctid = any(array(${some})) returning 1`, values });
      },
      { statementMilliseconds: longest },
    );
    if (gone.length < batch) return;
  }
};
