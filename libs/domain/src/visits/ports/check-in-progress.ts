import type { AppointmentId, Instant, PatientRef } from '../../kernel/index.ts';
import type { CheckInStep } from '../check-in-steps.ts';

/** Patients' check-in progress, so that they can continue later. */
export interface CheckIns {
  /** The completed stages, in order of completion. */
  done(patient: PatientRef, appointment: AppointmentId): Promise<readonly CheckInStep[]>;
  /** Idempotent. */
  finish(patient: PatientRef, appointment: AppointmentId, step: CheckInStep, now: Instant): Promise<void>;
  /** Deletes progress from before then. */
  prune(before: Instant): Promise<void>;
}
