import type { Sql } from './sql.ts';

const samples = 3;

/**
 * Milliseconds that the database's clock is ahead of `now`, by the quickest of a few questions: half of the time that an
 * answer takes is the most that this may be wrong.
 */
export const clockDifference = async (sql: Sql, now: () => number): Promise<number> => {
  let best = { took: Infinity, ahead: 0 };
  for (let sample = 0; sample < samples; sample += 1) {
    const asked = now();
    const [row] = await sql.rows<{ readonly at: number }>({
      text: 'select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as at',
    });
    const took = now() - asked;
    if (row !== undefined && took < best.took) best = { took, ahead: Math.round(row.at - asked - took / 2) };
  }
  return best.ahead;
};
