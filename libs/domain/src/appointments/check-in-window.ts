import { can, type Acting } from '../access/index.ts';
import { MINUTE, plus, type Cents, type Instant, type PatientRef } from '../kernel/index.ts';
import { statusOf } from './appointment-list-group.ts';
import type { Appointment } from './appointment.ts';
import { cancellationTerms, changeableUntil } from './cancellation-reasons.ts';
import type { VisitRules } from './ports/visit-policies.ts';

/** Check-in opens a time before a visit that the practice sets (`APT-327`), and closes when the visit ends. */
export const canCheckIn = (
  visit: Pick<Appointment, 'status' | 'start' | 'end'>,
  { checkInOpensBefore, checkInAtOffice }: Pick<VisitRules, 'checkInOpensBefore' | 'checkInAtOffice'>,
  now: Instant,
): boolean =>
  checkInAtOffice !== true &&
  visit.status === 'SCHEDULED' &&
  now >= plus(visit.start, -checkInOpensBefore * MINUTE) &&
  now < visit.end;

/**
 * Requires permission to act for a visit and to fill in the practice's forms. Check-in also shows the medications in
 * the chart: a delegate needs permission to view those, and a guest sees what the link was sent for.
 */
export const mayCheckIn = (acting: Acting, chart: PatientRef): boolean => {
  const may = (action: Parameters<typeof can>[1]): boolean => can(acting, action, { kind: 'chart', chart });
  return may('appointments:act') && may('forms:act') && (acting.actor.kind === 'guest' || may('health:view'));
};

/** Whether a booked visit can be rescheduled or canceled online now, and no longer once the patient is checked in. */
export const isEndedByCheckIn = (
  visit: Pick<Appointment, 'status' | 'start' | 'end'>,
  { cancellation, movedByPhone }: Pick<VisitRules, 'cancellation' | 'movedByPhone'>,
  now: Instant,
): boolean => {
  if (visit.status !== 'SCHEDULED' || statusOf(visit, now) !== 'upcoming') return false;
  if (movedByPhone !== true && now < changeableUntil(visit, cancellation)) return true;
  return cancellationTerms(visit, cancellation, 0 as Cents, now).kind === 'open';
};
