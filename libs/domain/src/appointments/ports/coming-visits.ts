import type { AppointmentId, Instant, PatientRef } from '../../kernel/index.ts';
import type { Appointment } from '../appointment.ts';

export interface ComingVisit {
  readonly visit: Appointment;
  /** Absent where the practice system does not say. */
  readonly bookedAt?: Instant;
}

/** Visits that begin later than `after`, at `until` at the latest. */
export interface StartsBetween {
  readonly after: Instant;
  readonly until: Instant;
}

/** The booked visits of all practices as their staff see them: whose they are, and who has said that they will come. */
export interface ComingVisits {
  /**
   * Booked visits of any practice that begin in one of `spans`, which do not overlap; by start, practice and id. At most
   * `most` of them, those behind `last` where it is given.
   */
  starting(spans: readonly StartsBetween[], most: number, last?: Appointment): Promise<readonly ComingVisit[]>;
  /**
   * Keeps that the patient will come; answers the visit as it is then. Undefined where it is not theirs, not booked or
   * has begun by `now`. A visit that is moved afterwards is confirmed no more.
   */
  confirm(patient: PatientRef, visit: AppointmentId, now: Instant): Promise<Appointment | undefined>;
}
