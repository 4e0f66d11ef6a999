import { failed, MINUTE, ok, plus, type Cents, type PatientRef, type Result } from '@portico/domain/kernel';
import {
  deleteOneTime,
  dueTimesOf,
  scheduleOneTime,
  type BalanceCover,
  type Billing,
  type ChosenCard,
  type DuePayments,
  type DueTimes,
  type OneTimeRefused,
  type PaymentIds,
  type PaymentPlan,
  type PaymentPlans,
  type ScheduledPayment,
  type ScheduledPaymentId,
  type UniqueId,
} from '@portico/domain/payments';
import type { OrderOf, PaymentRefusal } from '@portico/application/payments';
import { payerOf } from '../cards/keep-card-on-file.ts';
import type { PaymentCards } from '../cards/order-payment-cards.ts';
import type { ChargeService, NotPaid, Paid } from '../charges/card-charge-service.port.ts';
import type { PaymentAnswer, PaymentReceipts } from '../checkout/payment-receipt.ts';
import type { PaymentScope } from '../checkout/payer-and-chart.ts';
import type { PlanRecords } from './plan-records.ts';

export type OneTimeOrder = OrderOf<'schedule-payment' | 'edit-one-time'>;

/** The payment that an order replaces, if any. */
export const changedPayment = (order: OneTimeOrder): ScheduledPaymentId | undefined =>
  order.kind === 'edit-one-time' ? order.payment : undefined;

/** The id of a one-time payment: derived from its attempt and patient, so that two patients' ids never collide. */
export const oneTimeNamed = (uniqueId: UniqueId, { practice, patient }: PatientRef): ScheduledPaymentId =>
  `${uniqueId}:${practice}:${patient}` as ScheduledPaymentId;

/**
 * The unique id of the charge for one try of a planned payment: the same for a person's request and for the worker that
 * takes over after a crash.
 */
export const tryNamed = (payment: ScheduledPaymentId, attempt: number): UniqueId => `${payment}:${attempt}` as UniqueId;

/** How long the worker skips a payment that may still be in progress, in milliseconds. */
export const handsOff = 5 * MINUTE;

/** Makes one-time payments on plans now, and finds out what became of them. */
export class OneTimeCharges {
  readonly #plans: PaymentPlans;
  readonly #duePayments: Pick<DuePayments, 'settled'>;
  readonly #billing: Pick<Billing, 'balance'>;
  readonly #paymentIds: Pick<PaymentIds, 'scheduledPaymentId'>;
  readonly #chargeService: Pick<ChargeService, 'charge' | 'outcome'>;
  readonly #cards: PaymentCards;
  readonly #receipts: PaymentReceipts;
  readonly #records: PlanRecords;

  constructor(
    plans: PaymentPlans,
    duePayments: Pick<DuePayments, 'settled'>,
    billing: Pick<Billing, 'balance'>,
    paymentIds: Pick<PaymentIds, 'scheduledPaymentId'>,
    chargeService: Pick<ChargeService, 'charge' | 'outcome'>,
    cards: PaymentCards,
    receipts: PaymentReceipts,
    records: PlanRecords,
  ) {
    this.#plans = plans;
    this.#duePayments = duePayments;
    this.#billing = billing;
    this.#paymentIds = paymentIds;
    this.#chargeService = chargeService;
    this.#cards = cards;
    this.#receipts = receipts;
    this.#records = records;
  }

  /**
   * Writes the payment into the plan as in progress before it is charged: after a crash the worker finds it there and
   * makes the same try. A declined payment is taken out of the plan again.
   */
  async payNow(
    place: PaymentScope,
    plan: PaymentPlan,
    order: OneTimeOrder,
    id: ScheduledPaymentId,
  ): Promise<PaymentAnswer> {
    const { today, call } = place;
    const inHand = await this.#cards.inHand(place, order.card ?? { kind: 'saved', card: plan.card });
    if (!inHand.ok) return inHand;
    const newId = () => this.#paymentIds.scheduledPaymentId();
    const replaced = changedPayment(order);
    const without = replaced === undefined ? ok(plan) : deleteOneTime(plan, replaced, today, newId);
    if (!without.ok) return failed(refusedOneTime(without.error));
    const { amount } = order;
    const chosen: ChosenCard =
      inHand.value.kind === 'saved' ? { kind: 'saved', card: inHand.value.card } : { kind: 'entered' };
    const changed = scheduleOneTime(without.value, { amount, date: today, chosen }, today, id);
    if (!changed.ok) return failed(refusedOneTime(changed.error));
    const due: DueTimes = new Map([
      ...dueTimesOf(changed.value, place.practice.timeZone, call.now),
      [id, { chargeAt: plus(call.now, handsOff), noticeAt: call.now }],
    ]);
    if (!(await this.#plans.change(changed.value, plan.version, due))) return failed({ kind: 'plan-changed' });
    const answer = await this.#chargeService.charge({
      uniqueId: tryNamed(id, 1),
      patient: place.chart,
      amount,
      purpose: { kind: 'installment', plan: plan.id, payment: id },
      occasion: 'payer',
      card: inHand.value,
      payer: payerOf(call.acting),
      cover: await this.#cover(place),
      coverNow: async () =>
        (await this.#isOnItsWay(place, plan, id))
          ? this.#cover(place, 'anew')
          : { payable: 0 as Cents, asOf: call.now },
      ...(call.address === undefined ? {} : { payerAddress: call.address }),
    });
    await this.settle(place, plan, id, answer);
    return this.#receipts.finished(place, answer);
  }

  /** A repeat of the same attempt: the payment in the plan determines the result. */
  async again(
    place: PaymentScope,
    plan: PaymentPlan,
    known: ScheduledPayment,
    order: OneTimeOrder,
  ): Promise<PaymentAnswer> {
    if (known.amount !== order.amount || known.due !== (order.date ?? known.due)) return failed({ kind: 'duplicate' });
    const answer = await this.#chargeService.outcome(place.chart, tryNamed(known.id, 1));
    if (answer === undefined && known.chosen !== undefined) return notSent(known);
    if (answer === undefined) return this.#records.scheduled(place, plan, known);
    if (known.state === 'charging') await this.settle(place, plan, known.id, answer);
    return this.#receipts.of(place, answer);
  }

  /** The result of an attempt by its unique id; undefined if it left nothing and changed nothing. */
  async outcome(place: PaymentScope, uniqueId: UniqueId): Promise<PaymentAnswer | undefined> {
    const id = oneTimeNamed(uniqueId, place.chart);
    const now = await this.#chargeService.outcome(place.chart, tryNamed(id, 1));
    const plan = (await this.#plans.of(place.chart)).find(({ payments }) => payments.some((one) => one.id === id));
    const payment = plan?.payments.find((one) => one.id === id);
    if (now !== undefined) {
      if (plan !== undefined && payment?.state === 'charging') await this.settle(place, plan, id, now);
      return this.#receipts.of(place, now);
    }
    if (plan === undefined || payment === undefined) return undefined;
    if (payment.chosen !== undefined) return notSent(payment);
    return payment.state === 'cancelled' ? undefined : this.#records.scheduled(place, plan, payment);
  }

  /** Writes the result of a payment that was made now into the plan. */
  async settle(
    place: PaymentScope,
    plan: Pick<PaymentPlan, 'id'>,
    id: ScheduledPaymentId,
    answer: Result<Paid, NotPaid>,
  ): Promise<void> {
    const { call, chart, today } = place;
    const paid = { patient: chart, plan: plan.id, payment: id, attempt: 1 };
    if (answer.ok) return this.#duePayments.settled(paid, { kind: 'paid', charge: answer.value.charge.id });
    const later = plus(call.now, handsOff);
    if (answer.error.kind === 'checking') {
      return this.#duePayments.settled(paid, { kind: 'waiting', charge: answer.error.charge.id, lookAt: later });
    }
    // Not retried in the patient's place: it leaves the plan, by the worker if not here.
    const charge = 'charge' in answer.error ? { charge: answer.error.charge.id } : {};
    await this.#duePayments.settled(paid, { kind: 'retry', ...charge, retryAt: later });
    const now = await this.#plans.byId(chart, plan.id);
    const taken = now && deleteOneTime(now, id, today, () => this.#paymentIds.scheduledPaymentId());
    if (now !== undefined && taken?.ok === true) await this.#records.keep(place, now, taken.value);
  }

  async #cover({ chart }: PaymentScope, look?: 'anew'): Promise<BalanceCover> {
    const { due: payable, asOf } = await this.#billing.balance(chart, look);
    return { payable, asOf };
  }

  /** False if a worker considered the payment abandoned and took it out of the plan. */
  async #isOnItsWay({ chart }: PaymentScope, plan: PaymentPlan, payment: ScheduledPaymentId): Promise<boolean> {
    const now = await this.#plans.byId(chart, plan.id);
    return now?.payments.some(({ id, state }) => id === payment && state === 'charging') === true;
  }
}

/**
 * The result of a payment in progress that was not sent yet; a worker takes it out of the plan if it is never sent.
 */
const notSent = ({ state }: ScheduledPayment): PaymentAnswer =>
  failed(state === 'charging' ? { kind: 'checking' } : { kind: 'declined', reason: 'abandoned' });

export const refusedOneTime = (refused: OneTimeRefused): PaymentRefusal => {
  switch (refused.kind) {
    case 'amount-out-of-range':
    case 'bad-date':
      return refused;
    case 'count-high':
      return { kind: 'plan-limit', limit: refused };
    case 'plan-closed':
    case 'one-time-gone':
      return { kind: 'plan-changed' };
  }
};
