import { HOUR, MINUTE, plus, type AppointmentId, type Instant, type PatientRef } from '../kernel/index.ts';
import type { Appointment } from './appointment.ts';

/** One reminder of a visit: so many minutes before it begins. A visit that is moved is reminded of anew. */
export interface Reminder {
  readonly patient: PatientRef;
  readonly visit: AppointmentId;
  readonly start: Instant;
  readonly minutesBefore: number;
}

/** A reminder that could not be sent in time is still sent for so long; later it says nothing that is of use. */
export const remindedLate = 6 * HOUR;

/** Between which starts of visits, the first excluded, a reminder so many minutes before is due now. */
export const startsRemindedOf = (
  minutesBefore: number,
  now: Instant,
): { readonly after: Instant; readonly until: Instant } => {
  const until = plus(now, minutesBefore * MINUTE);
  return { after: Math.max(now, until - remindedLate) as Instant, until };
};

/**
 * Which of a practice's reminders of a visit is due now: the last one whose time has come. None of a visit that is not
 * booked, is over, or was booked only after that time.
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
