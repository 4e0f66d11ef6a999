import type { AppointmentId, Instant, PatientRef, Result } from '../../kernel/index.ts';

/** The check-out side of a practice system. */
export interface CheckOutSystem {
  /** The practice's check-out data of a visit; undefined if the patient has no such visit. */
  checkOutForms(patient: PatientRef, appointment: AppointmentId): Promise<CheckOutForms | undefined>;
  /**
   * Checks the patient out: from then on the schedule says that the visit is completed. A visit already checked out is
   * not changed; one that the patient is not checked in for is refused.
   */
  checkOut(patient: PatientRef, appointment: AppointmentId, at: Instant): Promise<Result<void, NotCheckedIn>>;
}

export interface CheckOutForms {
  /** The forms required at the end of this visit, by their names in the form store; ascending. */
  readonly forms: readonly string[];
  readonly checkedOutAt?: Instant;
}

export interface NotCheckedIn {
  readonly kind: 'not-checked-in';
}
