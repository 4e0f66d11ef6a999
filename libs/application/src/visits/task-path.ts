import { parseId, type AppointmentId, type PracticeId } from '@portico/domain/kernel';
import { withQuery } from '../kernel/index.ts';
import type { CheckInVisit } from './check-in.port.ts';

const returnPath = '/third_party/continue_check_in';
const checkInPath = '/appointments/check_in';

/** The visit whose task somebody did, as a partner is told of it: it names nobody. */
export interface TaskVisit {
  readonly practice: PracticeId;
  readonly appointment: AppointmentId;
}

/** Where somebody comes back to from a partner's pages (`APT-208`). */
export const taskReturnPath = ({ practice, appointment }: TaskVisit): string =>
  withQuery(returnPath, { practiceId: practice, appointmentId: appointment });

/** The query of an address. */
interface AddressQuery {
  get(name: string): string | null;
}

/** What the address says to which somebody came back; nothing where it names no visit. */
export const taskVisitIn = (query: AddressQuery): TaskVisit | undefined => {
  const practice = parseId<PracticeId>(query.get('practiceId'));
  const appointment = parseId<AppointmentId>(query.get('appointmentId'));
  return practice.ok && appointment.ok ? { practice: practice.value, appointment: appointment.value } : undefined;
};

/** The check-in of a visit (`APT-211`). */
export const checkInPathOf = ({ patient, appointment }: Required<CheckInVisit>): string =>
  withQuery(checkInPath, {
    practiceId: patient.practice,
    patientId: patient.patient,
    appointmentId: appointment,
  });

/** A path behind sign-in that leads back to where a signed-out person came back to (`APT-213`). */
export const signInForTask = (visit: TaskVisit | undefined): string =>
  withQuery(checkInPath, {
    from: 'third_party',
    ...(visit === undefined ? {} : { practiceId: visit.practice, appointmentId: visit.appointment }),
  });

/** Where such a path leads back to. */
export const taskReturnIn = (query: AddressQuery): string | undefined => {
  if (query.get('from') !== 'third_party') return undefined;
  const visit = taskVisitIn(query);
  return visit === undefined ? returnPath : taskReturnPath(visit);
};
