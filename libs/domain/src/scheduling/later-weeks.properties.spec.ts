import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LocalDate } from '../kernel/index.ts';
import { localDates } from '../kernel/testing/index.ts';
import { judgeRange } from './date-range.ts';
import { followUpDays, followUps } from './later-weeks.ts';

describe('the days of a next visit', () => {
  it('APT-100 APT-101 can be searched, whatever day it is, and have each weekday once', () => {
    fc.assert(
      fc.property(
        localDates.filter((day) => day < '9990'),
        fc.constantFrom(...followUps),
        (day, when) => {
          const days = followUpDays(day, when);
          expect(judgeRange(days, day)).toEqual({ ok: true, value: days });
          expect(Date.parse(days.end) - Date.parse(days.start)).toBe(6 * 86_400_000);
        },
      ),
    );
  });

  it.each([
    ['In 2 weeks', '2026-12-14', '2026-12-20'],
    ['In a month', '2026-12-28', '2027-01-03'],
    ['In 3 months', '2027-03-01', '2027-03-07'],
  ] as const)('APT-098 %s after November 30 are from %s to %s', (when, start, end) => {
    expect(followUpDays('2026-11-30' as LocalDate, when)).toEqual({ start, end });
  });
});
