import { decimalOf } from '../../kernel/index.ts';
import { parseTypedAmount } from '../typed-amount.ts';
import { addToPlan, cancelPlan, editPlan, planOf } from '../plans/change-plan.ts';
import { frequenciesFor, limitsBroken, rangeFor } from '../plans/plan-limits.ts';
import { deleteOneTime, editOneTime, scheduleOneTime } from '../plans/one-time-payments.ts';
import { firstDue, nextDue, scheduleOf } from '../plans/schedule.ts';
import { spacedAfter } from '../plans/installment-spacing.ts';
import { lastPaymentAdjusted, termsByCount, termsByPayment } from '../plans/installment-terms.ts';

/** Portico's implementation of plan math. */
export const planMath = {
  termsByPayment,
  termsByCount,
  lastPaymentAdjusted,
  firstDue,
  nextDue,
  scheduleOf,
  rangeFor,
  frequenciesFor,
  limitsBroken,
  planOf,
  addToPlan,
  editPlan,
  cancelPlan,
  spacedAfter,
  scheduleOneTime,
  editOneTime,
  deleteOneTime,
  parseTypedAmount,
  decimalOf,
};

/** The interface that an implementation must have to be checked against the laws. */
export type PlanMath = Readonly<typeof planMath>;
