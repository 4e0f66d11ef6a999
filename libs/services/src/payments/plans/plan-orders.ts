import { failed } from '@portico/domain/kernel';
import type { PaymentPlans } from '@portico/domain/payments';
import type { ChangesPlan, MakesPlan, PaymentOrder } from '@portico/application/payments';
import type { PaymentAnswer } from '../checkout/payment-receipt.ts';
import type { PaymentScope } from '../checkout/payer-and-chart.ts';
import type { NewPlans } from './new-plan.ts';
import type { OneTimeOrders } from './one-time-orders.ts';
import type { RunningPlans } from './change-running-plan.ts';

/** Orders that make or change a plan. */
export class PlanOrders {
  readonly #plans: Pick<PaymentPlans, 'byId'>;
  readonly #newPlans: NewPlans;
  readonly #runningPlans: RunningPlans;
  readonly #oneTimeOrders: OneTimeOrders;

  constructor(
    plans: Pick<PaymentPlans, 'byId'>,
    newPlans: NewPlans,
    runningPlans: RunningPlans,
    oneTimeOrders: OneTimeOrders,
  ) {
    this.#plans = plans;
    this.#newPlans = newPlans;
    this.#runningPlans = runningPlans;
    this.#oneTimeOrders = oneTimeOrders;
  }

  async submit(place: PaymentScope, order: Extract<PaymentOrder, MakesPlan | ChangesPlan>): Promise<PaymentAnswer> {
    if (order.kind === 'new-plan') return this.#newPlans.make(place, order);
    if (order.kind === 'add-to-plan') return this.#runningPlans.addMore(place, order);
    const plan = await this.#plans.byId(place.chart, order.plan);
    if (plan === undefined) return failed({ kind: 'not-found' });
    switch (order.kind) {
      case 'edit-plan':
        return this.#runningPlans.change(place, plan, order);
      case 'cancel-plan':
        return this.#runningPlans.end(place, plan);
      case 'schedule-payment':
      case 'edit-one-time':
        return this.#oneTimeOrders.pay(place, plan, order);
      case 'delete-one-time':
        return this.#oneTimeOrders.drop(place, plan, order);
    }
  }
}
