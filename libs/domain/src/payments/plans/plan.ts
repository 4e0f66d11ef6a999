import type { Brand, Cents, Instant, LocalDate, PatientRef } from '../../kernel/index.ts';
import type { CardId } from '../cards/card.ts';

export type PlanId = Brand<string, 'PlanId'>;
export type ScheduledPaymentId = Brand<string, 'ScheduledPaymentId'>;

export const frequencies = ['weekly', 'monthly'] as const;
export type Frequency = (typeof frequencies)[number];

/** ISO: 1 is Monday, 7 is Sunday (`MON-080`). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** When the installments of a plan fall due. In a month shorter than `dayOfMonth` (1 to 31) it is the last day (`MON-081`). */
export type PlanCalendar =
  | { readonly frequency: 'weekly'; readonly dayOfWeek: Weekday }
  | { readonly frequency: 'monthly'; readonly dayOfMonth: number };

/** A plan in numbers: `count` payments, all of `payment` but the last, which is `last`; together `total`. */
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

/** Which amounts may be paid in a plan, and how (`MON-082`). Bounds are inclusive (`MON-104`). */
export interface BalanceRange {
  readonly minBalance: Cents;
  readonly maxBalance: Cents;
  /** Most payments that may remain; weeks serve weekly plans only, months monthly ones. */
  readonly maxDuration: { readonly value: number; readonly interval: 'weeks' | 'months' };
  readonly minimumPayment: Cents;
}

/** What a practice lets patients do with plans (`MON-082`). */
export interface PlanSettings {
  readonly canCreateMultiple: boolean;
  readonly addBalanceToExisting: boolean;
  readonly frequencies: readonly Frequency[];
  /** In the order in which they are asked; the first that fits counts. */
  readonly ranges: readonly BalanceRange[];
}

/**
 * What became of a payment of a plan. `due`: waits for its day, or for its next try. `charging`: an attempt is on its
 * way. `failed`: was tried as often as it may be; the patient pays it by hand.
 */
export type ScheduledState = 'due' | 'charging' | 'paid' | 'failed' | 'cancelled';

export interface ScheduledPayment extends PlannedPayment {
  readonly id: ScheduledPaymentId;
  /** A one-time payment was put in by the patient and is none of the counted installments; its `number` is 0. */
  readonly kind: 'installment' | 'one-time';
  readonly state: ScheduledState;
  /** How often it was tried. */
  readonly tries: number;
  /** Of a one-time payment that the patient made at once: what they chose to pay it with. */
  readonly chosen?: ChosenCard;
}

/** A card on file, or one that was entered and is kept nowhere. */
export type ChosenCard = { readonly kind: 'saved'; readonly card: CardId } | { readonly kind: 'entered' };

/** What a plan may take by itself. Beyond it the patient is asked to pay by hand. */
export interface Autopay {
  /** No single payment is larger. */
  readonly cap?: Cents;
  /** None is made after this day. */
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
  /** As it was agreed at first (`MON-079`). */
  readonly original: { readonly total: Cents; readonly count: number };
  /** Every payment, made or not, by number and then by due day. */
  readonly payments: readonly ScheduledPayment[];
  /** It promised more than was owed by then and was taken back at once; `left` was open, in cents. Such a plan is in no list. */
  readonly takenBack?: { readonly left: Cents };
  /** Grows with every change; a change names the one that it saw. */
  readonly version: number;
}
