import type { FormUuid } from '../../forms/index.ts';
import type { AppointmentId, Instant, PatientRef } from '../../kernel/index.ts';
import type { CheckInStep, FormStep } from '../check-in.ts';

/** What a practice asks of whoever checks in. */
export interface CheckInAsks {
  readonly stages: readonly CheckInStep[];
  /** Which of its forms belong to a step; asked are those of them that still wait for the patient. */
  readonly forms: Readonly<Record<FormStep, readonly FormUuid[]>>;
}

/** The front desk of a practice system: what it asks of whoever checks in, and who is there. */
export interface CheckInSystem {
  /** What is asked of a patient at this visit; no stage where there is no such visit of theirs. */
  asks(patient: PatientRef, appointment: AppointmentId): Promise<CheckInAsks>;
  /** Writes down that the patient is checked in. Twice is once; false where the visit is not to come any more. */
  arrive(patient: PatientRef, appointment: AppointmentId, now: Instant): Promise<boolean>;
}
