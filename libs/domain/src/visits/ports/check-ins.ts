import type { AppointmentId, Instant, PatientRef } from '../../kernel/index.ts';
import type { CheckInStep } from '../check-in.ts';

/** How far patients got with checking in, so that they find it there when they come back. */
export interface CheckIns {
  /** The stages that are done, in the order in which they were. */
  done(patient: PatientRef, appointment: AppointmentId): Promise<readonly CheckInStep[]>;
  /** Twice is once. */
  finish(patient: PatientRef, appointment: AppointmentId, step: CheckInStep, now: Instant): Promise<void>;
  /** Forgets what was done before. */
  prune(before: Instant): Promise<void>;
}
