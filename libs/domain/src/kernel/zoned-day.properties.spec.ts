import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DAY, HOUR, instant, MINUTE, plus, type TimeZone } from './instant.ts';
import { addDays, type LocalDate } from './local-date.ts';
import { instants, localDates, timeZones } from './testing/index.ts';
import { atWallClock, dayIn, isSameDay, startOfDay } from './zoned-day.ts';

const clock = (zone: TimeZone, at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

const calendar = (zone: TimeZone, at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

describe('today', () => {
  it('is the day that a calendar on the wall of the office shows, in every zone', () => {
    fc.assert(
      fc.property(timeZones, instants, (zone, at) => {
        expect(dayIn(zone, at)).toBe(calendar(zone, at));
      }),
    );
  });

  it('is the same for two instants where the calendar shows the same, also when it was asked before', () => {
    const apart = fc.integer({ min: -2_880, max: 2_880 });
    fc.assert(
      fc.property(timeZones, instants, fc.array(fc.tuple(apart, apart)), (zone, around, pairs) => {
        for (const [one, other] of pairs) {
          const [at, now] = [plus(around, one * MINUTE), plus(around, other * MINUTE)];
          expect(isSameDay(zone, at, now)).toBe(calendar(zone, at) === calendar(zone, now));
          expect(dayIn(zone, at)).toBe(calendar(zone, at));
        }
      }),
    );
  });

  it('is the same for two instants although midnight came twice and the day before came back between them', () => {
    // On 2006-10-29 the clocks of Newfoundland went from one minute past midnight back to 23:01 of the 28th.
    const zone = 'America/St_Johns' as TimeZone;
    const moments = Array.from({ length: 90 }, (_, at) => {
      const moment = instant(Date.UTC(2006, 9, 27, 12, 15) + at * 30 * MINUTE);
      return { moment, day: calendar(zone, moment) };
    });
    const wrong = moments.flatMap((now) =>
      moments.filter(
        (at) => isSameDay(zone, at.moment, now.moment) !== (at.day === now.day) || dayIn(zone, at.moment) !== at.day,
      ),
    );
    expect(new Set(moments.map(({ day }) => day)).size).toBe(3);
    expect(wrong).toEqual([]);
  });
});

/** Dates that were skipped when the date line moved over these islands. */
const skipped: ReadonlySet<string> = new Set(['Pacific/Apia 2011-12-30', 'Pacific/Kiritimati 1994-12-31']);

describe('a day in a zone', () => {
  it('begins at its first instant: the one before belongs to an earlier day, on changes of the clock too', () => {
    fc.assert(
      fc.property(timeZones, localDates, (zone, date) => {
        const start = startOfDay(zone, date);
        expect(dayIn(zone, start)).toBe(skipped.has(`${zone} ${date}`) ? addDays(date, 1) : date);
        expect(dayIn(zone, plus(start, -1)) < date).toBe(true);
      }),
    );
  });

  it('begins and ends at midnight, also when it was asked about before', () => {
    fc.assert(
      fc.property(timeZones, localDates, (zone, date) => {
        const [start, next] = [startOfDay(zone, date), startOfDay(zone, addDays(date, 1))];
        const noon = plus(start, 12 * HOUR);
        for (const edge of [plus(start, -1), start, plus(next, -1), next]) {
          expect(isSameDay(zone, edge, noon)).toBe(calendar(zone, edge) === calendar(zone, noon));
          expect(dayIn(zone, edge)).toBe(calendar(zone, edge));
          expect(isSameDay(zone, edge, edge)).toBe(true);
        }
      }),
    );
  });

  it('follows on the day before without gap or overlap, and lasts 22 to 26 hours', () => {
    fc.assert(
      fc.property(timeZones, fc.integer({ min: 0, max: 30_000 }), (zone, days) => {
        const date = addDays('2012-01-01' as LocalDate, days);
        const length = startOfDay(zone, addDays(date, 1)) - startOfDay(zone, date);
        expect(length).toBeGreaterThanOrEqual(22 * HOUR);
        expect(length).toBeLessThanOrEqual(26 * HOUR);
      }),
    );
  });

  it.each([
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['America/Phoenix', '2026-03-08', 24],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ])('at %s lasts on %s %d hours', (zone, date, hours) => {
    const [at, next] = [date as LocalDate, addDays(date as LocalDate, 1)];
    expect(startOfDay(zone as TimeZone, next) - startOfDay(zone as TimeZone, at)).toBe(hours * HOUR);
  });
});

describe('a time on the clock of the wall', () => {
  const times = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`);

  it('is an instant at which that clock shows it, unless the clock skipped it', () => {
    fc.assert(
      fc.property(
        timeZones,
        localDates.filter((date) => date > '2012'),
        times,
        (zone, date, time) => {
          const at = atWallClock(zone, date, time);
          if (clock(zone, at) === time) {
            expect(dayIn(zone, at)).toBe(date);
            // The first of two: no earlier instant within the longest change shows the same.
            for (const earlier of [30 * MINUTE, HOUR]) {
              const before = plus(at, -earlier);
              expect(clock(zone, before) === time && dayIn(zone, before) === date).toBe(false);
            }
          } else {
            expect(dayIn(zone, at)).toBe(date);
            expect(clock(zone, at) > time).toBe(true);
          }
        },
      ),
    );
  });

  it.each([
    ['2026-03-08', '02:30', '2026-03-08T10:30:00Z', 'a skipped time moves forward by the hour that was skipped'],
    ['2026-11-01', '01:30', '2026-11-01T08:30:00Z', 'a repeated time is its first'],
    ['2026-07-01', '09:00', '2026-07-01T16:00:00Z', 'a summer morning'],
    ['2026-12-01', '09:00', '2026-12-01T17:00:00Z', 'a winter morning'],
  ])('%s %s in Los Angeles is %s: %s', (date, time, expected) => {
    expect(atWallClock('America/Los_Angeles' as TimeZone, date as LocalDate, time)).toBe(Date.parse(expected));
  });
});

describe('the lengths of time', () => {
  it('are what they say in milliseconds', () => {
    expect({ MINUTE, HOUR, DAY }).toEqual({ MINUTE: 60_000, HOUR: 3_600_000, DAY: 86_400_000 });
  });
});
