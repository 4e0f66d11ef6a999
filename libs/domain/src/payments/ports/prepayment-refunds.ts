import type { BookingKey } from '../../appointments/index.ts';
import type { Instant, PatientRef } from '../../kernel/index.ts';
import type { PrepaymentRefund, PrepaymentRefundState } from '../prepayment-refund.ts';

/** Prepayments that are given back because their visits were canceled; one for each charge. */
export interface PrepaymentRefunds {
  /**
   * Writes them as `promised`, to be looked at from `lookAt` on. One that was promised or dropped before is promised anew;
   * one that is further stays as it is. False, and nothing is written, where a charge has another amount left than its refund
   * says (`notGivenBackOf`); no charge changes between that look and the promise.
   */
  promise(refunds: readonly PrepaymentRefund[], lookAt: Instant): Promise<boolean>;
  /** Those that were promised with this cancellation are due from `at` on, also where they were taken for dropped meanwhile. */
  due(patient: PatientRef, key: BookingKey, at: Instant): Promise<void>;
  /** Takes up to `limit` that are promised or due and to be looked at by `now`. Nobody else is given them before `until`. */
  claim(now: Instant, until: Instant, limit: number): Promise<readonly ClaimedRefund[]>;
  /** Moves one on, if it is still in state `from`. */
  settle(
    refund: Pick<PrepaymentRefund, 'patient' | 'charge'>,
    from: PrepaymentRefundState,
    to: PrepaymentRefundState,
    at: Instant,
  ): Promise<void>;
  /** What stands of the refunds of a patient's charges, by the visit that was canceled. */
  of(patient: PatientRef): Promise<readonly KeptRefund[]>;
}

export interface ClaimedRefund {
  readonly refund: PrepaymentRefund;
  readonly state: 'promised' | 'due';
}

export interface KeptRefund {
  readonly refund: PrepaymentRefund;
  readonly state: PrepaymentRefundState;
}
