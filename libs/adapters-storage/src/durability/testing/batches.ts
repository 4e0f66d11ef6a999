import type { Sql } from '../../sql/index.ts';

/** Rows of one transaction, so that a half-written one shows. */
export const batchSize = 3;

export const createBatches = async (sql: Sql): Promise<void> => {
  await sql.rows({
    text: 'create table batches (batch integer, line integer, filler text, primary key (batch, line))',
  });
};

/** Writes one batch; when it answers, the batch is acknowledged. */
export const writeBatch = (sql: Sql, batch: number): Promise<readonly unknown[]> =>
  sql.transaction((inner) =>
    inner.rows({
      name: 'write-batch',
      text: `insert into batches select $1, line, repeat('x', 200) from generate_series(1, $2::integer) line`,
      values: [batch, batchSize],
    }),
  );

/** The batches that are there; throws when one is there in part, or the index does not agree with the table. */
export const wholeBatches = async (sql: Sql): Promise<ReadonlySet<number>> => {
  const counted = await sql.rows<{ readonly batch: number; readonly lines: number }>({
    text: 'select batch, count(*)::integer as lines from batches group by batch',
  });
  const torn = counted.filter(({ lines }) => lines !== batchSize);
  if (torn.length > 0) throw new Error(`Torn batches: ${JSON.stringify(torn)}`);
  const found = await sql.transaction(async (inner) => {
    await inner.rows({ text: 'set local enable_seqscan = off' });
    return inner.rows<{ readonly batch: number }>({ text: 'select batch from batches where batch >= 0 and line = 1' });
  });
  if (found.length !== counted.length) throw new Error('The index and the table disagree.');
  return new Set(found.map(({ batch }) => batch));
};
