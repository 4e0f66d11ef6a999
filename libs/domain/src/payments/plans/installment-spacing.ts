import type { LocalDate } from '../../kernel/index.ts';
import type { PaymentPlan } from './plan.ts';
import { nextDue } from './schedule.ts';

/**
 * Moves every waiting installment to a due day after `today`, one per due day, in order and none to an earlier day, so
 * that a late charge today is the only one of its period. Returns the same plan if nothing moves.
 */
export const spacedAfter = (plan: PaymentPlan, today: LocalDate): PaymentPlan => {
  let last = today;
  const payments = plan.payments.map((one) => {
    if (one.kind !== 'installment' || one.state !== 'due') return one;
    last = one.due > last ? one.due : nextDue(plan.calendar, last);
    return last === one.due ? one : { ...one, due: last };
  });
  return payments.every((one, at) => one === plan.payments[at]) ? plan : { ...plan, payments };
};
