import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dayIn, nextClockChange } from '../fixture/time-zone-clock.ts';
import { MadeUpValues } from './made-up-values.ts';

const zones = ['America/New_York', 'America/Los_Angeles', 'America/Phoenix', 'UTC'];
const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2036-12-31'), noInvalidDate: true });

describe('made-up dates', () => {
  it('fall on the same days of the week, and on the same days before clocks change', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (date, timeZone) => {
        const now = date.getTime();
        const values = new MadeUpValues(now, timeZone);
        const today = dayIn(timeZone, now);
        const moved = values.date(today);
        expect(moved < today).toBe(true);
        expect(new Date(moved).getUTCDay()).toBe(new Date(today).getUTCDay());
        const change = nextClockChange(timeZone, addDays(today, 1));
        const next = nextClockChange(timeZone, addDays(moved, 1));
        expect(next).toBe(change === undefined ? undefined : values.date(change));
      }),
      { numRuns: 20 },
    );
  });

  it('keep the form of a day, of a month and of a moment', () => {
    const values = new MadeUpValues(Date.parse('2026-11-24T09:00:00-05:00'), 'America/New_York');
    const moved = values.date('2026-11-24');
    expect(values.date('2026-11-24T09:00:00-05:00')).toBe(`${moved}T09:00:00-05:00`);
    expect(values.date('2026-11')).toMatch(/^\d{4}-\d\d$/);
    expect(values.birthDate('1984-02-29')).not.toBe('1984-02-29');
  });

  it('are no birth date of anybody who is known', () => {
    const births = Array.from({ length: 24_900 }, (_, at) => addDays('1940-01-01', at));
    const values = new MadeUpValues(Date.parse('2026-11-24T09:00:00-05:00'), 'America/New_York', births);
    const made = births.slice(0, 20).map((each) => values.birthDate(each));
    expect(made.filter((each) => births.includes(each))).toEqual([]);
  });
});
