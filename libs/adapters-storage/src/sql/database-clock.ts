import type { Instant } from '@portico/domain/kernel';
import type { Sql } from './sql.ts';

/** The database's own clock, in milliseconds: the same for every instance, even if their clocks differ. */
export const databaseClock = (sql: Sql) => async (): Promise<Instant> => {
  const [row] = await sql.rows<{ readonly now: Instant }>({
    name: 'database-clock',
    text: 'select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now',
    values: [],
  });
  if (row === undefined) throw new Error('Bug: a database without a clock.');
  return row.now;
};
