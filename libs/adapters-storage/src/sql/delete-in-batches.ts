import type { Sql } from './sql.ts';

/** Rows of one transaction: others wait for no more than these. */
const batch = 5_000;
/** Milliseconds that finding and deleting them may take: nobody waits for it, and the table may be long. */
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
