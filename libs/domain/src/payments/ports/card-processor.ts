import type { Cents, Instant, PracticeId, Result } from '../../kernel/index.ts';
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

/** What a charge is drawn on: a card that was just entered, or one on file. */
export type ChargeSource =
  | { readonly kind: 'entered'; readonly card: EnteredCard }
  | {
      readonly kind: 'saved';
      readonly vault: VaultReference;
      readonly cardDetails: CardDetails;
      /** The card was kept a moment ago by whoever pays: the first charge on it, which the card's issuer is told. */
      readonly first?: true;
    };

export interface ChargeOrder {
  /** Kept in the ledger before this is called; the processor is told it, so that a lost answer can be looked up. */
  readonly reference: AttemptReference;
  readonly amount: Cents;
  readonly source: ChargeSource;
  readonly occasion: Occasion;
  /** The payer's own network address; of a scheduled charge the one from which they agreed to it. Absent where none is known. */
  readonly payerAddress?: string;
  /** Which installment of a plan a scheduled charge is. */
  readonly installment?: Installment;
}

/** `number` counts from 1 to `of`, the installments of the plan as it is now. */
export interface Installment {
  readonly number: number;
  readonly of: number;
}

/** `unknown`: no answer, or one that proves nothing. It is never tried again; `settle` finds out. */
export type ChargeOutcome =
  | { readonly kind: 'captured'; readonly processorCharge: ProcessorCharge; readonly drawn?: CardDrawn }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  | { readonly kind: 'unknown'; readonly processorCharge?: ProcessorCharge };

export type AuthorizeOutcome =
  | { readonly kind: 'authorised'; readonly processorCharge: ProcessorCharge; readonly drawn?: CardDrawn }
  | Exclude<ChargeOutcome, { readonly kind: 'captured' }>;

/** An attempt whose end nobody knows. */
export interface LostAttempt {
  readonly reference: AttemptReference;
  readonly amount: Cents;
  /** When it was sent. */
  readonly at: Instant;
  readonly now: Instant;
  readonly processorCharge?: ProcessorCharge;
}

/** What became of a lost attempt. `unknown` is asked again later. */
export type Settlement =
  | { readonly kind: 'captured'; readonly processorCharge: ProcessorCharge; readonly drawn?: CardDrawn }
  | { readonly kind: 'voided' }
  /** It never arrived, or was declined: no money moved, and none will. */
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  | { readonly kind: 'unknown' };

/** What the ledger knows of a refund that it asks for. */
export interface RefundKnown {
  /** What went back of the charge before it; nothing where absent. */
  readonly before?: Cents;
  /** It was asked for before, and its answer is lost: `at` is when. Absent the first time. */
  readonly lost?: { readonly at: Instant; readonly now: Instant };
}

/** `refused`: it did not go back, and never will under this reference. */
export type RefundOutcome = { readonly kind: 'refunded' } | { readonly kind: 'refused' } | { readonly kind: 'unknown' };

/**
 * Takes money from cards. No method throws for anything that the other side does or leaves undone; card numbers and
 * codes are in no log and no error.
 */
export interface CardProcessor {
  charge(order: ChargeOrder): Promise<ChargeOutcome>;
  /** Keeps the amount on the card without taking it. */
  authorize(order: ChargeOrder): Promise<AuthorizeOutcome>;
  /** Takes all of what was authorized, by a payer at this network address. Asked twice it takes it once. */
  capture(
    processorCharge: ProcessorCharge,
    amount: Cents,
    reference: AttemptReference,
    payerAddress?: string,
  ): Promise<ChargeOutcome>;
  /** Lets go of what was authorized and not captured. Asked twice it is as once. */
  release(processorCharge: ProcessorCharge, amount: Cents): Promise<'released' | 'unknown'>;
  /** Gives back all or a part of a captured charge; the same `reference` twice gives it back once. */
  refund(
    processorCharge: ProcessorCharge,
    amount: Cents,
    reference: AttemptReference,
    known?: RefundKnown,
  ): Promise<RefundOutcome>;
  settle(attempt: LostAttempt): Promise<Settlement>;
}

/** Keeps cards at the processor, so that they can be charged when nobody types them. */
export interface CardVault {
  /** `email` is the payer's, which some processors want. A token that was charged already may not be kept any more. */
  keep(card: EnteredCard, email: string): Promise<Result<KeptCard, CardRefused>>;
  /** A card that is gone already is forgotten as well. */
  forget(vault: VaultReference): Promise<void>;
}

export interface KeptCard {
  readonly vault: VaultReference;
  readonly last4: string;
  readonly expiry: CardExpiry;
}

/** How one practice takes cards. */
export interface Merchant {
  readonly execution: 'cloverapi' | 'payeezy';
  readonly processor: CardProcessor;
  readonly vault: CardVault;
  /** What the processor says it did, against which the ledger is held. */
  readonly activity: ProcessorActivity;
  /** For the browser. */
  readonly tokenizer: TokenizerFacts;
}

export interface Merchants {
  /** Undefined where a practice takes no online payments (`MON-010`). */
  of(practice: PracticeId): Merchant | undefined;
}
