import { describe, expect, it } from '@jest/globals';
import { addDays, dayIn, instant, type Instant, type TimeZone } from '@portico/domain/kernel';
import fc from 'fast-check';
import { shortDateAt } from '../../words/locale-formats.ts';
import { isTomorrow } from './is-tomorrow.ts';

const zones = fc.constantFrom('America/Phoenix', 'America/New_York', 'America/Los_Angeles', 'Pacific/Honolulu');
/** Around both changes of the clock of 2026. */
const moments = fc.constantFrom('2026-03-08T00:00Z', '2026-11-01T00:00Z', '2026-12-31T00:00Z').map(Date.parse);
const inEnglish = (at: Instant, zone: TimeZone): string => shortDateAt('en', at, zone);

describe('tomorrow', () => {
  it('is the next day on the calendar of the place, also when its clock is changed', () => {
    fc.assert(
      fc.property(
        zones,
        moments,
        fc.integer({ min: -36 * 60, max: 36 * 60 }),
        fc.integer({ min: 0, max: 80 * 60 }),
        (name, around, before, ahead) => {
          const zone = name as TimeZone;
          const now = instant(around + before * 60_000);
          const at = instant(now + ahead * 60_000);
          const isNextDay = dayIn(zone, at) === addDays(dayIn(zone, now), 1);
          expect(isTomorrow(at, now, zone, inEnglish)).toBe(isNextDay);
        },
      ),
      { numRuns: 300 },
    );
  });
});
