import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { quantile, simulate, type RequestKind } from './simulate-queues.ts';

const randomOf = (seed: number): (() => number) => {
  const generator = xoroshiro128plus(seed);
  return () => uniformFloat64(generator);
};

const kind = (cost: Partial<RequestKind>): RequestKind => ({
  name: 'any',
  weight: 1,
  gateway: 0,
  database: 0,
  trips: 0,
  ...cost,
});

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Erlang's formula C: the share of arrivals that wait where `cores` serve an offered load of so many erlangs. */
const erlangC = (cores: number, load: number): number => {
  let blocked = 1;
  for (let core = 1; core <= cores; core += 1) blocked = (load * blocked) / (core + load * blocked);
  return blocked / (1 - (load / cores) * (1 - blocked));
};

const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe('a simulated fleet', () => {
  it('makes requests wait for a database as long as formula C of Erlang says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 20, max: 80 }), seeds, (cores, percent, seed) => {
        const service = 4;
        const load = (cores * percent) / 100;
        const { times, databaseBusy } = simulate(
          [kind({ database: service, trips: 1 })],
          { instances: 1, databaseCores: cores, roundTrip: 0 },
          { perSecond: (load / service) * 1_000, requests: 60_000, random: randomOf(seed) },
        );
        const expected = service + (erlangC(cores, load) * service) / (cores - load);
        expect(mean(times) / expected).toBeGreaterThan(0.88);
        expect(mean(times) / expected).toBeLessThan(1.12);
        expect(databaseBusy).toBeCloseTo(percent / 100, 1);
      }),
      { numRuns: 12 },
    );
  });

  it('answers from one core as a queue M/M/1 does, its slowest hundredth too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 70 }), seeds, (percent, seed) => {
        const service = 2;
        const { times } = simulate(
          [kind({ gateway: service })],
          { instances: 1, databaseCores: 1, roundTrip: 0 },
          { perSecond: (percent / 100 / service) * 1_000, requests: 60_000, random: randomOf(seed) },
        );
        const expected = service / (1 - percent / 100);
        expect(Math.abs(mean(times) / expected - 1)).toBeLessThan(0.12);
        expect(Math.abs(quantile(times, 0.99) / (expected * Math.log(100)) - 1)).toBeLessThan(0.2);
      }),
      { numRuns: 12 },
    );
  });

  it('answers each request once, none before its round trips are over, and holds as many as Little says', () => {
    const draw = fc.record({
      instances: fc.integer({ min: 1, max: 5 }),
      databaseCores: fc.integer({ min: 1, max: 5 }),
      roundTrip: fc.integer({ min: 0, max: 20 }),
      trips: fc.integer({ min: 0, max: 6 }),
      perSecond: fc.integer({ min: 1, max: 200 }),
      seed: seeds,
    });
    fc.assert(
      fc.property(draw, ({ trips, perSecond, seed, ...hardware }) => {
        const { times, underWay } = simulate([kind({ gateway: 1, database: 1, trips })], hardware, {
          perSecond,
          requests: 2_000,
          random: randomOf(seed),
        });
        expect(times).toHaveLength(2_000);
        expect(times[0]).toBeGreaterThanOrEqual(trips * hardware.roundTrip);
        // Arrivals a second are known but for chance; what is under way is theirs times the mean time.
        expect(underWay / ((mean(times) * perSecond) / 1_000)).toBeGreaterThan(0.8);
        expect(underWay / ((mean(times) * perSecond) / 1_000)).toBeLessThan(1.2);
      }),
      { numRuns: 40 },
    );
  });

  it('takes an idle fleet the sum of the costs, the round trips included', () => {
    const { times, mostConnections } = simulate(
      [kind({ gateway: 3, database: 4, trips: 2 })],
      { instances: 3, databaseCores: 2, roundTrip: 10 },
      { perSecond: 0.000_01, requests: 20_000, random: randomOf(7) },
    );
    expect(mean(times)).toBeCloseTo(27, 0);
    expect(mostConnections).toBe(1);
  });
});
