import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { calendarDay, daysInMonth, epochDays, weekdayOf } from './calendar-day.ts';
import { calendarDayOf, localDateOf } from './local-date.ts';
import { localDates } from './testing/index.ts';

const epoch = Temporal.PlainDate.from('1970-01-01');

describe('the calendar', () => {
  it('counts days as the date library does, there and back', () => {
    fc.assert(
      fc.property(localDates, (date) => {
        const days = epoch.until(Temporal.PlainDate.from(date)).days;
        expect(epochDays(calendarDayOf(date))).toBe(days);
        expect(localDateOf(calendarDay(days))).toBe(date);
      }),
    );
  });

  it('knows the day of the week and the length of the month', () => {
    fc.assert(
      fc.property(localDates, (date) => {
        const { year, month, dayOfWeek, daysInMonth: length } = Temporal.PlainDate.from(date);
        expect(weekdayOf(calendarDayOf(date))).toBe(dayOfWeek);
        expect(daysInMonth(year, month)).toBe(length);
      }),
    );
  });

  it.each(['0001-01-01', '1900-02-28', '1900-03-01', '2000-02-29', '2400-02-29', '9999-12-31'])(
    'does so at %s, where years and centuries turn',
    (text) => {
      const date = Temporal.PlainDate.from(text);
      const { year, month, day } = date;
      expect(epochDays({ year, month, day })).toBe(epoch.until(date).days);
      expect(calendarDay(epoch.until(date).days)).toEqual({ year, month, day });
      expect(weekdayOf({ year, month, day })).toBe(date.dayOfWeek);
    },
  );
});
