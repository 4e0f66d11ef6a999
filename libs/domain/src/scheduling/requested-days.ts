import { any, type PreferredDay, type TimePreference } from '../appointments/index.ts';
import { DAY, plus, type Instant } from '../kernel/index.ts';
import type { Slot } from './timetable.ts';

/**
 * The days that a request asks for, each by an instant within it: those of its weekdays that are in its span, on the
 * calendar of the location, whose weekday of an instant `weekdayAt` tells. None where any week will do.
 */
export const requestedDays = (
  { week, days }: Pick<TimePreference, 'week' | 'days'>,
  { start, end }: Slot,
  weekdayAt: (at: Instant) => PreferredDay | undefined,
): readonly Instant[] => {
  if (week === any) return [];
  // The clock changes on a Sunday only, so that steps of 24 hours miss no weekday.
  const steps = Array.from({ length: Math.ceil((end - start) / DAY) }, (_, step) => plus(start, step * DAY));
  const last = steps.at(-1);
  const until = plus(end, -1);
  if (last !== undefined && weekdayAt(last) !== weekdayAt(until)) steps.push(until);
  return steps.filter((at) => {
    const weekday = weekdayAt(at);
    return weekday !== undefined && days.some((each) => each === any || each === weekday);
  });
};
