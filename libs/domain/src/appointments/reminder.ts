import { HOUR, MINUTE, plus, type Instant } from '../kernel/index.ts';
import type { Appointment } from './appointment.ts';
import type { SeenVisit, StartsBetween } from './ports/coming-visits.ts';

/** One reminder of a visit: so many minutes before it starts. A rescheduled visit gets new reminders. */
export interface Reminder extends SeenVisit {
  readonly minutesBefore: number;
}

/** How late a reminder that could not be sent in time is still sent; after that it is useless. */
export const remindedLate = 6 * HOUR;

/**
 * The start times of visits for which a reminder, at one of the `offsets` in minutes, came due after `since` and not
 * longer than `remindedLate` ago. The spans do not overlap.
 */
export const startsRemindedOf = (
  offsets: readonly number[],
  now: Instant,
  since: Instant = plus(now, -remindedLate),
): readonly StartsBetween[] => {
  const late = now - Math.max(since, now - remindedLate);
  const merged: StartsBetween[] = [];
  for (const minutes of offsets.toSorted((a, b) => a - b)) {
    const until = plus(now, minutes * MINUTE);
    const after = Math.max(now, until - late) as Instant;
    const before = merged.at(-1);
    if (before === undefined || after > before.until) merged.push({ after, until });
    else merged.splice(-1, 1, { after: before.after, until });
  }
  return merged;
};

/**
 * The reminder of a visit that is due now: the last one whose time has come. None for a visit that is not booked, is
 * over, or was booked only after that time.
 */
export const reminderDue = (
  visit: Pick<Appointment, 'status' | 'start'>,
  bookedAt: Instant | undefined,
  remindersBefore: readonly number[],
  now: Instant,
): number | undefined => {
  if (visit.status !== 'SCHEDULED' || visit.start <= now) return undefined;
  const come = remindersBefore.filter((minutes) => visit.start - minutes * MINUTE <= now);
  if (come.length === 0) return undefined;
  const last = Math.min(...come);
  const at = visit.start - last * MINUTE;
  const isLate = now >= at + remindedLate;
  return isLate || (bookedAt !== undefined && at <= bookedAt) ? undefined : last;
};

/** Whether a reminder that could not be sent when it came due is still of use. */
export const isStillDue = ({ start, minutesBefore }: Reminder, now: Instant): boolean =>
  now < start && now < start - minutesBefore * MINUTE + remindedLate;
