import type { AppointmentId, Instant, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { Appointment } from '../appointment.ts';

export interface ComingVisit {
  readonly visit: Appointment;
  /** Absent where the practice system does not say. */
  readonly bookedAt?: Instant;
}

/** The booked visits of a practice as its staff see them: whose they are, and who has said that they will come. */
export interface ComingVisits {
  /** The practices that have any visits. */
  practices(): Promise<readonly PracticeId[]>;
  /** Booked visits that begin later than `after`, at `until` at the latest; the earliest first. */
  starting(practice: PracticeId, after: Instant, until: Instant): Promise<readonly ComingVisit[]>;
  /**
   * Keeps that the patient will come; answers the visit as it is then. Undefined where it is not theirs, not booked or
   * has begun by `now`. A visit that is moved afterwards is confirmed no more.
   */
  confirm(patient: PatientRef, visit: AppointmentId, now: Instant): Promise<Appointment | undefined>;
}
