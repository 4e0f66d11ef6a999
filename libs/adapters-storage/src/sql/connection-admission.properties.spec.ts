import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CrowdedPool, dashboard, longestWait, type Asked } from '../testing/crowded-pool.ts';
import type { Caller } from './caller-of-statements.ts';

const steps = dashboard.reduce((sum, statements) => sum + statements, 0);

const people = (count: number, practice = 'north'): Caller[] =>
  Array.from({ length: count }, (_, at) => ({ name: `account ${practice} ${at}`, practice }));

const opened = async (callers: readonly Caller[], connections = 4): Promise<CrowdedPool> => {
  const pool = new CrowdedPool(connections);
  for (const caller of callers) pool.open(caller);
  await pool.settle();
  return pool;
};

const refused = (asked: readonly Asked[]): readonly Asked[] => asked.filter(({ outcome }) => outcome === 'busy');
const waits = (asked: readonly Asked[]): number => Math.max(...asked.map(({ came, ended }) => ended - came));

describe('requests that wait for the connections of a database', () => {
  it('OPS-D7 twenty people at four connections who open a screen of many statements are all answered', async () => {
    const { asked } = await opened(people(20));
    expect({ askedCount: asked.length, refused: refused(asked) }).toEqual({ askedCount: 20, refused: [] });
  });

  it('OPS-D7 of two thousand some are told that the database is busy, and the others are answered within the bound', async () => {
    const { asked } = await opened(people(2_000));
    const busy = refused(asked);
    expect(asked).toHaveLength(2_000);
    expect(busy.length).toBeGreaterThan(0);
    // As many as four connections can answer in that time.
    expect(asked.length - busy.length).toBeGreaterThanOrEqual(Math.floor((longestWait * 4) / steps));
    expect(waits(asked)).toBeLessThanOrEqual(longestWait + 4 * steps);
  });

  it('OPS-D7 an account that asks two thousand times holds nobody else up', async () => {
    const flood = Array.from({ length: 2_000 }, (): Caller => ({ name: 'account flood', practice: 'north' }));
    const { asked } = await opened([...flood, ...people(10)]);
    const others = asked.filter(({ caller }) => caller.name !== 'account flood');
    expect({ othersCount: others.length, refused: refused(others) }).toEqual({ othersCount: 10, refused: [] });
    expect(waits(others)).toBeLessThanOrEqual((2 * 11 * steps) / 4);
  });

  it('OPS-D7 a practice whose people all come at once holds nobody of another practice up', async () => {
    const { asked } = await opened([...people(2_000), ...people(10, 'south')]);
    const south = asked.filter(({ caller }) => caller.practice === 'south');
    expect({ southCount: south.length, refused: refused(south) }).toEqual({ southCount: 10, refused: [] });
    expect(waits(south)).toBeLessThanOrEqual((2 * 21 * steps) / 4);
  });

  it('OPS-D7 an account that names a thousand practices has the turns of one', async () => {
    const flood = Array.from({ length: 1_000 }, (_, at): Caller => ({ name: 'account flood', practice: `p ${at}` }));
    const { asked } = await opened([...flood, ...people(10, 'south')]);
    const south = asked.filter(({ caller }) => caller.practice === 'south');
    expect(refused(south)).toEqual([]);
    expect(waits(south)).toBeLessThanOrEqual((2 * 21 * steps) / 4);
  });

  it('OPS-D7 who comes while nobody has a turn is refused at once, and is answered again when there are turns', async () => {
    const pool = new CrowdedPool(1);
    pool.answers = false;
    for (const caller of people(2)) pool.open(caller);
    expect(pool.admission.isBusy).toBe(false);
    await pool.run((longestWait * 3) / 4);
    expect({ isBusy: pool.admission.isBusy, asked: pool.asked }).toEqual({ isBusy: true, asked: [] });
    pool.open({ name: 'account late', practice: 'south' });
    await pool.run(1);
    expect(pool.asked.map(({ caller, outcome }) => [caller.name, outcome])).toEqual([['account late', 'busy']]);
    pool.answers = true;
    await pool.settle();
    expect(pool.asked.map(({ outcome }) => outcome)).toEqual(['busy', 'answered', 'answered']);
    expect(pool.admission.isBusy).toBe(false);
  });

  it('OPS-D7 whoever comes when, all are answered or refused within the bound, and no connection is idle while they wait', async () => {
    const arrival = fc.record({
      caller: fc.record({
        name: fc.constantFrom('account a', 'account b', 'address c', 'account d'),
        practice: fc.constantFrom('', 'north', 'south'),
      }),
      after: fc.constantFrom(0, 0, 0, 1, 5, 40),
      trips: fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(arrival, { maxLength: 60 }),
        async (connections, arrivals) => {
          const pool = new CrowdedPool(connections);
          for (const { caller, after, trips } of arrivals) {
            pool.open(caller, trips);
            await pool.run(after);
          }
          await pool.settle();
          expect({ askedCount: pool.asked.length, idled: pool.idled }).toEqual({
            askedCount: arrivals.length,
            idled: 0,
          });
          expect(waits(pool.asked)).toBeLessThanOrEqual(longestWait + 8 * 4 * connections);
        },
      ),
      { numRuns: 40 },
    );
  });
});
