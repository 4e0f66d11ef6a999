import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { assumed, looksAYear, planFor, worstRate, type Assumptions } from './capacity-plan.ts';

const randomOf = (): (() => number) => {
  const generator = xoroshiro128plus(3);
  return () => uniformFloat64(generator);
};

const kinds = [
  { name: 'home', weight: 3, gateway: 4, database: 2, trips: 4, kept: 400, logged: 800 },
  { name: 'sign in', weight: 1, gateway: 20, database: 3, trips: 10, kept: 1_200, logged: 3_000 },
];

describe('a capacity plan', () => {
  it('asks in the worst minute what a calculation by hand says', () => {
    const given: Assumptions = {
      ...assumed,
      patientsPerPractice: 1_000,
      withAccount: 0.5,
      looksAYear: 7.3,
      busiestDay: 2,
      busiestHour: 0.1,
      worstMinute: 3,
    };
    // 500 people look 3,650 times a year, 10 times a day, 20 times on the busiest, twice in its busiest hour: six an hour in its worst minute, four requests each.
    expect(looksAYear(1, given)).toBeCloseTo(3_650, 9);
    expect(worstRate(1, 4, given)).toBeCloseTo(24 / 3_600, 9);
  });

  it('holds the objective with one instance away, and keeps a reserve', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), (practices) => {
        const plan = planFor(practices, kinds, assumed, randomOf);
        expect(plan.answered).toBeLessThanOrEqual(assumed.within);
        expect(Math.max(plan.gatewayBusy, plan.databaseBusy)).toBeLessThanOrEqual(0.8);
        expect(plan.instances).toBeGreaterThanOrEqual(2);
        // Work can't be done by fewer cores than it fills: 8 ms of a core for the mean request.
        expect(plan.instances - 1).toBeGreaterThanOrEqual((plan.perSecond * 8) / 1_000);
      }),
      { numRuns: 10 },
    );
  });

  it('keeps and logs in proportion to what is asked', () => {
    const [small, large] = [10, 1_000].map((practices) => planFor(practices, kinds, assumed, randomOf));
    expect(large?.keptAYear).toBeCloseTo((small?.keptAYear ?? NaN) * 100, 3);
    // 600 bytes for the mean of four requests, 4 × 12 requests a year and account.
    expect(small?.keptAYear).toBeCloseTo(10 * 5_000 * 0.65 * 12 * 4 * 600, 3);
    expect(small?.loggedPerSecond).toBeCloseTo((small?.perSecond ?? NaN) * 1_350, 6);
  });
});
