import { isOpenRequest, statusOf, type Appointment, type Schedule } from '@portico/domain/appointments';
import type { AppointmentId, Instant, PatientRef } from '@portico/domain/kernel';
import type { ListedAppointment, VisitMove } from '@portico/application/appointments';

/** Cap on open visits and requests read per practice; no person reads a longer list. */
export const mostUpcoming = 100;

const moveTo = (is: VisitMove['is'], { id, start, location }: Appointment): VisitMove => ({
  is,
  appointment: id,
  start,
  timeZone: location.timeZone,
});

/** The open request that asks to give a visit another time, if there is one. */
export const openMoveOf = async (
  schedule: Pick<Schedule, 'upcoming'>,
  { patient, id }: Pick<Appointment, 'patient' | 'id'>,
  now: Instant,
): Promise<Appointment | undefined> => {
  const ahead = await schedule.upcoming(patient, now, mostUpcoming);
  return ahead.find((one) => one.replaces === id && isOpenRequest(one, now));
};

/** The request that asks to move a visit, or the visit that a request asks to move; undefined where neither stands. */
export const moveOf = async (
  schedule: Pick<Schedule, 'visit' | 'upcoming'>,
  visit: Appointment,
  now: Instant,
): Promise<VisitMove | undefined> => {
  const { patient, status, replaces } = visit;
  if (status === 'REQUESTED') {
    const replaced = replaces === undefined ? undefined : await schedule.visit(patient, replaces);
    const stands = replaced !== undefined && statusOf(replaced, now) === 'upcoming';
    return stands ? moveTo('visit', replaced) : undefined;
  }
  if (statusOf(visit, now) !== 'upcoming') return undefined;
  const request = await openMoveOf(schedule, visit, now);
  return request && moveTo('request', request);
};

/** What a visit of the list says of its move; a booked one also says for older portals that it is asked for. */
export const withMove = (listed: ListedAppointment, move: VisitMove | undefined): ListedAppointment =>
  move === undefined ? listed : { ...listed, ...(move.is === 'request' ? { moveRequested: true } : {}), move };

/** Says at each visit and request that is listed which other one of `visits` it moves, or is moved by. */
export const movesAmong = (visits: readonly Appointment[], now: Instant) => {
  const keyOf = ({ practice }: PatientRef, id: AppointmentId): string => JSON.stringify([practice, id]);
  const standing = new Map(
    visits.filter((one) => statusOf(one, now) === 'upcoming').map((one) => [keyOf(one.patient, one.id), one]),
  );
  const moves = new Map<string, VisitMove>();
  for (const request of visits.filter((one) => isOpenRequest(one, now))) {
    const visit = request.replaces && standing.get(keyOf(request.patient, request.replaces));
    if (visit === undefined) continue;
    moves.set(keyOf(visit.patient, visit.id), moveTo('request', request));
    moves.set(keyOf(request.patient, request.id), moveTo('visit', visit));
  }
  return (listed: ListedAppointment): ListedAppointment =>
    withMove(listed, moves.get(keyOf(listed.appointment.patient, listed.appointment.id)));
};
