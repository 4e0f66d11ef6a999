import { isOpenRequest, statusOf, type Appointment, type Schedule } from '@portico/domain/appointments';
import type { AppointmentId, Instant, PatientRef } from '@portico/domain/kernel';
import type { MovedVisit, ReplacedVisit } from '@portico/application/scheduling';
import { openMoveOf } from '../appointments/index.ts';

/** What a request takes the place of: an open request, a booked visit, or a booked visit that another request asks to move. */
export interface RequestTarget {
  /** Stays booked until the practice has answered. */
  readonly moved?: Appointment;
  /** The open request that is changed. */
  readonly changed?: Appointment;
}

/**
 * What the visit or request that a new request names is; `undefined` where it neither stands nor is open. A visit has at
 * most one open request that moves it, and a request that moves a visit keeps moving it however often it is changed.
 */
export const requestTarget = async (
  schedule: Pick<Schedule, 'visit' | 'upcoming'>,
  patient: PatientRef,
  replaces: AppointmentId | undefined,
  now: Instant,
): Promise<RequestTarget | undefined> => {
  if (replaces === undefined) return {};
  const named = await schedule.visit(patient, replaces);
  if (named === undefined) return undefined;
  if (isOpenRequest(named, now)) {
    const moved = named.replaces === undefined ? undefined : await schedule.visit(patient, named.replaces);
    return isBooked(moved, now) ? { changed: named, moved } : { changed: named };
  }
  if (!isBooked(named, now)) return undefined;
  const changed = await openMoveOf(schedule, named, now);
  return changed === undefined ? { moved: named } : { moved: named, changed };
};

const isBooked = (visit: Appointment | undefined, now: Instant): visit is Appointment =>
  visit?.status === 'SCHEDULED' && statusOf(visit, now) === 'upcoming';

/** As the driven port takes it. */
export const inPlaceOf = ({ moved, changed }: RequestTarget) => ({
  ...(moved === undefined ? {} : { replaces: moved.id }),
  ...(changed === undefined ? {} : { changes: changed.id }),
});

/** As a screen of a request names the visit that it asks to move. */
export const movedVisit = ({ start, location, provider }: Appointment): MovedVisit => ({
  start,
  timeZone: location.timeZone,
  provider: provider.name,
});

/** Of what is requested: the booked visit that it asks to move, if it moves one. */
export const movedBy = (done: 'booked' | 'changed' | 'requested', replaced: ReplacedVisit | undefined) =>
  done === 'requested' && replaced?.status === 'SCHEDULED' && replaced.timeZone !== undefined
    ? { start: replaced.start, timeZone: replaced.timeZone }
    : undefined;
