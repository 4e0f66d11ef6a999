import { HOUR, plus, type Cents, type Instant } from '../kernel/index.ts';
import type { Appointment } from './appointment.ts';
import type { CancellationRules } from './cancellation-reasons.ts';

/** The prepayment of a visit, and what happens to it if the visit is canceled now. */
export interface PrepaidTerms {
  /** All that was prepaid and not refunded, in cents; more than 0. */
  readonly amount: Cents;
  /** Refunded to the cards; otherwise the practice keeps it unless its office decides otherwise. */
  readonly givenBack: boolean;
  /** Until when a cancellation refunds it, or since when it does not; absent if the practice has no such rule. */
  readonly until?: Instant;
  /** The amount paid with each card; the sum is `amount`. */
  readonly cards: readonly PrepaidCard[];
}

export interface PrepaidCard {
  readonly amount: Cents;
  /** The display name. */
  readonly brand: string;
  /** Absent for a card in a wallet if the processor does not report it. */
  readonly last4?: string;
}

/**
 * Whether a prepayment is refunded if the visit is canceled at `now`: all of it until so many hours before, nothing
 * later.
 */
export const prepaidTerms = (
  { start }: Pick<Appointment, 'start'>,
  { prepaymentBackHours: hours }: Pick<CancellationRules, 'prepaymentBackHours'>,
  cards: readonly PrepaidCard[],
  now: Instant,
): PrepaidTerms | undefined => {
  const amount = cards.reduce((sum, card) => sum + card.amount, 0) as Cents;
  if (amount === 0) return undefined;
  if (hours === undefined) return { amount, givenBack: false, cards };
  const until = plus(start, -hours * HOUR);
  return { amount, givenBack: now < until, until, cards };
};

/** The refund to the cards, in cents. */
export const givenBackOf = (terms: PrepaidTerms | undefined): Cents =>
  (terms?.givenBack === true ? terms.amount : 0) as Cents;

/** Whether the person was shown an amount other than the refund; false if they were shown none. */
export const isAnother = (shown: Cents | undefined, back: Cents): boolean => shown !== undefined && shown !== back;
