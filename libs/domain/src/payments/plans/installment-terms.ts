import { failed, ok, type Cents, type Result } from '../../kernel/index.ts';
import type { PlanTerms } from './plan.ts';

/** A hundred years of weeks. No plan is longer, so that a schedule is a list of bounded size for any input. */
export const mostPayments = 5_200;

/** Why two numbers give no terms. Each names its limit: a count must exceed `count-low`'s, the others are inclusive. */
export type TermsRefusal =
  | { readonly kind: 'total-low'; readonly limit: Cents }
  | { readonly kind: 'payment-low'; readonly limit: Cents }
  | { readonly kind: 'count-low'; readonly limit: number }
  | { readonly kind: 'count-high'; readonly limit: number }
  /** A count is a whole number (`MON-113`). */
  | { readonly kind: 'count-not-whole' };

/** The smallest payment, and the smallest amount of a plan (`MON-106`). */
export const leastAmount = 1 as Cents;

/** The payment is given and the count computed (`MON-117`, `MON-121`). */
export const termsByPayment = (total: Cents, payment: Cents): Result<PlanTerms, TermsRefusal> => {
  if (!isAmount(total)) return failed({ kind: 'total-low', limit: leastAmount });
  if (!isAmount(payment)) return failed({ kind: 'payment-low', limit: leastAmount });
  const count = quotientUp(total, payment);
  if (count > mostPayments) return failed({ kind: 'count-high', limit: mostPayments });
  return ok({ total, payment, count, last: (total - payment * (count - 1)) as Cents });
};

/**
 * The count is given and the payment computed, rounded up to whole cents (`MON-118`). Rounding can use up the total
 * early, so the count is recomputed from the payment (`MON-122`): then `count` of the terms is less than the given one.
 */
export const termsByCount = (total: Cents, count: number): Result<PlanTerms, TermsRefusal> => {
  if (!isAmount(total)) return failed({ kind: 'total-low', limit: leastAmount });
  if (!Number.isInteger(count)) return failed({ kind: 'count-not-whole' });
  if (count < 1) return failed({ kind: 'count-low', limit: 0 });
  if (count > mostPayments) return failed({ kind: 'count-high', limit: mostPayments });
  return termsByPayment(total, quotientUp(total, count) as Cents);
};

/** The amount of the last payment if it differs from the others (`MON-119`, `MON-120`). */
export const lastPaymentAdjusted = ({ payment, last }: PlanTerms): Cents | undefined =>
  last === payment ? undefined : last;

/** Whether two terms are equal. */
export const sameTerms = (a: PlanTerms, b: PlanTerms): boolean =>
  a.total === b.total && a.payment === b.payment && a.count === b.count && a.last === b.last;

const isAmount = (amount: Cents): boolean => Number.isSafeInteger(amount) && amount >= leastAmount;

/** Integer division, rounded up. Uses the exact remainder, because floating-point division may be inexact. */
const quotientUp = (total: number, part: number): number => {
  const rest = total % part;
  return (total - rest) / part + (rest > 0 ? 1 : 0);
};
