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
import type { AgreeToCard } from '../cards/card-agreement.ts';

/**
 * Takes money, once for each unique id. No permission check: the calling services and workers have done that, and have
 * decided the amount.
 */
export interface ChargeService {
  /** Charges at once. */
  charge(order: ChargeRequest): Promise<Result<Paid, NotPaid>>;
  /**
   * Reserves the amount, runs the step that it is for, and captures if the step succeeded; otherwise releases it. Only
   * for `prepayment` and `cancellation`: the booking system can tell later whether the step was done, so the
   * reconciliation repairs a crash in between.
   */
  authorizeThen<T, E>(order: ChargeRequest, step: Step<T, E>): Promise<Result<PaidFor<T>, NotPaid | StepFailed<E>>>;
  /** The result of an earlier attempt; undefined if there was none. */
  outcome(patient: PatientRef, uniqueId: UniqueId): Promise<Result<Paid, NotPaid> | undefined>;
  /**
   * Refunds all that is left of a captured charge, or a part of it; while a refund is on its way, the result is
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
  /** The limit of the amount, where the balance is paid. */
  readonly cover?: BalanceCover;
  /**
   * Reads the cover anew after the charge is written and before anything is sent: of a charge and a plan made at the
   * same time, at least one sees the other; and the charge sees what the practice entered since the request began.
   */
  readonly coverNow?: () => Promise<BalanceCover>;
  /** The payer's network address; for a scheduled charge, the one from which they agreed to it. Absent if unknown. */
  readonly payerAddress?: string;
  /** Which installment of a plan this is; absent for anything else. */
  readonly installment?: Installment;
  /** The account or guest link that card tries are counted by (`CardTrier`). */
  readonly payer?: string;
  /** The link by which a guest pays; notifications about the payment go where it was sent. */
  readonly link?: CapabilityId;
}

/** With `keep` the card goes on file before it is charged; if that fails, it is charged all the same. */
export type CardInHand =
  | { readonly kind: 'saved'; readonly card: CardId }
  | { readonly kind: 'entered'; readonly card: EnteredCard; readonly keep?: KeepCard };

export interface KeepCard {
  /** The payer's, which some processors want. */
  readonly email: string;
  readonly makeDefault: boolean;
  readonly agree: AgreeToCard;
}

/** Called with the charge's id, which the booking system stores to find the step again. */
export type Step<T, E> = (charge: ChargeId) => Promise<Result<T, E>>;

export interface Paid {
  readonly charge: Charge;
  /** Present if the card was to be kept. */
  readonly cardSaved?: boolean;
}

/** `step` is absent if an earlier attempt ran it: the booking system knows its result. */
export type PaidFor<T> = Paid & { readonly step?: T };

/** Why no money was taken, or why that is not certain. */
export type NotPaid =
  | { readonly kind: 'declined'; readonly reason: DeclineReason; readonly charge: Charge }
  /** The processor's answer is missing, or the attempt is on its way: nothing must be sent again. */
  | { readonly kind: 'checking'; readonly charge: Charge }
  /** Reserved or taken and given back, because the step failed or its answer was lost. */
  | { readonly kind: 'voided'; readonly charge: Charge }
  /** The step was done, and its money was refused: the visit is booked, or canceled, and not paid for. */
  | { readonly kind: 'unpaid'; readonly charge: Charge }
  /** The unique id was used for another payment. */
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'not-covered'; readonly left: Cents }
  | { readonly kind: 'card-unknown' }
  /** Too many cards were tried; no processor was called. */
  | { readonly kind: 'too-many-card-tries' }
  | { readonly kind: 'no-online-payments' };

export interface StepFailed<E> {
  readonly kind: 'step-failed';
  readonly error: E;
}

export type NotRefunded =
  | { readonly kind: 'not-found' }
  /** Nothing of it is left to refund, or less than was requested. */
  | { readonly kind: 'not-refundable'; readonly left: Cents }
  /** The processor refuses the refund. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'no-online-payments' };
