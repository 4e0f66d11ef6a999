import { describe, expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import fc from 'fast-check';
import { dayIn, instant, plus, type Instant, type TimeZone } from '../kernel/index.ts';
import { instants, timeZones } from '../kernel/testing/index.ts';
import { furthestDay } from './date-range.ts';
import { timePreferences } from './testing/index.ts';
import { any, firstAvailable, preferredDays, type TimePreference } from '../appointments/index.ts';
import { preferenceSpan, weeksAhead } from './preference-span.ts';

describe('the weeks in which a wish can come true', () => {
  it('ACC-324 begin now at the earliest, and never end before they begin', () => {
    fc.assert(
      fc.property(timePreferences, instants, timeZones, (preference, now, zone) => {
        const { start, end } = preferenceSpan(preference, now, zone);
        expect(start).toBeGreaterThanOrEqual(now);
        expect(end).toBeGreaterThan(start);
      }),
    );
  });

  const until = (zone: TimeZone, end: Instant): Temporal.PlainDate =>
    Temporal.PlainDate.from(dayIn(zone, plus(end, -1)));
  const days = timePreferences.map((preference) => preference.days);

  it('ACC-324 APT-016 end with a Sunday on the calendar of the place, the next one right after this one', () => {
    fc.assert(
      fc.property(instants, timeZones, days, (now, zone, requested) => {
        const next = preferenceSpan({ week: 'Next week', days: requested }, now, zone);
        const today = Temporal.PlainDate.from(dayIn(zone, now));
        expect(dayIn(zone, plus(next.start, -1))).toBe(today.add({ days: 7 - today.dayOfWeek }).toString());
        expect(until(zone, next.end).toString()).toBe(today.add({ days: 14 - today.dayOfWeek }).toString());
        expect(preferenceSpan({ week: 'This week', days: ['Friday'] }, now, zone).end).toBe(
          today.dayOfWeek <= 5 ? next.start : next.end,
        );
      }),
    );
  });

  it('ACC-324 ACC-331 have a day of the wish in them, and none of them is lost for want of another week', () => {
    const hasDay = (from: Temporal.PlainDate, to: Temporal.PlainDate, requested: TimePreference['days']): boolean =>
      Array.from(
        { length: from.until(to).days + 1 },
        (_, at) => preferredDays[from.add({ days: at }).dayOfWeek - 1],
      ).some((day) => day !== undefined && requested.some((each) => each === any || each === day));
    fc.assert(
      fc.property(instants, timeZones, days, (now, zone, requested) => {
        const { start, end } = preferenceSpan({ week: 'This week', days: requested }, now, zone);
        const [from, last] = [Temporal.PlainDate.from(dayIn(zone, start)), until(zone, end)];
        expect(start).toBe(now);
        expect(hasDay(from, last, requested)).toBe(true);
        const sunday = from.add({ days: 7 - from.dayOfWeek });
        expect(last.equals(sunday)).toBe(hasDay(from, sunday, requested));
      }),
    );
  });

  it('ACC-324 are said by their weekdays, each of which is in the span of its week', () => {
    fc.assert(
      fc.property(instants, timeZones, (now, zone) => {
        const { thisWeek, nextWeek } = weeksAhead(now, zone);
        const spanOf = (week: 'This week' | 'Next week', dates: typeof nextWeek): void => {
          const { start, end } = preferenceSpan({ week, days: [any] }, now, zone);
          expect(dates.first).toBe(dayIn(zone, start));
          expect(Temporal.PlainDate.from(dates.last).dayOfWeek).toBe(5);
          expect(until(zone, end).toString()).toBe(Temporal.PlainDate.from(dates.last).add({ days: 2 }).toString());
        };
        spanOf('Next week', nextWeek);
        if (thisWeek !== undefined) spanOf('This week', thisWeek);
        expect(thisWeek === undefined).toBe(Temporal.PlainDate.from(dayIn(zone, now)).dayOfWeek > 5);
      }),
    );
  });

  it('ACC-324 APT-100 are all that can be looked at where any would do', () => {
    fc.assert(
      fc.property(instants, timeZones, (now, zone) => {
        const { start, end } = preferenceSpan(firstAvailable, now, zone);
        expect(start).toBe(now);
        const furthest = furthestDay(dayIn(zone, now));
        expect([dayIn(zone, plus(end, -1)) <= furthest, dayIn(zone, end) > furthest]).toEqual([true, true]);
      }),
    );
  });

  it('ACC-324 are counted from Monday on: a Sunday evening belongs to the week that ends', () => {
    const zone = 'America/New_York' as TimeZone;
    const now = instant(Date.UTC(2026, 10, 23, 3, 0));
    expect(preferenceSpan({ week: 'This week', days: [any] }, now, zone)).toEqual({
      start: now,
      end: Date.UTC(2026, 10, 30, 5, 0),
    });
    expect(preferenceSpan({ week: 'Next week', days: [any] }, now, zone)).toEqual({
      start: Date.UTC(2026, 10, 23, 5, 0),
      end: Date.UTC(2026, 10, 30, 5, 0),
    });
  });
});
