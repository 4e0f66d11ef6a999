import { describe, expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import fc from 'fast-check';
import { dayIn, instant, plus, type Instant, type TimeZone } from '../kernel/index.ts';
import { instants, timeZones } from '../kernel/testing/index.ts';
import { furthestDay } from './date-range.ts';
import { timePreferences } from './testing/index.ts';
import { any, firstAvailable, laterWeeks, preferredDays, type TimePreference } from '../appointments/index.ts';
import { weekDatesOf } from './later-weeks.ts';
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
        const weekday = today.dayOfWeek % 7;
        expect(dayIn(zone, plus(next.start, -1))).toBe(today.add({ days: 7 - weekday }).toString());
        expect(until(zone, next.end).toString()).toBe(today.add({ days: 14 - weekday }).toString());
        expect(preferenceSpan({ week: 'This week', days: ['Friday'] }, now, zone).end).toBe(
          weekday <= 5 ? next.start : next.end,
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
        const sunday = from.add({ days: 7 - (from.dayOfWeek % 7) });
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
          const from = Temporal.PlainDate.from(dayIn(zone, start));
          expect(dates.first).toBe(from.add({ days: from.dayOfWeek === 7 ? 1 : 0 }).toString());
          expect(Temporal.PlainDate.from(dates.last).dayOfWeek).toBe(5);
          expect(until(zone, end).toString()).toBe(Temporal.PlainDate.from(dates.last).add({ days: 2 }).toString());
        };
        spanOf('Next week', nextWeek);
        if (thisWeek !== undefined) spanOf('This week', thisWeek);
        expect(thisWeek === undefined).toBe(Temporal.PlainDate.from(dayIn(zone, now)).dayOfWeek === 6);
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

  it('ACC-331 are later ones too, each from its Monday to its Sunday, and said by its weekdays', () => {
    fc.assert(
      fc.property(instants, timeZones, fc.constantFrom(...laterWeeks), days, (now, zone, week, requested) => {
        const { start, end } = preferenceSpan({ week, days: requested }, now, zone);
        const { first, last } = weekDatesOf(weeksAhead(now, zone), week) ?? { first: 'none', last: 'none' };
        expect(dayIn(zone, start)).toBe(first);
        expect(Temporal.PlainDate.from(first).dayOfWeek).toBe(1);
        expect(Temporal.PlainDate.from(last).dayOfWeek).toBe(5);
        expect(until(zone, end).toString()).toBe(Temporal.PlainDate.from(last).add({ days: 2 }).toString());
        expect(last <= furthestDay(dayIn(zone, now))).toBe(true);
      }),
    );
  });

  it.each([
    ['In 2 weeks', '2026-12-14'],
    ['In 3 weeks', '2026-12-21'],
    ['In a month', '2026-12-28'],
    ['In 2 months', '2027-02-01'],
    ['In 3 months', '2027-03-01'],
  ] as const)('ACC-331 of a Wednesday, %s is that of Monday, %s', (week, monday) => {
    const zone = 'America/Phoenix' as TimeZone;
    const wednesday = instant(Date.parse('2026-12-02T20:00:00Z'));
    expect(dayIn(zone, preferenceSpan({ week, days: [any] }, wednesday, zone).start)).toBe(monday);
  });

  it('ACC-324 are counted from Sunday on: the day after a Sunday evening is not next week', () => {
    const zone = 'America/New_York' as TimeZone;
    const now = instant(Date.UTC(2026, 10, 23, 3, 0));
    expect(preferenceSpan({ week: 'This week', days: [any] }, now, zone)).toEqual({
      start: now,
      end: Date.UTC(2026, 10, 30, 5, 0),
    });
    expect(preferenceSpan({ week: 'Next week', days: [any] }, now, zone)).toEqual({
      start: Date.UTC(2026, 10, 30, 5, 0),
      end: Date.UTC(2026, 11, 7, 5, 0),
    });
    expect(weeksAhead(now, zone)).toEqual({
      thisWeek: { first: '2026-11-23', last: '2026-11-27' },
      nextWeek: { first: '2026-11-30', last: '2026-12-04' },
    });
  });
});
