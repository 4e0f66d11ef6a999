import type { LocalDate } from '../../kernel/index.ts';
import type { PaymentPlan } from './plan.ts';
import { nextDue } from './schedule.ts';

/**
 * Moves every installment that waits to a due day after `today`, one to each, in their order and none to an earlier day:
 * whoever charges one today, however late, charges no other of the same period. The same plan where nothing moves.
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
