import type {
  CancellationReason,
  CancellationRefused,
  CancellationTerms,
  PrepaidTerms,
} from '@portico/domain/appointments';
import type { Cents } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';
import type { VisitRef } from './appointments.port.ts';

/** Canceling a visit or a request. The practice's rules are checked again on execution. */
export interface Canceling {
  /** What is shown before: whether it can be done online, the fee, and the reasons to choose from. */
  offer(visit: VisitRef): ServiceResult<CancellationOffer>;
  /** Cancels a visit without a fee; one with a fee is canceled by paying the fee. Idempotent. */
  cancel(visit: VisitRef, said: CancellationOrder): ServiceResult<void, CancelRefusal>;
}

/**
 * The reason, and the refund of the prepayment as shown to the person; if the current refund differs, it is refused.
 */
export type CancellationOrder = Partial<CancellationReason> & { readonly givenBack?: Cents };

export interface CancellationOffer {
  readonly terms: CancellationTerms;
  /** In the order of the practice, in the person's language. */
  readonly reasons: readonly OfferedReason[];
  readonly practiceName: string;
  /** To call, if it cannot be done online. */
  readonly practicePhone: string;
  /** The fee can be paid online; otherwise a visit with a fee is canceled by phone. */
  readonly payable: boolean;
  /** Absent if nothing was prepaid. */
  readonly prepaid?: PrepaidTerms;
}

export interface OfferedReason {
  readonly id: string;
  readonly name: string;
  /** `APT-127`. */
  readonly needsComments: boolean;
  /** Leads to rescheduling instead (`APT-128`). */
  readonly anotherTime: boolean;
}

/** The refund of the prepayment differs by now from what the person was shown. */
export interface PrepaymentChanged {
  readonly kind: 'prepayment-changed';
}

/** Why nothing was canceled. */
export type CancelRefusal =
  | CancellationRefused
  /** The visit is over, or the patient has checked in. */
  | { readonly kind: 'not-cancellable' }
  | PrepaymentChanged
  | { readonly kind: 'too-late-to-cancel'; readonly phone: string }
  /** It is canceled by paying the fee (`APT-130`). */
  | { readonly kind: 'fee-due'; readonly amount: Cents };
