import { failed, ok, type Cents, type Result } from '../../kernel/index.ts';
import type { PlanTerms } from './plan.ts';

/** A hundred years of weeks. No plan is longer, so that whatever is typed, a schedule is a list that can be written down. */
export const mostPayments = 5_200;

/** Why no terms follow from two numbers. Each names its limit: `count-low` a count must exceed, the others are still good. */
export type TermsRefusal =
  | { readonly kind: 'total-low'; readonly limit: Cents }
  | { readonly kind: 'payment-low'; readonly limit: Cents }
  | { readonly kind: 'count-low'; readonly limit: number }
  | { readonly kind: 'count-high'; readonly limit: number }
  /** A count is a whole number (`MON-113`). */
  | { readonly kind: 'count-not-whole' };

/** The least that can be paid, or be paid in a plan (`MON-106`). */
export const leastAmount = 1 as Cents;

/** The payment stays as it is and the count follows from it (`MON-117`, `MON-121`). */
export const termsByPayment = (total: Cents, payment: Cents): Result<PlanTerms, TermsRefusal> => {
  if (!isAmount(total)) return failed({ kind: 'total-low', limit: leastAmount });
  if (!isAmount(payment)) return failed({ kind: 'payment-low', limit: leastAmount });
  const count = quotientUp(total, payment);
  if (count > mostPayments) return failed({ kind: 'count-high', limit: mostPayments });
  return ok({ total, payment, count, last: (total - payment * (count - 1)) as Cents });
};

/**
 * The payment follows from the count, rounded up to whole cents (`MON-118`). Rounding can use up the total early, so the
 * count is taken anew from the payment (`MON-122`): then `count` of the terms is less than the one that was asked for.
 */
export const termsByCount = (total: Cents, count: number): Result<PlanTerms, TermsRefusal> => {
  if (!isAmount(total)) return failed({ kind: 'total-low', limit: leastAmount });
  if (!Number.isInteger(count)) return failed({ kind: 'count-not-whole' });
  if (count < 1) return failed({ kind: 'count-low', limit: 0 });
  if (count > mostPayments) return failed({ kind: 'count-high', limit: mostPayments });
  return termsByPayment(total, quotientUp(total, count) as Cents);
};

/** The amount of the last payment where it is not that of the others (`MON-119`, `MON-120`). */
export const lastPaymentAdjusted = ({ payment, last }: PlanTerms): Cents | undefined =>
  last === payment ? undefined : last;

/** Whether two terms say the same. */
export const sameTerms = (a: PlanTerms, b: PlanTerms): boolean =>
  a.total === b.total && a.payment === b.payment && a.count === b.count && a.last === b.last;

const isAmount = (amount: Cents): boolean => Number.isSafeInteger(amount) && amount >= leastAmount;

/** The quotient of two whole numbers, rounded up. The remainder is exact where a division need not be. */
const quotientUp = (total: number, part: number): number => {
  const rest = total % part;
  return (total - rest) / part + (rest > 0 ? 1 : 0);
};
