import type { Sql } from './sql.ts';

/** Rows per transaction; limits how long others wait for locks. */
const batch = 5_000;
/** Time limit of one batch in milliseconds; long, because the table may be large and no request waits. */
const longest = 120_000;

/**
 * Deletes the rows of `table` for which `condition` holds, some at a time, each time in a transaction of its own: what was
 * deleted stays so when a later one fails.
 */
export const deleteInBatches = async (
  sql: Sql,
  table: string,
  condition: string,
  values: readonly unknown[],
): Promise<void> => {
  for (;;) {
    const gone = await sql.transaction(
      (inner) =>
        inner.rows({
          text: `delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batch})) returning 1`,
          values,
        }),
      { statementMilliseconds: longest },
    );
    if (gone.length < batch) return;
  }
};
