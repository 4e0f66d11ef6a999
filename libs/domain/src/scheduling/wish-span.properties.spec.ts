import { describe, expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import fc from 'fast-check';
import { dayIn, instant, plus, type TimeZone } from '../kernel/index.ts';
import { instants, timeZones } from '../kernel/testing/index.ts';
import { furthestDay } from './date-range.ts';
import { weeks } from './time-wish.ts';
import { wishSpan } from './wish-span.ts';

const sunday = 7;

describe('the weeks in which a wish can come true', () => {
  it('ACC-324 begin now at the earliest, and never end before they begin', () => {
    fc.assert(
      fc.property(fc.constantFrom(...weeks), instants, timeZones, (week, now, zone) => {
        const { start, end } = wishSpan(week, now, zone);
        expect(start).toBeGreaterThanOrEqual(now);
        expect(end).toBeGreaterThan(start);
      }),
    );
  });

  it('ACC-324 APT-016 end with a Sunday on the calendar of the place, the next one right after this one', () => {
    fc.assert(
      fc.property(instants, timeZones, (now, zone) => {
        const [one, next] = [wishSpan('This week', now, zone), wishSpan('Next week', now, zone)];
        expect(one.start).toBe(now);
        expect(next.start).toBe(one.end);
        const lastDays = [one, next].map(({ end }) => Temporal.PlainDate.from(dayIn(zone, plus(end, -1))));
        expect(lastDays.map(({ dayOfWeek }) => dayOfWeek)).toEqual([sunday, sunday]);
        const [last, after] = lastDays;
        expect(last?.until(after ?? last).days).toBe(7);
        expect(Temporal.PlainDate.from(dayIn(zone, now)).until(last ?? '').days).toBeLessThan(7);
      }),
    );
  });

  it('ACC-324 APT-100 are all that can be looked at where any would do', () => {
    fc.assert(
      fc.property(instants, timeZones, (now, zone) => {
        const { start, end } = wishSpan('Any', now, zone);
        expect(start).toBe(now);
        const furthest = furthestDay(dayIn(zone, now));
        expect([dayIn(zone, plus(end, -1)) <= furthest, dayIn(zone, end) > furthest]).toEqual([true, true]);
      }),
    );
  });

  it('ACC-324 are counted from Monday on: a Sunday evening belongs to the week that ends', () => {
    const zone = 'America/New_York' as TimeZone;
    const now = instant(Date.UTC(2026, 10, 23, 3, 0));
    expect(wishSpan('This week', now, zone)).toEqual({ start: now, end: Date.UTC(2026, 10, 23, 5, 0) });
    expect(wishSpan('Next week', now, zone)).toEqual({
      start: Date.UTC(2026, 10, 23, 5, 0),
      end: Date.UTC(2026, 10, 30, 5, 0),
    });
  });
});
