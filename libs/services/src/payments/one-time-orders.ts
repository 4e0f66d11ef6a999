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
import { log } from '../activity/index.ts';
import type { Failure } from '@portico/application/kernel';
import { payerOf } from './card-keeping.ts';
import type { NotPaid, Paid } from './card-charge-service.port.ts';
import { mailCardAgreement } from './card-agreement.ts';
import type { MakePaymentDeps } from './make-payment.deps.ts';
import type { PaymentChoice, PaymentReceipt, PaymentRefusal, PayWith } from '@portico/application/payments';
import { cardForPlan, cardInHand } from './payment-card.ts';
import type { PaymentScope } from './payment-scope.ts';
import { leadsTo, receiptFor } from './payment-receipt.ts';
import { finished } from './pay-once.ts';
import { keep, planReceipt } from './plan-parts.ts';

type Answered = Result<PaymentReceipt, PaymentRefusal | Failure>;

export interface OneTimeAsked {
  readonly uniqueId: UniqueId;
  readonly choice: Extract<PaymentChoice, { readonly kind: 'one-time' }>;
  /** The payment that is changed, where one is. */
  readonly payment?: ScheduledPaymentId;
  readonly card?: PayWith;
}

/** A one-time payment is known by the attempt that made it and whose it is: no two patients share a name of theirs. */
export const oneTimeNamed = (uniqueId: UniqueId, { practice, patient }: PatientRef): ScheduledPaymentId =>
  `${uniqueId}:${practice}:${patient}` as ScheduledPaymentId;

/**
 * The unique id of the charge for one try of a planned payment: whoever makes that try, a person now or the worker after
 * somebody died, makes the same one.
 */
export const tryNamed = (payment: ScheduledPaymentId, attempt: number): UniqueId => `${payment}:${attempt}` as UniqueId;

/** So long the worker leaves a payment alone that somebody is making at this moment. */
export const handsOff = 5 * MINUTE;

/** Pays more on a plan than its calendar asks for: today at once, on a later day by itself (`MON-131`). */
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

/** Takes it out of the plan, which is prolonged by it. */
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
  // A plan has one card: the one that is chosen here pays the rest of it too.
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
 * The payment stands in the plan, on its way, before it is charged: whatever dies then, the worker finds it there and makes
 * the same try. What is declined is taken out of the plan again.
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

/** False where a worker took it for dead meanwhile, and took it out of the plan. */
const isOnItsWay = async (
  { plans }: MakePaymentDeps,
  { chart }: PaymentScope,
  { id: plan }: PaymentPlan,
  payment: ScheduledPaymentId,
): Promise<boolean> => {
  const now = await plans.byId(chart, plan);
  return now?.payments.some(({ id, state }) => id === payment && state === 'charging') === true;
};

/** The same attempt once more: what stands in the plan says what became of it. */
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

/** What is on its way and was not sent yet; a worker takes it out of the plan when nobody sends it. */
export const notSent = ({ state }: ScheduledPayment): Answered =>
  failed(state === 'charging' ? { kind: 'checking' } : { kind: 'declined', reason: 'abandoned' });

/** Writes into the plan what became of a payment that was made now. */
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
  // Nobody tries it again in the patient's place: it leaves the plan, by a worker's hand where not by this one.
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
