import { Temporal } from 'temporal-polyfill';
import type { LocalDate } from '../../kernel/index.ts';
import type { PlanCalendar, PlannedPayment, PlanTerms } from './plan.ts';

/** The calendar of a plan for which nobody chose a day (`MON-080`). */
export const defaultCalendars = {
  weekly: { frequency: 'weekly', dayOfWeek: 7 },
  monthly: { frequency: 'monthly', dayOfMonth: 1 },
} as const satisfies Record<string, PlanCalendar>;

/** The first due day after `today`, never `today` itself (`MON-081`). */
export const firstDue = (calendar: PlanCalendar, today: LocalDate): LocalDate => textOf(dueAfter(calendar, today));

/** The due day that follows the day `after`, which need not be one itself. */
export const nextDue = firstDue;

/**
 * Every payment of a new plan with its day. A month that is shorter than `dayOfMonth` takes its last day, and the next
 * one goes back to `dayOfMonth` (`MON-081`). Days are counted on the calendar alone: no clock and no zone moves one.
 */
export const scheduleOf = (
  { payment, count, last }: PlanTerms,
  calendar: PlanCalendar,
  today: LocalDate,
): readonly PlannedPayment[] => {
  let due = dueAfter(calendar, today);
  const payments: PlannedPayment[] = [];
  for (let number = 1; number <= count; number += 1) {
    payments.push({ number, due: textOf(due), amount: number === count ? last : payment });
    due = stepOf(calendar, due);
  }
  return payments;
};

/** A day in parts: counting in them costs a fraction of a date library's call for each of a plan's payments. */
interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const dueAfter = (calendar: PlanCalendar, date: LocalDate): Day => {
  const { year, month, day, dayOfWeek } = Temporal.PlainDate.from(date);
  if (calendar.frequency === 'weekly')
    return later({ year, month, day }, ((calendar.dayOfWeek - dayOfWeek + 6) % 7) + 1);
  const thisMonth = { year, month, day: dayIn(year, month, calendar.dayOfMonth) };
  return thisMonth.day > day ? thisMonth : stepOf(calendar, thisMonth);
};

const stepOf = (calendar: PlanCalendar, from: Day): Day => {
  if (calendar.frequency === 'weekly') return later(from, 7);
  const [year, month] = from.month === 12 ? [from.year + 1, 1] : [from.year, from.month + 1];
  return { year, month, day: dayIn(year, month, calendar.dayOfMonth) };
};

/** `days` is at most 28, so that at most one month ends in between. */
const later = ({ year, month, day }: Day, days: number): Day => {
  const length = lengthOf(year, month);
  if (day + days <= length) return { year, month, day: day + days };
  const rest = day + days - length;
  return month === 12 ? { year: year + 1, month: 1, day: rest } : { year, month: month + 1, day: rest };
};

const dayIn = (year: number, month: number, dayOfMonth: number): number => Math.min(dayOfMonth, lengthOf(year, month));

const lengthOf = (year: number, month: number): number => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
};

const textOf = ({ year, month, day }: Day): LocalDate =>
  `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}` as LocalDate;
