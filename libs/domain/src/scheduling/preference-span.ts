import { Temporal } from 'temporal-polyfill';
import { any, preferredDays, type TimePreference, type PreferredDay } from '../appointments/index.ts';
import { addDays, dayIn, startOfDay, type Instant, type LocalDate, type TimeZone } from '../kernel/index.ts';
import { furthestDay } from './date-range.ts';
import type { Slot } from './timetable.ts';

/**
 * The span in which a preference can be met, on the location's calendar: never before `now`, and until the end of a
 * Sunday, or of the last day that can be searched if any week will do. The request is valid for that span. A preference
 * for this week extends into the next one if none of its days is left, as on a Saturday, because it would expire before
 * the practice has read it.
 */
export const preferenceSpan = (
  { week, days }: Pick<TimePreference, 'week' | 'days'>,
  now: Instant,
  zone: TimeZone,
): Slot => {
  const today = dayIn(zone, now);
  const weekday = Temporal.PlainDate.from(today).dayOfWeek;
  const startIn = (more: number): Instant => startOfDay(zone, addDays(today, more));
  const nextMonday = 8 - weekday;
  if (week === any) return { start: now, end: startOfDay(zone, addDays(furthestDay(today), 1)) };
  if (week === 'Next week') return { start: startIn(nextMonday), end: startIn(nextMonday + 7) };
  const isLeft = preferredDays.some((day, at) => at + 1 >= weekday && isRequested(days, day));
  return { start: now, end: startIn(isLeft ? nextMonday : nextMonday + 7) };
};

/** The weekdays of a week, on the calendar of the location. */
export interface WeekDates {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** The days for which `This week` and `Next week` stand. */
export interface WeeksAhead {
  /** From today on; absent on a Saturday and a Sunday, when nothing is left of it. */
  readonly thisWeek?: WeekDates;
  readonly nextWeek: WeekDates;
}

export const weeksAhead = (now: Instant, zone: TimeZone): WeeksAhead => {
  const today = dayIn(zone, now);
  const weekday = Temporal.PlainDate.from(today).dayOfWeek;
  const friday = preferredDays.length;
  return {
    ...(weekday > friday ? {} : { thisWeek: { first: today, last: addDays(today, friday - weekday) } }),
    nextWeek: { first: addDays(today, 8 - weekday), last: addDays(today, 7 + friday - weekday) },
  };
};

const isRequested = (days: TimePreference['days'], day: PreferredDay): boolean =>
  days.some((each) => each === any || each === day);
