import {
  calendarDay,
  calendarDayOf,
  daysInMonth,
  epochDays,
  localDateOf,
  weekdayOf,
  type CalendarDay,
  type LocalDate,
} from '../../kernel/index.ts';
import type { PlanCalendar, PlannedPayment, PlanTerms } from './plan.ts';

/** The calendar of a plan for which no day was chosen (`MON-080`). */
export const defaultCalendars = {
  weekly: { frequency: 'weekly', dayOfWeek: 7 },
  monthly: { frequency: 'monthly', dayOfMonth: 1 },
} as const satisfies Record<string, PlanCalendar>;

/** The first due day after `today`, never `today` itself (`MON-081`). */
export const firstDue = (calendar: PlanCalendar, today: LocalDate): LocalDate => localDateOf(dueAfter(calendar, today));

/** The due day after the day `after`, which need not be a due day. */
export const nextDue = firstDue;

/**
 * Every payment of a new plan with its day. A month shorter than `dayOfMonth` uses its last day, and the next one goes
 * back to `dayOfMonth` (`MON-081`). Calendar dates only: independent of clocks and zones.
 */
export const scheduleOf = (
  { payment, count, last }: PlanTerms,
  calendar: PlanCalendar,
  today: LocalDate,
): readonly PlannedPayment[] => {
  let due = dueAfter(calendar, today);
  const payments: PlannedPayment[] = [];
  for (let number = 1; number <= count; number += 1) {
    payments.push({ number, due: localDateOf(due), amount: number === count ? last : payment });
    due = stepOf(calendar, due);
  }
  return payments;
};

const dueAfter = (calendar: PlanCalendar, date: LocalDate): CalendarDay => {
  const today = calendarDayOf(date);
  if (calendar.frequency === 'weekly') return later(today, ((calendar.dayOfWeek - weekdayOf(today) + 6) % 7) + 1);
  const { year, month, day } = today;
  const thisMonth = { year, month, day: dayIn(year, month, calendar.dayOfMonth) };
  return thisMonth.day > day ? thisMonth : stepOf(calendar, thisMonth);
};

const stepOf = (calendar: PlanCalendar, from: CalendarDay): CalendarDay => {
  if (calendar.frequency === 'weekly') return later(from, 7);
  const [year, month] = from.month === 12 ? [from.year + 1, 1] : [from.year, from.month + 1];
  return { year, month, day: dayIn(year, month, calendar.dayOfMonth) };
};

const later = (from: CalendarDay, days: number): CalendarDay => calendarDay(epochDays(from) + days);

const dayIn = (year: number, month: number, dayOfMonth: number): number =>
  Math.min(dayOfMonth, daysInMonth(year, month));
