import type { AppointmentId, Instant, Page, PatientRef } from '../../kernel/index.ts';
import type { Appointment } from '../appointment.ts';

/** The appointments of a patient in the practice system. */
export interface Schedule {
  /**
   * Visits and requests that have not ended at `now` and are not canceled, missed or completed; earliest first, at most
   * `limit`.
   */
  upcoming(patient: PatientRef, now: Instant, limit: number): Promise<readonly Appointment[]>;
  /** All others but requests in whose place another one came, latest first; `page` counts from 1. A page after the last one is empty. */
  past(patient: PatientRef, now: Instant, page: number, perPage: number): Promise<Page<Appointment>>;
  /** One visit or request of a patient, in any state; undefined if it is not theirs. */
  visit(patient: PatientRef, id: AppointmentId): Promise<Appointment | undefined>;
}
