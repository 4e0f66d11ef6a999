import type {
  CancellationReason,
  CancellationRefused,
  CancellationTerms,
  PrepaidTerms,
} from '@portico/domain/appointments';
import type { Cents } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';
import type { VisitRef } from './appointments.port.ts';

/** Giving up a visit, or taking a request back. The practice's rules are judged again when it is done. */
export interface Canceling {
  /** What is to be known before: whether it can be done online, what it costs, and the reasons to choose from. */
  offer(visit: VisitRef): ServiceResult<CancellationOffer>;
  /** Cancels a visit that costs nothing to cancel; one that has a fee is canceled as the fee is paid. Twice is once. */
  cancel(visit: VisitRef, said: CancellationOrder): ServiceResult<void, CancelRefusal>;
}

/** With the reason, what the person was told goes back of what they paid ahead: another amount on our side is refused. */
export type CancellationOrder = Partial<CancellationReason> & { readonly givenBack?: Cents };

export interface CancellationOffer {
  readonly terms: CancellationTerms;
  /** In the order of the practice, in the person's language. */
  readonly reasons: readonly OfferedReason[];
  readonly practiceName: string;
  /** For what cannot be done online. */
  readonly practicePhone: string;
  /** A fee can be paid online; otherwise a visit with a fee is canceled by phone. */
  readonly payable: boolean;
  /** Absent where nothing was paid ahead. */
  readonly prepaid?: PrepaidTerms;
}

export interface OfferedReason {
  readonly id: string;
  readonly name: string;
  /** `APT-127`. */
  readonly needsComments: boolean;
  /** Another time is found in its place (`APT-128`). */
  readonly anotherTime: boolean;
}

/** By now another part of what was paid ahead goes back than the person was told. */
export interface PrepaymentChanged {
  readonly kind: 'prepayment-changed';
}

/** Why nothing was canceled. */
export type CancelRefusal =
  | CancellationRefused
  /** It is over, or the patient has come. */
  | { readonly kind: 'not-cancellable' }
  | PrepaymentChanged
  | { readonly kind: 'too-late-to-cancel'; readonly phone: string }
  /** It is canceled where the fee is paid (`APT-130`). */
  | { readonly kind: 'fee-due'; readonly amount: Cents };
