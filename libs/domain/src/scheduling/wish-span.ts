import { Temporal } from 'temporal-polyfill';
import { addDays, dayIn, startOfDay, type Instant, type TimeZone } from '../kernel/index.ts';
import { furthestDay } from './date-range.ts';
import { any, type Week } from './time-wish.ts';
import type { Slot } from './timetable.ts';

/**
 * The weeks in which a wish can come true, on the calendar of the place: never before `now`, and until the end of the Sunday,
 * or of the last day that can be looked at where any week would do. As long as that lasts, the request stands.
 */
export const wishSpan = (week: Week, now: Instant, zone: TimeZone): Slot => {
  const today = dayIn(zone, now);
  const nextMonday = addDays(today, 8 - Temporal.PlainDate.from(today).dayOfWeek);
  const startOf = (day: typeof today): Instant => startOfDay(zone, day);
  if (week === any) return { start: now, end: startOf(addDays(furthestDay(today), 1)) };
  return week === 'This week'
    ? { start: now, end: startOf(nextMonday) }
    : { start: startOf(nextMonday), end: startOf(addDays(nextMonday, 7)) };
};
