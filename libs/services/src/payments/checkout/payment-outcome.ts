import { failed, ok, type Result } from '@portico/domain/kernel';
import type { UniqueId } from '@portico/domain/payments';
import type { Failure } from '@portico/application/kernel';
import type { MakePaymentDeps } from './make-payment.deps.ts';
import type { PaymentReceipt, PaymentRefusal } from '@portico/application/payments';
import { notSent, oneTimeNamed, settle, tryNamed } from '../plans/one-time-orders.ts';
import type { PaymentScope } from './payment-scope.ts';
import { receiptFor } from './payment-receipt.ts';
import { planNamed } from '../plans/new-plan.ts';
import { lessOpen, planReceipt } from '../plans/plan-parts.ts';

/**
 * The result of an attempt on a chart, found by its unique id: a charge, a plan or a planned payment. Undefined if it
 * left nothing and changed nothing.
 */
export const outcomeAt = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  uniqueId: UniqueId,
): Promise<Result<PaymentReceipt, PaymentRefusal | Failure> | undefined> => {
  const charged = await deps.chargeService.outcome(place.chart, uniqueId);
  if (charged !== undefined) return receiptFor(deps, place, charged);

  const made = await deps.plans.byId(place.chart, planNamed(uniqueId));
  if (made?.takenBack !== undefined) return failed(lessOpen(made.takenBack.left));
  if (made !== undefined) return ok({ ...(await planReceipt(deps, place, made)), done: 'plan-created' });

  const id = oneTimeNamed(uniqueId, place.chart);
  const now = await deps.chargeService.outcome(place.chart, tryNamed(id, 1));
  const plan = (await deps.plans.of(place.chart)).find(({ payments }) => payments.some((one) => one.id === id));
  const payment = plan?.payments.find((one) => one.id === id);
  if (now !== undefined) {
    if (plan !== undefined && payment?.state === 'charging') await settle(deps, place, plan, id, now);
    return receiptFor(deps, place, now);
  }
  if (plan === undefined || payment === undefined) return undefined;
  if (payment.chosen !== undefined) return notSent(payment);
  if (payment.state === 'cancelled') return undefined;
  const { amount, due: date } = payment;
  return ok({ ...(await planReceipt(deps, place, plan)), done: 'scheduled', amount, date });
};
