import type { Brand, Cents, Instant, LocalDate, PatientRef } from '../../kernel/index.ts';
import type { CardId } from '../cards/card.ts';

export type PlanId = Brand<string, 'PlanId'>;
export type ScheduledPaymentId = Brand<string, 'ScheduledPaymentId'>;

export const frequencies = ['weekly', 'monthly'] as const;
export type Frequency = (typeof frequencies)[number];

/** ISO: 1 is Monday, 7 is Sunday (`MON-080`). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * When the installments of a plan are due. A month shorter than `dayOfMonth` (1 to 31) uses its last day (`MON-081`).
 */
export type PlanCalendar =
  | { readonly frequency: 'weekly'; readonly dayOfWeek: Weekday }
  | { readonly frequency: 'monthly'; readonly dayOfMonth: number };

/** A plan in numbers: `count` payments of `payment`, except the last, which is `last`; together `total`. */
export interface PlanTerms {
  readonly total: Cents;
  readonly payment: Cents;
  readonly count: number;
  readonly last: Cents;
}

/** One payment of a schedule; `number` counts from 1. */
export interface PlannedPayment {
  readonly number: number;
  readonly due: LocalDate;
  readonly amount: Cents;
}

/** The amounts that may be paid in a plan, and how (`MON-082`). Bounds are inclusive (`MON-104`). */
export interface BalanceRange {
  readonly minBalance: Cents;
  readonly maxBalance: Cents;
  /** Most remaining payments; weeks apply to weekly plans only, months to monthly ones. */
  readonly maxDuration: { readonly value: number; readonly interval: 'weeks' | 'months' };
  readonly minimumPayment: Cents;
}

/** A practice's settings for plans (`MON-082`). */
export interface PlanSettings {
  readonly canCreateMultiple: boolean;
  readonly addBalanceToExisting: boolean;
  readonly frequencies: readonly Frequency[];
  /** In order of precedence; the first that fits counts. */
  readonly ranges: readonly BalanceRange[];
}

/**
 * The state of a payment of a plan. `due`: waits for its day, or for its next try. `charging`: an attempt is in
 * progress. `failed`: all tries are used up; the patient pays it by hand.
 */
export type ScheduledState = 'due' | 'charging' | 'paid' | 'failed' | 'cancelled';

export interface ScheduledPayment extends PlannedPayment {
  readonly id: ScheduledPaymentId;
  /** A one-time payment was added by the patient and does not count as an installment; its `number` is 0. */
  readonly kind: 'installment' | 'one-time';
  readonly state: ScheduledState;
  /** Number of tries. */
  readonly tries: number;
  /** For a one-time payment that the patient made at once: the card they chose. */
  readonly chosen?: ChosenCard;
}

/** A card on file, or one that was entered and is not stored. */
export type ChosenCard = { readonly kind: 'saved'; readonly card: CardId } | { readonly kind: 'entered' };

/** Limits of automatic charging. Beyond them the patient is asked to pay by hand. */
export interface Autopay {
  /** The largest single payment. */
  readonly cap?: Cents;
  /** The last day of a payment. */
  readonly until?: LocalDate;
}

export interface PaymentPlan {
  readonly id: PlanId;
  readonly patient: PatientRef;
  /** 1 to 50 characters (`MON-081`). */
  readonly name: string;
  readonly status: 'active' | 'completed' | 'cancelled';
  readonly calendar: PlanCalendar;
  /** The periodic payment; the last one may be less. */
  readonly payment: Cents;
  readonly card: CardId;
  readonly autopay: Autopay;
  readonly createdAt: Instant;
  /** The plan as first agreed (`MON-079`). */
  readonly original: { readonly total: Cents; readonly count: number };
  /** Every payment, made or not, by number and then by due day. */
  readonly payments: readonly ScheduledPayment[];
  /**
   * Set if the plan promised more than was owed by then and was withdrawn at once; `left` was open, in cents. Such a
   * plan is never listed.
   */
  readonly takenBack?: { readonly left: Cents };
  /** Increases with every change; a change names the version that it is based on. */
  readonly version: number;
}
