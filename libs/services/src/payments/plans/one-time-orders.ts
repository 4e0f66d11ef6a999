import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok, type LocalDate } from '@portico/domain/kernel';
import {
  deleteOneTime,
  editOneTime,
  scheduleOneTime,
  type PaymentIds,
  type PaymentPlan,
  type PaymentPlans,
  type ScheduledPaymentId,
} from '@portico/domain/payments';
import type { OrderOf } from '@portico/application/payments';
import { log } from '../../activity/index.ts';
import type { CardConsents } from '../cards/card-agreement.ts';
import type { PaymentCards } from '../cards/order-payment-cards.ts';
import { leadsTo, type PaymentAnswer } from '../checkout/payment-receipt.ts';
import type { PaymentScope } from '../checkout/payer-and-chart.ts';
import {
  changedPayment,
  oneTimeNamed,
  refusedOneTime,
  type OneTimeCharges,
  type OneTimeOrder,
} from './one-time-charges.ts';
import type { PlanRecords } from './plan-records.ts';

/** Pays more on a plan than its schedule requires: today at once, on a later day automatically (`MON-131`). */
export class OneTimeOrders {
  readonly #plans: PaymentPlans;
  readonly #paymentIds: Pick<PaymentIds, 'scheduledPaymentId'>;
  readonly #cards: PaymentCards;
  readonly #consents: CardConsents;
  readonly #records: PlanRecords;
  readonly #charges: OneTimeCharges;
  readonly #activityLog: ActivityLog;

  constructor(
    plans: PaymentPlans,
    paymentIds: Pick<PaymentIds, 'scheduledPaymentId'>,
    cards: PaymentCards,
    consents: CardConsents,
    records: PlanRecords,
    charges: OneTimeCharges,
    activityLog: ActivityLog,
  ) {
    this.#plans = plans;
    this.#paymentIds = paymentIds;
    this.#cards = cards;
    this.#consents = consents;
    this.#records = records;
    this.#charges = charges;
    this.#activityLog = activityLog;
  }

  async pay(place: PaymentScope, plan: PaymentPlan, order: OneTimeOrder): Promise<PaymentAnswer> {
    const id = oneTimeNamed(order.uniqueId, place.chart);
    const known = plan.payments.find((one) => one.id === id);
    if (known !== undefined) return this.#charges.again(place, plan, known, order);
    const others = await this.#plans.of(place.chart);
    if (others.some(({ payments }) => payments.some((one) => one.id === id))) return failed({ kind: 'duplicate' });
    const payment = changedPayment(order);
    if (payment !== undefined && !isOneTime(plan, payment)) return failed({ kind: 'not-found' });
    const { date = place.today } = order;
    return date === place.today
      ? this.#charges.payNow(place, plan, order, id)
      : this.#payLater(place, plan, order, date, id);
  }

  /** Takes the payment out of the plan, which is prolonged by it. */
  async drop(place: PaymentScope, plan: PaymentPlan, { payment }: OrderOf<'delete-one-time'>): Promise<PaymentAnswer> {
    const known = plan.payments.find(({ id }) => id === payment);
    if (known === undefined || !isOneTime(plan, payment)) return failed({ kind: 'not-found' });
    const changed = deleteOneTime(plan, payment, place.today, () => this.#paymentIds.scheduledPaymentId());
    if (!changed.ok) return failed(refusedOneTime(changed.error));
    if (!(await this.#records.keep(place, plan, changed.value))) return failed({ kind: 'plan-changed' });
    await log(this.#activityLog, place.call, 'changed-plan', plan.id);
    return ok({
      done: 'one-time-deleted',
      amount: known.amount,
      practiceName: place.practice.name,
      plan: plan.id,
      date: known.due,
      next: leadsTo.payments,
    });
  }

  async #payLater(
    place: PaymentScope,
    plan: PaymentPlan,
    order: OneTimeOrder,
    date: LocalDate,
    id: ScheduledPaymentId,
  ): Promise<PaymentAnswer> {
    const { card, amount, uniqueId } = order;
    const onFile = card === undefined ? ok(plan.card) : await this.#cards.forPlan(place, card, uniqueId);
    if (!onFile.ok) return onFile;
    const payment = changedPayment(order);
    // A plan has one card: the one chosen here pays the rest of it too.
    const oneTime = { amount, date };
    const changed =
      payment === undefined
        ? scheduleOneTime(plan, oneTime, place.today, id)
        : editOneTime(plan, payment, oneTime, place.today, () => this.#paymentIds.scheduledPaymentId());
    if (!changed.ok) return failed(refusedOneTime(changed.error));
    const withCard = { ...changed.value, card: onFile.value };
    if (!(await this.#records.keep(place, plan, withCard))) return failed({ kind: 'plan-changed' });
    await log(this.#activityLog, place.call, 'changed-plan', plan.id);
    if (onFile.value !== plan.card) await this.#consents.mail(place, onFile.value);
    return this.#records.scheduled(place, withCard, { amount, due: date });
  }
}

const isOneTime = (plan: PaymentPlan, payment: ScheduledPaymentId): boolean =>
  plan.payments.some(({ id, kind }) => id === payment && kind === 'one-time');
