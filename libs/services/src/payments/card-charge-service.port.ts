import type { CapabilityId, Cents, PatientRef, Result } from '@portico/domain/kernel';
import type {
  BalanceCover,
  CardId,
  Charge,
  ChargeId,
  ChargePurpose,
  DeclineReason,
  EnteredCard,
  Installment,
  Occasion,
  UniqueId,
} from '@portico/domain/payments';
import type { AgreeToCard } from './card-agreement.ts';

/**
 * Takes money, once for each unique id. Asks nobody who is asking: the services and workers that call it have done that,
 * and have decided the amount.
 */
export interface ChargeService {
  /** Charges at once. */
  charge(order: ChargeRequest): Promise<Result<Paid, NotPaid>>;
  /**
   * Reserves the amount, takes the step that it is for, and takes the money if the step was taken; else lets go of it.
   * Only for the purposes `prepayment` and `cancellation`, of which the booking system knows afterwards whether the step was
   * taken: a death in between is put right by the reconciliation.
   */
  authorizeThen<T, E>(order: ChargeRequest, step: Step<T, E>): Promise<Result<PaidFor<T>, NotPaid | StepFailed<E>>>;
  /** What became of an attempt that was made before; undefined where there was none. */
  outcome(patient: PatientRef, uniqueId: UniqueId): Promise<Result<Paid, NotPaid> | undefined>;
  /**
   * Gives back all that is left of a captured charge, or a part of it; asked again while that is on its way, it answers
   * `checking`.
   */
  refund(charge: ChargeId, amount: Cents): Promise<Result<Charge, NotRefunded>>;
}

export interface ChargeRequest {
  readonly uniqueId: UniqueId;
  readonly patient: PatientRef;
  readonly amount: Cents;
  readonly purpose: ChargePurpose;
  readonly occasion: Occasion;
  readonly card: CardInHand;
  /** What the amount must stay within, where the balance is paid. */
  readonly cover?: BalanceCover;
  /**
   * The same, looked at once more when the charge is written and before anything is sent: whoever promises the money in a
   * plan at that moment is seen here, or sees the charge.
   */
  readonly coverNow?: () => Promise<BalanceCover>;
  /** The payer's own network address; of a scheduled charge the one from which they agreed to it. Absent where none is known. */
  readonly payerAddress?: string;
  /** Which installment of a plan this is; absent for anything else. */
  readonly installment?: Installment;
  /** The account, or the link of a guest, that tries of cards count against (`CardTrier`). */
  readonly payer?: string;
  /** The link by which a guest pays; what becomes of the payment is told where it was sent. */
  readonly link?: CapabilityId;
}

/** With `keep` the card goes on file before it is charged; where that fails it is charged all the same. */
export type CardInHand =
  | { readonly kind: 'saved'; readonly card: CardId }
  | { readonly kind: 'entered'; readonly card: EnteredCard; readonly keep?: KeepCard };

export interface KeepCard {
  /** The payer's, which some processors want. */
  readonly email: string;
  readonly makeDefault: boolean;
  readonly agree: AgreeToCard;
}

/** Taken with the charge's id, by which the booking system knows it again. */
export type Step<T, E> = (charge: ChargeId) => Promise<Result<T, E>>;

export interface Paid {
  readonly charge: Charge;
  /** Present where the card was to be kept. */
  readonly cardSaved?: boolean;
}

/** `step` is absent when an earlier attempt took it: the booking system knows what came of it. */
export type PaidFor<T> = Paid & { readonly step?: T };

/** Why no money was taken, or none that is certain. */
export type NotPaid =
  | { readonly kind: 'declined'; readonly reason: DeclineReason; readonly charge: Charge }
  /** The processor's answer is missing, or the attempt is on its way: nothing is to be sent again. */
  | { readonly kind: 'checking'; readonly charge: Charge }
  /** It was reserved or taken and given back, because its step was not taken or its answer was lost. */
  | { readonly kind: 'voided'; readonly charge: Charge }
  /** Its step was taken, and its money was refused: the visit is booked, or canceled, and not paid for. */
  | { readonly kind: 'unpaid'; readonly charge: Charge }
  /** The unique id was used for another payment. */
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'not-covered'; readonly left: Cents }
  | { readonly kind: 'card-unknown' }
  /** Too many cards were tried; no processor was asked. */
  | { readonly kind: 'too-many-card-tries' }
  | { readonly kind: 'no-online-payments' };

export interface StepFailed<E> {
  readonly kind: 'step-failed';
  readonly error: E;
}

export type NotRefunded =
  | { readonly kind: 'not-found' }
  /** Nothing of it is left to give back, or less than was asked. */
  | { readonly kind: 'not-refundable'; readonly left: Cents }
  /** The processor does not give it back. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'no-online-payments' };
