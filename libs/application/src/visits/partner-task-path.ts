import { parseId, type AppointmentId, type PracticeId } from '@portico/domain/kernel';
import { paths, withQuery } from '../kernel/index.ts';
import type { CheckInVisit } from './check-in.port.ts';

/** The visit of a partner's task, as the partner sees it; contains no patient data. */
export interface TaskVisit {
  readonly practice: PracticeId;
  readonly appointment: AppointmentId;
}

/** The path to which a partner's pages return the person (`APT-208`). */
export const taskReturnPath = ({ practice, appointment }: TaskVisit): string =>
  withQuery(paths.continueCheckIn, { practiceId: practice, appointmentId: appointment });

/** The query of an address. */
interface AddressQuery {
  get(name: string): string | null;
}

/** The visit in a return address; undefined if it names none. */
export const taskVisitIn = (query: AddressQuery): TaskVisit | undefined => {
  const practice = parseId<PracticeId>(query.get('practiceId'));
  const appointment = parseId<AppointmentId>(query.get('appointmentId'));
  return practice.ok && appointment.ok ? { practice: practice.value, appointment: appointment.value } : undefined;
};

/** The check-in of a visit (`APT-211`). */
export const checkInPathOf = ({ patient, appointment }: Required<CheckInVisit>): string =>
  withQuery(paths.checkIn, {
    practiceId: patient.practice,
    patientId: patient.patient,
    appointmentId: appointment,
  });

/**
 * A path behind sign-in that leads to the task's return path, for a person who was signed out meanwhile (`APT-213`).
 */
export const signInForTask = (visit: TaskVisit | undefined): string =>
  withQuery(paths.checkIn, {
    from: 'third_party',
    ...(visit === undefined ? {} : { practiceId: visit.practice, appointmentId: visit.appointment }),
  });

/** The return path within such a path. */
export const taskReturnIn = (query: AddressQuery): string | undefined => {
  if (query.get('from') !== 'third_party') return undefined;
  const visit = taskVisitIn(query);
  return visit === undefined ? paths.continueCheckIn : taskReturnPath(visit);
};
