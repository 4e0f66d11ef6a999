import { failed, ok, type PatientRef, type Result } from '@portico/domain/kernel';
import type { PaymentPlan, UniqueId } from '@portico/domain/payments';
import { log } from '../../activity/index.ts';
import { allowedCharts } from '../../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import { preferCurrentPractice } from './prefer-current-practice.ts';
import type { MakePaymentDeps, PayingCall } from './make-payment.deps.ts';
import type {
  MakePayment,
  MakePaymentScreen,
  NotShown,
  PaymentContext,
  PaymentOrder,
  PaymentReceipt,
  PaymentRefusal,
} from '@portico/application/payments';
import { dropOneTime, payOneTime } from '../plans/one-time-orders.ts';
import { outcomeAt } from './payment-outcome.ts';
import { chartFor, paymentScopeAt, type PaymentScope } from './payment-scope.ts';
import { payOnce } from './pay-once.ts';
import { paymentScreen } from './payment-screen.ts';
import { makePlan } from '../plans/new-plan.ts';
import { addMore, changePlan, endPlan } from '../plans/running-plan.ts';
import { buyerIn } from '../shop/shop-payment.ts';

/** Decides what may be paid, and the amount, from the practice's records and our own; then makes the payment. */
export class MakePaymentService implements MakePayment {
  readonly #deps: MakePaymentDeps;
  readonly #call: PayingCall;

  constructor(deps: MakePaymentDeps, call: PayingCall) {
    this.#deps = deps;
    this.#call = call;
  }

  async screen(context: PaymentContext): ServiceResult<MakePaymentScreen, NotShown> {
    const chart = this.#chartOf(context);
    if (!chart.ok) return chart;
    const place = await paymentScopeAt(this.#deps, this.#call, chart.value);
    if (!place.ok) return place;
    const shown = await paymentScreen(this.#deps, place.value, context);
    if (shown.ok) await log(this.#deps.activityLog, place.value.call, 'viewed-balance');
    return shown;
  }

  async submit(order: PaymentOrder): ServiceResult<PaymentReceipt, PaymentRefusal> {
    const chart = this.#chartOf(order.context);
    if (!chart.ok) return chart;
    const place = await paymentScopeAt(this.#deps, this.#call, chart.value);
    return place.ok ? this.#done(place.value, order) : place;
  }

  async outcome(uniqueId: UniqueId): ServiceResult<PaymentReceipt, PaymentRefusal> {
    const charts = allowedCharts(this.#call, 'payments:act');
    for (const chart of preferCurrentPractice(charts, this.#call)) {
      const place = await paymentScopeAt(this.#deps, this.#call, chart);
      const found = place.ok ? await outcomeAt(this.#deps, place.value, uniqueId) : undefined;
      if (found !== undefined) return found;
    }
    return failed({ kind: 'not-found' });
  }

  #chartOf(context: PaymentContext): Result<PatientRef, Failure> {
    return chartFor(this.#call, buyerIn(this.#deps.shop, this.#call, context), 'payments:act');
  }

  async #done(place: PaymentScope, order: PaymentOrder): Promise<Result<PaymentReceipt, PaymentRefusal | Failure>> {
    const { uniqueId, context, choice, card } = order;
    const asked = { uniqueId, context, ...(card === undefined ? {} : { card }) };
    switch (choice.kind) {
      case 'full':
      case 'partial':
        return payOnce(this.#deps, place, { ...asked, choice });
      case 'new-plan':
        return makePlan(this.#deps, place, { ...asked, choice });
      case 'add-to-plan':
        return addMore(this.#deps, place, { ...asked, choice });
      case 'edit-plan': {
        const plan = await this.#planOf(place, context, ['edit-plan']);
        return plan.ok ? changePlan(this.#deps, place, plan.value, { ...asked, choice }) : plan;
      }
      case 'cancel-plan': {
        const plan = await this.#planOf(place, context, ['edit-plan']);
        return plan.ok ? endPlan(this.#deps, place, plan.value) : plan;
      }
      case 'one-time': {
        const plan = await this.#planOf(place, context, ['schedule-payment', 'edit-one-time']);
        if (!plan.ok) return plan;
        const changed = context.kind === 'edit-one-time' ? { payment: context.payment } : {};
        return payOneTime(this.#deps, place, plan.value, { ...asked, ...changed, choice });
      }
      case 'delete-one-time': {
        const plan = await this.#planOf(place, context, ['edit-one-time']);
        if (!plan.ok || context.kind !== 'edit-one-time') return plan.ok ? failed({ kind: 'bad-input' }) : plan;
        return dropOneTime(this.#deps, place, plan.value, context.payment);
      }
    }
  }

  /** The plan of the context, for choices that exist in such a context. */
  async #planOf(
    { chart }: PaymentScope,
    context: PaymentContext,
    kinds: readonly PaymentContext['kind'][],
  ): Promise<Result<PaymentPlan, Failure>> {
    if (!('plan' in context) || !kinds.includes(context.kind)) return failed({ kind: 'bad-input' });
    const plan = await this.#deps.plans.byId(chart, context.plan);
    return plan === undefined ? failed({ kind: 'not-found' }) : ok(plan);
  }
}
