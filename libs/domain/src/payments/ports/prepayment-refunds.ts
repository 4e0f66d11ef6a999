import type { BookingKey } from '../../appointments/index.ts';
import type { Instant, PatientRef } from '../../kernel/index.ts';
import type { PrepaymentRefund, PrepaymentRefundState } from '../prepayment-refund.ts';

/** Prepayments that are refunded because their visits were canceled; one for each charge. */
export interface PrepaymentRefunds {
  /**
   * Writes them as `promised`, to be checked from `lookAt` on. One that was promised or dropped before is promised
   * anew; one in a later state stays unchanged. False, and nothing is written, if a charge's remaining amount differs
   * from its refund's (`notGivenBackOf`); no charge changes between that check and the write.
   */
  promise(refunds: readonly PrepaymentRefund[], lookAt: Instant): Promise<boolean>;
  /**
   * Marks those that were promised with this cancellation as due from `at` on, even if they were marked as dropped
   * meanwhile.
   */
  due(patient: PatientRef, key: BookingKey, at: Instant): Promise<void>;
  /**
   * Leases up to `limit` that are promised or due and to be checked by `now`: of each practice its first, in turn, so that
   * those of a practice with very many hold up nobody of another. No other worker is given them before `until`.
   */
  claim(now: Instant, until: Instant, limit: number): Promise<readonly ClaimedRefund[]>;
  /** Moves one to its next state, if it is still in state `from`. */
  settle(
    refund: Pick<PrepaymentRefund, 'patient' | 'charge'>,
    from: PrepaymentRefundState,
    to: PrepaymentRefundState,
    at: Instant,
  ): Promise<void>;
  /** The refunds of a patient's charges, by the visit that was canceled. */
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
