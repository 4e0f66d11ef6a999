import type { AppointmentId, Instant, PatientRef } from '../../kernel/index.ts';
import type { Appointment } from '../appointment.ts';

export interface ComingVisit {
  readonly visit: Appointment;
  /** Absent if the practice system does not say. */
  readonly bookedAt?: Instant;
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
  /**
   * Stores that the patient confirmed; returns the updated visit. Undefined if it is not theirs, not booked or has
   * started by `now`. Rescheduling a visit later removes the confirmation.
   */
  confirm(patient: PatientRef, visit: AppointmentId, now: Instant): Promise<Appointment | undefined>;
}
