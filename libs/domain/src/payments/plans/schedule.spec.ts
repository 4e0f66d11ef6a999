import { describe, expect, it } from '@jest/globals';
import type { Cents, LocalDate } from '../../kernel/index.ts';
import type { PlanCalendar, Weekday } from './plan.ts';
import { defaultCalendars, firstDue, nextDue, scheduleOf } from './schedule.ts';

const day = (text: string): LocalDate => text as LocalDate;
const monthly = (dayOfMonth: number): PlanCalendar => ({ frequency: 'monthly', dayOfMonth });
const weekly = (dayOfWeek: Weekday): PlanCalendar => ({ frequency: 'weekly', dayOfWeek });
const days = (calendar: PlanCalendar, today: string, count: number): readonly string[] =>
  scheduleOf(
    { total: (count * 100) as Cents, payment: 100 as Cents, count, last: 100 as Cents },
    calendar,
    day(today),
  ).map(({ due }) => due);

describe('the days of a plan', () => {
  it('MON-080 are the first of a month, or Sundays, when nobody chose others', () => {
    expect(defaultCalendars.monthly).toEqual({ frequency: 'monthly', dayOfMonth: 1 });
    expect(defaultCalendars.weekly).toEqual({ frequency: 'weekly', dayOfWeek: 7 });
    expect(firstDue(defaultCalendars.weekly, day('2026-11-21'))).toBe('2026-11-22');
  });

  it.each<[Weekday, string]>([
    [1, '2026-11-23'],
    [2, '2026-11-24'],
    [3, '2026-11-25'],
    [4, '2026-11-26'],
    [5, '2026-11-27'],
    [6, '2026-11-28'],
    [7, '2026-11-22'],
  ])('MON-080 MON-081 begin after Saturday, November 21st, on weekday %p of %s', (weekday, expected) => {
    expect(firstDue(weekly(weekday), day('2026-11-21'))).toBe(expected);
  });

  it.each([
    [15, '2026-11-14', '2026-11-15'],
    [15, '2026-11-15', '2026-12-15'],
    [15, '2026-12-20', '2027-01-15'],
    [31, '2026-11-29', '2026-11-30'],
    [31, '2026-11-30', '2026-12-31'],
    [31, '2027-02-27', '2027-02-28'],
    [29, '2027-02-28', '2027-03-29'],
    [1, '2026-12-31', '2027-01-01'],
  ])('MON-081 on day %p begin after %s on %s', (dayOfMonth, today, expected) => {
    expect(firstDue(monthly(dayOfMonth), day(today))).toBe(expected);
    expect(nextDue(monthly(dayOfMonth), day(today))).toBe(expected);
  });

  it('MON-081 are the last of a short month, and the chosen one afterwards', () => {
    expect(days(monthly(31), '2026-12-31', 13)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
      '2027-07-31',
      '2027-08-31',
      '2027-09-30',
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
    ]);
  });

  it.each([
    ['2024', '29'],
    ['2100', '28'],
    ['2000', '29'],
    ['2023', '28'],
  ])('know the February of %s', (year, last) => {
    expect(days(monthly(30), `${year}-01-30`, 2)).toEqual([`${year}-02-${last}`, `${year}-03-30`]);
    expect(days(weekly(1), `${year}-02-21`, 2)[1]?.slice(0, 4)).toBe(year);
  });

  it('are seven apart by the week, over every end of month and year', () => {
    expect(days(weekly(4), '2026-11-21', 8)).toEqual([
      '2026-11-26',
      '2026-12-03',
      '2026-12-10',
      '2026-12-17',
      '2026-12-24',
      '2026-12-31',
      '2027-01-07',
      '2027-01-14',
    ]);
    expect(days(weekly(6), '2028-02-20', 3)).toEqual(['2028-02-26', '2028-03-04', '2028-03-11']);
  });

  it('are written with four digits of a year', () => {
    expect(days(monthly(1), '0099-11-30', 3)).toEqual(['0099-12-01', '0100-01-01', '0100-02-01']);
  });
});

describe('the payments of a plan', () => {
  it('MON-119 carry their numbers, and the last one its own amount', () => {
    expect(
      scheduleOf(
        { total: 250 as Cents, payment: 100 as Cents, count: 3, last: 50 as Cents },
        monthly(10),
        day('2026-11-21'),
      ),
    ).toEqual([
      { number: 1, due: '2026-12-10', amount: 100 },
      { number: 2, due: '2027-01-10', amount: 100 },
      { number: 3, due: '2027-02-10', amount: 50 },
    ]);
  });
});
