import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, HOUR, instant, plus, SECOND, type Instant } from '@portico/domain/kernel';
import type { Database, Sql } from '../sql/index.ts';
import { openMigrated } from '../testing/test-database-copies.ts';
import { PageCounter } from '../testing/touched-page-counter.ts';
import { reached } from './audit-queries.ts';

const start = instant(1_795_287_600_000);
const [from, to] = [plus(start, 100 * DAY), plus(start, 101 * DAY)];

describe('the report of an incident', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated();
    for (const table of ['activity', 'activity_seals'])
      await database.rows({ text: `alter table ${table} disable trigger user` });
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(() => database.rows({ text: 'delete from activity; delete from activity_seals' }));

  /** Looks of `account` at so many patients, spread over a span of time. */
  const look = (account: string, many: number, since: Instant, until: Instant) =>
    database.rows({
      text: `insert into activity (practice_id, subject_id, at, actor_id, actor_kind, action)
        select 'alder', 'patient-' || n, ${since} + (n - 1) * ((${until} - ${since}) / ${many}), '${account}', 'patient', 'viewed-health'
        from generate_series(1, ${many}) n order by n`,
    });
  /** Seals all lines that have none, each so long after its time. */
  const seal = (after: number) =>
    database.rows({
      text: `insert into activity_seals (chain, position, seq, hash, sealed_at)
        select 'alder', seq, seq, '', at + ${after} from activity a where not exists (select 1 from activity_seals s where s.seq = a.seq)`,
    });
  const reachedBy = async (sql: Sql = database) =>
    (await reached(sql, { account: 'thief', from, to })).reduce((sum, { count }) => sum + count, 0);
  const pages = async (): Promise<number> => {
    await database.rows({ text: 'vacuum (analyze)' });
    const counter = new PageCounter(database);
    await reachedBy(counter);
    return counter.pages;
  };

  it('SEC-S6 reads the lines of its time and not those of all years', async () => {
    const span = async (others: number): Promise<number> => {
      await look('ana', others, start, plus(from, -5 * DAY));
      await look('thief', 40, from, to);
      await look('ben', others, plus(to, 5 * DAY), plus(to, 200 * DAY));
      await seal(5 * SECOND);
      expect(await reachedBy()).toBe(40);
      return pages();
    };
    const few = await span(12_000);
    await database.rows({ text: 'delete from activity; delete from activity_seals' });
    expect(await span(60_000)).toBeLessThan(2 * few);
  }, 60_000);

  it.each([
    ['at once', 5 * SECOND],
    ['a week late, as sealing stood still', 7 * DAY],
    ['never', undefined],
  ] as const)('SEC-S6 has every line of its time where they were sealed %s', async (_, after) => {
    await look('thief', 50, start, from);
    await look('thief', 48, from, to);
    await look('thief', 50, to, plus(to, 30 * DAY));
    if (after !== undefined) await seal(after);
    expect(await reachedBy()).toBe(48);
    // A line whose number its connection had got before those around it.
    await database.rows({
      text: `insert into activity (practice_id, subject_id, at, actor_id, actor_kind, action, seq) overriding system value
        select 'alder', 'late', ${plus(from, HOUR)}, 'thief', 'patient', 'viewed-health', min(seq) - 5000 from activity`,
    });
    expect(await reachedBy()).toBe(49);
  });
});
