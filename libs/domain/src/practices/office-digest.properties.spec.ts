import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOUR, plus } from '../kernel/index.ts';
import { instants, timeZones } from '../kernel/testing/index.ts';
import { nextDigest } from './office-digest.ts';

const times = fc.constantFrom('00:00', '02:30', '07:00', '23:59');

describe('the next digest', () => {
  it('is later than now, by a day at most and the hour of a change of clocks', () => {
    fc.assert(
      fc.property(timeZones, times, instants, (zone, at, now) => {
        const next = nextDigest(zone, at, now);
        expect(next).toBeGreaterThan(now);
        expect(next).toBeLessThanOrEqual(plus(now, 49 * HOUR));
        expect(nextDigest(zone, at, plus(next, -1))).toBe(next);
      }),
    );
  });
});
