import type { AppointmentId, Instant, PatientRef } from '../../kernel/index.ts';
import type { CheckInStage } from '../check-in.ts';

/** The front desk of a practice system: what it asks of whoever checks in, and who is there. */
export interface CheckInDesk {
  /** What is asked of a patient at this visit; nothing where there is no such visit of theirs. */
  asks(patient: PatientRef, appointment: AppointmentId): Promise<readonly CheckInStage[]>;
  /** Writes down that the patient is checked in. Twice is once; false where the visit is not to come any more. */
  arrive(patient: PatientRef, appointment: AppointmentId, now: Instant): Promise<boolean>;
}
