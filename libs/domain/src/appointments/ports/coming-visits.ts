import type { AppointmentId, Instant, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { PatientContact } from '../../profile/index.ts';
import type { Appointment } from '../appointment.ts';

export interface ComingVisit {
  readonly visit: Appointment;
  /** Absent if the practice system does not say. */
  readonly bookedAt?: Instant;
  /** Absent if the practice system does not say it beside the visit. */
  readonly contact?: PatientContact;
}

/** Which of some visits are still booked for the time at which they were seen before. */
export interface StandingVisits {
  readonly booked: ReadonlyMap<AppointmentId, ComingVisit>;
  /** Those of which the practice system cannot tell now; it is asked again later. */
  readonly unread: ReadonlySet<AppointmentId>;
}

export interface SeenVisit {
  readonly patient: PatientRef;
  readonly visit: AppointmentId;
  readonly start: Instant;
}

/** Visits that start after `after`, at `until` at the latest. */
export interface StartsBetween {
  readonly after: Instant;
  readonly until: Instant;
}

/** The booked visits of all practices as their staff see them, with the patient and whether they confirmed. */
export interface ComingVisits {
  /**
   * Booked visits of any practice that start in one of `spans`, which do not overlap; by start, practice and id. At
   * most `most`, after `last` if it is given.
   */
  starting(spans: readonly StartsBetween[], most: number, last?: Appointment): Promise<readonly ComingVisit[]>;
  /** Reads some visits of one practice again; one that is in neither part of the answer was canceled or moved. */
  standing(practice: PracticeId, seen: readonly SeenVisit[]): Promise<StandingVisits>;
  /**
   * Stores that the patient confirmed; returns the updated visit. Undefined if it is not theirs, not booked or has
   * started by `now`. Rescheduling a visit later removes the confirmation.
   */
  confirm(patient: PatientRef, visit: AppointmentId, now: Instant): Promise<Appointment | undefined>;
}
