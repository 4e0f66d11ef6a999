import {
  failed,
  MINUTE,
  ok,
  plus,
  type Cents,
  type LocalDate,
  type PatientRef,
  type Result,
} from '@portico/domain/kernel';
import {
  deleteOneTime,
  dueTimesOf,
  editOneTime,
  scheduleOneTime,
  type BalanceCover,
  type ChosenCard,
  type DueTimes,
  type OneTimeRefused,
  type PaymentPlan,
  type ScheduledPayment,
  type ScheduledPaymentId,
  type UniqueId,
} from '@portico/domain/payments';
import { log } from '../../activity/index.ts';
import type { Failure } from '@portico/application/kernel';
import { payerOf } from '../cards/card-keeping.ts';
import type { NotPaid, Paid } from '../charges/card-charge-service.port.ts';
import { mailCardAgreement } from '../cards/card-agreement.ts';
import type { MakePaymentDeps } from '../checkout/make-payment.deps.ts';
import type { PaymentChoice, PaymentReceipt, PaymentRefusal, PayWith } from '@portico/application/payments';
import { cardForPlan, cardInHand } from '../cards/payment-card.ts';
import type { PaymentScope } from '../checkout/payment-scope.ts';
import { leadsTo, receiptFor } from '../checkout/payment-receipt.ts';
import { finished } from '../checkout/pay-once.ts';
import { keep, planReceipt } from './plan-parts.ts';

type Answered = Result<PaymentReceipt, PaymentRefusal | Failure>;

export interface OneTimeAsked {
  readonly uniqueId: UniqueId;
  readonly choice: Extract<PaymentChoice, { readonly kind: 'one-time' }>;
  /** The payment to be changed, if any. */
  readonly payment?: ScheduledPaymentId;
  readonly card?: PayWith;
}

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

/** Pays more on a plan than its schedule requires: today at once, on a later day automatically (`MON-131`). */
export const payOneTime = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  plan: PaymentPlan,
  asked: OneTimeAsked,
): Promise<Answered> => {
  const id = oneTimeNamed(asked.uniqueId, place.chart);
  const known = plan.payments.find((one) => one.id === id);
  if (known !== undefined) return again(deps, place, plan, known, asked);
  const others = await deps.plans.of(place.chart);
  if (others.some(({ payments }) => payments.some((one) => one.id === id))) return failed({ kind: 'duplicate' });
  const { choice, payment } = asked;
  if (payment !== undefined && !isOneTime(plan, payment)) return failed({ kind: 'not-found' });
  const date = choice.date ?? place.today;
  return date === place.today
    ? payNow(deps, place, plan, asked, id)
    : payLater(deps, place, plan, { ...asked, date }, id);
};

/** Takes the payment out of the plan, which is prolonged by it. */
export const dropOneTime = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  plan: PaymentPlan,
  payment: ScheduledPaymentId,
): Promise<Answered> => {
  const known = plan.payments.find(({ id }) => id === payment);
  if (known === undefined || !isOneTime(plan, payment)) return failed({ kind: 'not-found' });
  const changed = deleteOneTime(plan, payment, place.today, () => deps.paymentIds.scheduledPaymentId());
  if (!changed.ok) return failed(refusedOneTime(changed.error));
  if (!(await keep(deps, place, plan, changed.value))) return failed({ kind: 'plan-changed' });
  await log(deps.activityLog, place.call, 'changed-plan', plan.id);
  return ok({
    done: 'one-time-deleted',
    amount: known.amount,
    practiceName: place.practice.name,
    plan: plan.id,
    date: known.due,
    next: leadsTo.payments,
  });
};

const payLater = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  plan: PaymentPlan,
  { choice: { amount }, payment, card, uniqueId, date }: OneTimeAsked & { readonly date: LocalDate },
  id: ScheduledPaymentId,
): Promise<Answered> => {
  const onFile = card === undefined ? ok(plan.card) : await cardForPlan(deps, place, card, uniqueId);
  if (!onFile.ok) return onFile;
  // A plan has one card: the one chosen here pays the rest of it too.
  const oneTime = { amount, date };
  const changed =
    payment === undefined
      ? scheduleOneTime(plan, oneTime, place.today, id)
      : editOneTime(plan, payment, oneTime, place.today, () => deps.paymentIds.scheduledPaymentId());
  if (!changed.ok) return failed(refusedOneTime(changed.error));
  const withCard = { ...changed.value, card: onFile.value };
  if (!(await keep(deps, place, plan, withCard))) return failed({ kind: 'plan-changed' });
  await log(deps.activityLog, place.call, 'changed-plan', plan.id);
  if (onFile.value !== plan.card) await mailCardAgreement(deps, place, onFile.value);
  return ok({ ...(await planReceipt(deps, place, withCard)), done: 'scheduled', amount, date });
};

/**
 * Writes the payment into the plan as in progress before it is charged: after a crash the worker finds it there and
 * makes the same try. A declined payment is taken out of the plan again.
 */
const payNow = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  plan: PaymentPlan,
  asked: OneTimeAsked,
  id: ScheduledPaymentId,
): Promise<Answered> => {
  const { today, call } = place;
  const inHand = await cardInHand(deps, place, asked.card ?? { kind: 'saved', card: plan.card });
  if (!inHand.ok) return inHand;
  const newId = () => deps.paymentIds.scheduledPaymentId();
  const without = asked.payment === undefined ? ok(plan) : deleteOneTime(plan, asked.payment, today, newId);
  if (!without.ok) return failed(refusedOneTime(without.error));
  const { amount } = asked.choice;
  const chosen: ChosenCard =
    inHand.value.kind === 'saved' ? { kind: 'saved', card: inHand.value.card } : { kind: 'entered' };
  const changed = scheduleOneTime(without.value, { amount, date: today, chosen }, today, id);
  if (!changed.ok) return failed(refusedOneTime(changed.error));
  const due: DueTimes = new Map([
    ...dueTimesOf(changed.value, place.practice.timeZone, call.now),
    [id, { chargeAt: plus(call.now, handsOff), noticeAt: call.now }],
  ]);
  if (!(await deps.plans.change(changed.value, plan.version, due))) return failed({ kind: 'plan-changed' });
  const cover = async (): Promise<BalanceCover> => {
    const { due: payable, asOf } = await deps.billing.balance(place.chart);
    return { payable, asOf };
  };
  const answer = await deps.chargeService.charge({
    uniqueId: tryNamed(id, 1),
    patient: place.chart,
    amount,
    purpose: { kind: 'installment', plan: plan.id, payment: id },
    occasion: 'payer',
    card: inHand.value,
    payer: payerOf(call.acting),
    cover: await cover(),
    coverNow: async () =>
      (await isOnItsWay(deps, place, plan, id)) ? cover() : { payable: 0 as Cents, asOf: call.now },
    ...(call.address === undefined ? {} : { payerAddress: call.address }),
  });
  await settle(deps, place, plan, id, answer);
  return finished(deps, place, answer);
};

/** False if a worker considered the payment abandoned and took it out of the plan. */
const isOnItsWay = async (
  { plans }: MakePaymentDeps,
  { chart }: PaymentScope,
  { id: plan }: PaymentPlan,
  payment: ScheduledPaymentId,
): Promise<boolean> => {
  const now = await plans.byId(chart, plan);
  return now?.payments.some(({ id, state }) => id === payment && state === 'charging') === true;
};

/** A repeat of the same attempt: the payment in the plan determines the result. */
const again = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  plan: PaymentPlan,
  known: ScheduledPayment,
  { choice }: OneTimeAsked,
): Promise<Answered> => {
  if (known.amount !== choice.amount || known.due !== (choice.date ?? known.due)) return failed({ kind: 'duplicate' });
  const answer = await deps.chargeService.outcome(place.chart, tryNamed(known.id, 1));
  if (answer === undefined && known.chosen !== undefined) return notSent(known);
  if (answer === undefined) {
    const { amount, due: date } = known;
    return ok({ ...(await planReceipt(deps, place, plan)), done: 'scheduled', amount, date });
  }
  if (known.state === 'charging') await settle(deps, place, plan, known.id, answer);
  return receiptFor(deps, place, answer);
};

/**
 * The result of a payment in progress that was not sent yet; a worker takes it out of the plan if it is never sent.
 */
export const notSent = ({ state }: ScheduledPayment): Answered =>
  failed(state === 'charging' ? { kind: 'checking' } : { kind: 'declined', reason: 'abandoned' });

/** Writes the result of a payment that was made now into the plan. */
export const settle = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  plan: Pick<PaymentPlan, 'id'>,
  id: ScheduledPaymentId,
  answer: Result<Paid, NotPaid>,
): Promise<void> => {
  const { duePayments, plans, paymentIds } = deps;
  const { call, chart, today } = place;
  const paid = { patient: chart, plan: plan.id, payment: id, attempt: 1 };
  if (answer.ok) return duePayments.settled(paid, { kind: 'paid', charge: answer.value.charge.id });
  const later = plus(call.now, handsOff);
  if (answer.error.kind === 'checking') {
    return duePayments.settled(paid, { kind: 'waiting', charge: answer.error.charge.id, lookAt: later });
  }
  // Not retried in the patient's place: it leaves the plan, by the worker if not here.
  const charge = 'charge' in answer.error ? { charge: answer.error.charge.id } : {};
  await duePayments.settled(paid, { kind: 'retry', ...charge, retryAt: later });
  const now = await plans.byId(chart, plan.id);
  const taken = now && deleteOneTime(now, id, today, () => paymentIds.scheduledPaymentId());
  if (now !== undefined && taken?.ok === true) await keep(deps, place, now, taken.value);
};

const isOneTime = (plan: PaymentPlan, payment: ScheduledPaymentId): boolean =>
  plan.payments.some(({ id, kind }) => id === payment && kind === 'one-time');

const refusedOneTime = (refused: OneTimeRefused): PaymentRefusal => {
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
