import { Temporal } from 'temporal-polyfill';
import { any, preferredDays, type TimePreference, type PreferredDay } from '../appointments/index.ts';
import { addDays, dayIn, startOfDay, type Instant, type LocalDate, type TimeZone } from '../kernel/index.ts';
import { furthestDay } from './date-range.ts';
import { weeksAfter, type WeeksAhead } from './later-weeks.ts';
import type { Slot } from './timetable.ts';

/** The weekday of a day from 0 for Sunday to 6: this week is that of the practices' country, which begins on a Sunday. */
const weekdayOf = (day: LocalDate): number => Temporal.PlainDate.from(day).dayOfWeek % 7;

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
  const weekday = weekdayOf(today);
  const startIn = (more: number): Instant => startOfDay(zone, addDays(today, more));
  const nextMonday = 8 - weekday;
  if (week === any) return { start: now, end: startOfDay(zone, addDays(furthestDay(today), 1)) };
  if (week !== 'This week') {
    const monday = nextMonday + 7 * (weeksAfter[week] - 1);
    return { start: startIn(monday), end: startIn(monday + 7) };
  }
  const isLeft = preferredDays.some((day, at) => at + 1 >= weekday && isRequested(days, day));
  return { start: now, end: startIn(isLeft ? nextMonday : nextMonday + 7) };
};

export const weeksAhead = (now: Instant, zone: TimeZone): WeeksAhead => {
  const today = dayIn(zone, now);
  const weekday = weekdayOf(today);
  const friday = preferredDays.length;
  const first = addDays(today, Math.max(0, 1 - weekday));
  return {
    ...(weekday > friday ? {} : { thisWeek: { first, last: addDays(today, friday - weekday) } }),
    nextWeek: { first: addDays(today, 8 - weekday), last: addDays(today, 7 + friday - weekday) },
  };
};

const isRequested = (days: TimePreference['days'], day: PreferredDay): boolean =>
  days.some((each) => each === any || each === day);
