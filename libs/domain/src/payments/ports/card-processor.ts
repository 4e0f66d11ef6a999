import type { Cents, Instant, PracticeId, Result } from '../../kernel/index.ts';
import type { ProcessorId } from '../../practices/index.ts';
import type {
  CardExpiry,
  CardDetails,
  CardRefused,
  EnteredCard,
  TokenizerFacts,
  VaultReference,
} from '../cards/card.ts';
import type { AttemptReference, CardDrawn, DeclineReason, Occasion, ProcessorCharge } from '../charge.ts';
import type { ProcessorActivity } from './processor-activity.ts';

/** What a charge is drawn on: a newly entered card, or one on file. */
export type ChargeSource =
  | { readonly kind: 'entered'; readonly card: EnteredCard }
  | {
      readonly kind: 'saved';
      readonly vault: VaultReference;
      readonly cardDetails: CardDetails;
      /** The payer has just put the card on file: the first charge on it, which the issuer is told. */
      readonly first?: true;
    };

export interface ChargeOrder {
  /** Written to the ledger before the call and sent to the processor, so that a lost answer can be looked up. */
  readonly reference: AttemptReference;
  readonly amount: Cents;
  readonly source: ChargeSource;
  readonly occasion: Occasion;
  /**
   * The payer's own network address; for a scheduled charge the one from which they agreed to it. Absent if unknown.
   */
  readonly payerAddress?: string;
  /** Which installment of a plan a scheduled charge is. */
  readonly installment?: Installment;
}

/** `number` counts from 1 to `of`, the installments of the plan as it is now. */
export interface Installment {
  readonly number: number;
  readonly of: number;
}

/** `unknown`: no answer, or an inconclusive one. Never retried; `settle` finds out. */
export type ChargeOutcome =
  | { readonly kind: 'captured'; readonly processorCharge: ProcessorCharge; readonly drawn?: CardDrawn }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  | { readonly kind: 'unknown'; readonly processorCharge?: ProcessorCharge };

export type AuthorizeOutcome =
  | { readonly kind: 'authorised'; readonly processorCharge: ProcessorCharge; readonly drawn?: CardDrawn }
  | Exclude<ChargeOutcome, { readonly kind: 'captured' }>;

/** An attempt whose result is unknown. */
export interface LostAttempt {
  readonly reference: AttemptReference;
  readonly amount: Cents;
  /** When it was sent. */
  readonly at: Instant;
  readonly now: Instant;
  readonly processorCharge?: ProcessorCharge;
}

/** The result of a lost attempt. `unknown` is asked again later. */
export type Settlement =
  | { readonly kind: 'captured'; readonly processorCharge: ProcessorCharge; readonly drawn?: CardDrawn }
  | { readonly kind: 'voided' }
  /** It never arrived, or was declined: no money moved, and none will. */
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  | { readonly kind: 'unknown' };

/** What the ledger knows about a refund that it requests. */
export interface RefundKnown {
  /** The amount refunded before it; nothing if absent. */
  readonly before?: Cents;
  /** Set if it was requested before and the answer was lost: `at` is when. Absent the first time. */
  readonly lost?: { readonly at: Instant; readonly now: Instant };
}

/** `refused`: not refunded, and never will be under this reference. */
export type RefundOutcome = { readonly kind: 'refunded' } | { readonly kind: 'refused' } | { readonly kind: 'unknown' };

/**
 * Charges cards. No method throws for anything that the other side does or fails to do; card numbers and codes are in
 * no log and no error.
 */
export interface CardProcessor {
  charge(order: ChargeOrder): Promise<ChargeOutcome>;
  /** Authorizes the amount without capturing it. */
  authorize(order: ChargeOrder): Promise<AuthorizeOutcome>;
  /** Captures all of what was authorized, for a payer at this network address. Idempotent. */
  capture(
    processorCharge: ProcessorCharge,
    amount: Cents,
    reference: AttemptReference,
    payerAddress?: string,
  ): Promise<ChargeOutcome>;
  /** Releases an authorization that was not captured. Idempotent. */
  release(processorCharge: ProcessorCharge, amount: Cents): Promise<'released' | 'unknown'>;
  /** Refunds all or a part of a captured charge. Idempotent by `reference`. */
  refund(
    processorCharge: ProcessorCharge,
    amount: Cents,
    reference: AttemptReference,
    known?: RefundKnown,
  ): Promise<RefundOutcome>;
  settle(attempt: LostAttempt): Promise<Settlement>;
}

/** Stores cards at the processor, so that they can be charged without being entered again. */
export interface CardVault {
  /**
   * `email` is the payer's, which some processors require. A token that was charged already may no longer be storable.
   */
  keep(card: EnteredCard, email: string): Promise<Result<KeptCard, CardRefused>>;
  /** Also succeeds if the card is already gone. */
  forget(vault: VaultReference): Promise<void>;
}

export interface KeptCard {
  readonly vault: VaultReference;
  readonly last4: string;
  readonly expiry: CardExpiry;
}

/** A practice's account at its card processor. */
export interface Merchant {
  readonly execution: ProcessorId;
  readonly processor: CardProcessor;
  readonly vault: CardVault;
  /** The processor's own records, with which the ledger is compared. */
  readonly activity: ProcessorActivity;
  /** The facts for the browser. */
  readonly tokenizer: TokenizerFacts;
}

export interface Merchants {
  /** Undefined if a practice takes no online payments (`MON-010`). */
  of(practice: PracticeId): Merchant | undefined;
}
