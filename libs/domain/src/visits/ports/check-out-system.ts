import type { AppointmentId, Instant, PatientRef, Result } from '../../kernel/index.ts';

/** Where a practice system lets its patients go. */
export interface CheckOutSystem {
  /** What the practice keeps of leaving this visit; undefined where the patient has no such one. */
  checkOutForms(patient: PatientRef, appointment: AppointmentId): Promise<CheckOutForms | undefined>;
  /**
   * The patient has left: from the same moment on the schedule says that the visit is completed. One that is checked out
   * already stays as it is; one that the patient is not checked in for is refused.
   */
  checkOut(patient: PatientRef, appointment: AppointmentId, at: Instant): Promise<Result<void, NotCheckedIn>>;
}

export interface CheckOutForms {
  /** The forms that are asked for at the end of this visit, as the form store names them; ascending. */
  readonly forms: readonly string[];
  readonly checkedOutAt?: Instant;
}

export interface NotCheckedIn {
  readonly kind: 'not-checked-in';
}
