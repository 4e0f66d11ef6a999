import { isSameDay, type Instant } from '../kernel/index.ts';
import type { Appointment } from './appointment.ts';

/** The group of the list to which an appointment belongs (`APT-031`, `APT-032`). */
export type Standing = 'request' | 'upcoming' | 'past';

/**
 * A request stays a request until its time is over; a visit is past once it has ended or will not take place, compared
 * by instants (`APT-016`).
 */
export const statusOf = (appointment: Pick<Appointment, 'status' | 'start' | 'end'>, now: Instant): Standing => {
  if (appointment.end <= now) return 'past';
  switch (appointment.status) {
    case 'REQUESTED':
      return 'request';
    case 'SCHEDULED':
    case 'CHECKED-IN':
      return 'upcoming';
    case 'MISSED':
    case 'CANCELLED':
    case 'COMPLETED':
      return 'past';
  }
};

/** Asked for, and not answered, taken back or over. */
export const isOpenRequest = (
  appointment: Pick<Appointment, 'status' | 'start' | 'end'> | undefined,
  now: Instant,
): boolean => appointment !== undefined && statusOf(appointment, now) === 'request';

/**
 * Belongs to the visit history: over, in any state. A visit canceled ahead of its time is past in the list, but enters
 * the history only when its time has come.
 */
export const isVisitHistory = (appointment: Pick<Appointment, 'status' | 'start' | 'end'>, now: Instant): boolean =>
  statusOf(appointment, now) === 'past' && appointment.start <= now;

/** Today on the office's calendar, independent of the device's zone. */
export const isToday = (appointment: Pick<Appointment, 'start' | 'location'>, now: Instant): boolean =>
  isSameDay(appointment.location.timeZone, appointment.start, now);

/** Checked in today and not checked out: it is not over for the person, also where its time has passed. */
export const isStillOpen = (appointment: Pick<Appointment, 'status' | 'start' | 'location'>, now: Instant): boolean =>
  appointment.status === 'CHECKED-IN' && isToday(appointment, now);

/** Earliest first; equal starts are ordered by id. */
export const earliestFirst = (a: Appointment, b: Appointment): number =>
  a.start - b.start || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Earliest first; a request whose time is still to be set follows what has one, though it asks for the same day. */
export const timedFirst = (a: Appointment, b: Appointment): number =>
  Number(a.timeOpen === true) - Number(b.timeOpen === true) || earliestFirst(a, b);

export const latestFirst = (a: Appointment, b: Appointment): number => earliestFirst(b, a);
