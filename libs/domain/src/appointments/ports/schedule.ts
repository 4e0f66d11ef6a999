import type { AppointmentId, Instant, Page, PatientRef } from '../../kernel/index.ts';
import type { Appointment } from '../appointment.ts';

/** The appointments that a practice system keeps for one patient. */
export interface Schedule {
  /**
   * Visits and requests that have not ended at `now` and are not canceled, missed or done; earliest first, at most
   * `limit`.
   */
  upcoming(patient: PatientRef, now: Instant, limit: number): Promise<readonly Appointment[]>;
  /** Everything else, latest first; `page` counts from 1. A page behind the last one is empty. */
  past(patient: PatientRef, now: Instant, page: number, perPage: number): Promise<Page<Appointment>>;
  /** One visit or request of a patient, whatever became of it; undefined where it is not theirs. */
  visit(patient: PatientRef, id: AppointmentId): Promise<Appointment | undefined>;
}
