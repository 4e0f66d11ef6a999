import { HOUR, plus, type Cents, type Instant } from '../kernel/index.ts';
import type { Appointment } from './appointment.ts';
import type { CancellationRules } from './canceling.ts';

/** What was paid ahead for a visit, and what becomes of it when the visit is canceled now. */
export interface PrepaidTerms {
  /** All that was paid ahead and not given back, in cents; more than 0. */
  readonly amount: Cents;
  /** It goes back to the cards; else the practice keeps it unless its office decides otherwise. */
  readonly givenBack: boolean;
  /** Up to when a cancellation gives it back, or since when it does not; absent where the practice has no such rule. */
  readonly until?: Instant;
  /** What was paid with each card; together they are `amount`. */
  readonly cards: readonly PrepaidCard[];
}

export interface PrepaidCard {
  readonly amount: Cents;
  /** Its name, as people read it. */
  readonly brand: string;
  /** Unknown of a card in a wallet, where the processor does not say. */
  readonly last4?: string;
}

/** Whether a prepayment is given back when the visit is canceled at `now`: all of it until so many hours before, nothing later. */
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

/** What goes back to the cards, in cents. */
export const givenBackOf = (terms: PrepaidTerms | undefined): Cents =>
  (terms?.givenBack === true ? terms.amount : 0) as Cents;

/** Whether a person was shown another amount than goes back; not where they were shown none. */
export const isAnother = (shown: Cents | undefined, back: Cents): boolean => shown !== undefined && shown !== back;
