import type { Instant } from '@portico/domain/kernel';
import { callerRequest } from './caller-of-statements.ts';
import type { Sql } from './sql.ts';

/** Milliseconds since 1970 by the database's own clock. */
export const databaseNow = 'floor(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** The database's own clock, in milliseconds: the same for every instance, even if their clocks differ. */
export const databaseClock = (sql: Sql) => async (): Promise<Instant> => {
  const [row] = await sql.rows<{ readonly now: Instant }>({
    name: 'database-clock',
    text: `select ${databaseNow} as now`,
    values: [],
  });
  if (row === undefined) throw new Error('Bug: a database without a clock.');
  return row.now;
};

/** Keeps what a statement of the running request answered of the database's clock; the first time that is known stays. */
export const noteRequestTime = (now: Instant): void => {
  const request = callerRequest();
  if (request !== undefined) request.time ??= now;
};

/**
 * The database's clock when it first was known in the running request, which may be somewhat before now: for reads that
 * are as of one moment. Asks where none is known, and for work without a request.
 */
export const requestClock = (sql: Sql) => {
  const clock = databaseClock(sql);
  return async (): Promise<Instant> => {
    const known = callerRequest()?.time;
    if (known !== undefined) return known;
    const now = await clock();
    noteRequestTime(now);
    return callerRequest()?.time ?? now;
  };
};
