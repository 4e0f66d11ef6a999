import type { FormUuid } from '../../forms/index.ts';
import type { AppointmentId, Instant, PatientRef } from '../../kernel/index.ts';
import type { CheckInStep, FormStep } from '../check-in-steps.ts';

/** What a practice requires at check-in. */
export interface CheckInAsks {
  readonly stages: readonly CheckInStep[];
  /** The forms that belong to each step; of these, only the ones still open for the patient are required. */
  readonly forms: Readonly<Record<FormStep, readonly FormUuid[]>>;
}

/** The check-in desk of a practice system: what it requires, and who is checked in. */
export interface CheckInSystem {
  /** What is required of a patient at this visit; no stages if they have no such visit. */
  asks(patient: PatientRef, appointment: AppointmentId): Promise<CheckInAsks>;
  /** Records that the patient is checked in. Idempotent; false if the visit is no longer upcoming. */
  arrive(patient: PatientRef, appointment: AppointmentId, now: Instant): Promise<boolean>;
}
