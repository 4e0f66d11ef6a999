import { failed, ok, type AppointmentId, type Cents, type Result } from '@portico/domain/kernel';
import {
  addingBounds,
  addToPlan,
  cancelPlan,
  dueTimesOf,
  editPlan,
  isCardExpired,
  judgeEdit,
  judgeTerms,
  mayAdd,
  parsePlanName,
  planOf,
  progressOf,
  runningTerms,
  sameTerms,
  termsByPayment,
  type ChangeRefused,
  type PaymentPlan,
  type PlanId,
  type PlanTerms,
  type UniqueId,
} from '@portico/domain/payments';
import { log } from '../activity/index.ts';
import type { Failure } from '../kernel/index.ts';
import type { MakePaymentDeps } from './make-payment.deps.ts';
import type { PaymentChoice, PaymentContext, PaymentReceipt, PaymentRefusal, PayWith } from './make-payment.port.ts';
import { openBalance } from './payable.ts';
import { cardForPlan } from './payment-card.ts';
import type { Place } from './payment-place.ts';
import { leadsTo } from './payment-receipt.ts';
import { visitFor } from './payment-visit.ts';

type Choice<Kind extends PaymentChoice['kind']> = Extract<PaymentChoice, { readonly kind: Kind }>;
type Answered = Result<PaymentReceipt, PaymentRefusal | Failure>;

/** A plan is known by the attempt that made it, so that a repeat finds it. */
export const planNamed = (uniqueId: UniqueId): PlanId => uniqueId as string as PlanId;

interface Asked<Kind extends PaymentChoice['kind']> {
  readonly uniqueId: UniqueId;
  readonly context: PaymentContext;
  readonly choice: Choice<Kind>;
  readonly card?: PayWith;
}

/** Puts the balance, or a part of it, into a plan. Nothing is charged today (`MON-081`). */
export const makePlan = async (
  deps: MakePaymentDeps,
  place: Place,
  { uniqueId, context, choice, card }: Asked<'new-plan'>,
): Promise<Answered> => {
  const known = await deps.plans.byId(place.chart, planNamed(uniqueId));
  if (known !== undefined) {
    return isPlanOf(known, choice) ? madeReceipt(deps, place, context, known) : failed({ kind: 'duplicate' });
  }
  if (!mayPlan(context)) return failed({ kind: 'plan-not-offered' });
  const [open, settings] = await Promise.all([openBalance(deps, place.chart), settingsOf(deps, place)]);
  const name = parsePlanName(choice.name);
  if (!name.ok || !areTerms(choice.terms)) return failed({ kind: 'bad-input' });
  if (open.payable === 0) return failed({ kind: 'nothing-to-pay' });
  if (choice.terms.total > open.payable) return failed({ kind: 'amount-changed', amount: open.payable });
  if (open.active.length > 0 && !settings.plans.canCreateMultiple) return failed({ kind: 'plan-not-offered' });
  const judged = judgeTerms(settings.plans, choice.terms, choice.calendar.frequency);
  if (!judged.ok) return judged;
  if (settings.planTerms !== undefined && !choice.agreed) return failed({ kind: 'terms-not-agreed' });
  if ((await visitOf(deps, place, context)) === 'unknown') return failed({ kind: 'not-found' });
  const onFile = await cardForPlan(deps, place, card, uniqueId);
  if (!onFile.ok) return onFile;

  const { call, chart, today } = place;
  const plan = planOf(
    {
      id: planNamed(uniqueId),
      patient: chart,
      name: name.value,
      calendar: choice.calendar,
      terms: choice.terms,
      card: onFile.value,
      autopay: choice.autopay ?? {},
      createdAt: call.now,
    },
    today,
    () => deps.paymentMint.scheduledPaymentId(),
  );
  const made = await deps.plans.create(plan, uniqueId, dueTimesOf(plan, place.practice.timeZone, call.now));
  if (!isPlanOf(made, choice)) return failed({ kind: 'duplicate' });
  const missing = await overPromised(deps, place);
  if (missing > 0) {
    const dropped = cancelPlan(made);
    if (dropped.ok) await deps.plans.change(dropped.value, made.version, new Map());
    return failed(lessOpen((choice.terms.total - missing) as Cents));
  }
  await log(deps.activityLog, call, 'created-plan', made.id);
  return madeReceipt(deps, place, context, made);
};

/** Puts more of the balance into a plan that is running (`MON-097`, `MON-108`). It is paid with the card of the plan. */
export const addMore = async (
  deps: MakePaymentDeps,
  place: Place,
  { context, choice }: Asked<'add-to-plan'>,
): Promise<Answered> => {
  const plan = await deps.plans.byId(place.chart, choice.plan);
  if (plan === undefined) return failed({ kind: 'not-found' });
  if (plan.status !== 'active') return failed({ kind: 'plan-changed' });
  if (!mayPlan(context)) return failed({ kind: 'plan-not-offered' });
  const progress = progressOf(plan);
  if (progress.paymentsMade !== choice.paymentsMade) return failed({ kind: 'plan-changed' });
  // What is asked for stands already: it was asked before.
  if (sameTerms(runningTerms(plan), choice.terms)) return changedReceipt(deps, place, context, plan);

  const [open, settings, card] = await Promise.all([
    openBalance(deps, place.chart),
    settingsOf(deps, place),
    deps.cardsOnFile.vaulted(place.chart, plan.card),
  ]);
  const { merchant, practice, today, call } = place;
  if (merchant === undefined) return failed({ kind: 'no-online-payments', phone: practice.phone });
  if (!settings.plans.addBalanceToExisting) return failed({ kind: 'plan-not-offered' });
  if (card === undefined || isCardExpired(card.card.expiry, today)) return failed({ kind: 'card-expired' });
  if (open.payable === 0) return failed({ kind: 'nothing-to-pay' });
  if (choice.added > open.payable) return failed({ kind: 'amount-changed', amount: open.payable });
  const range = judgeTerms(settings.plans, choice.terms, plan.calendar.frequency);
  if (!range.ok) return range;
  const bounds = addingBounds(range.value, progress.plannable, open.payable);
  if (!mayAdd(choice.added, bounds)) {
    const maximum = open.payable <= bounds.below ? open.payable : bounds.below - 1;
    return failed({
      kind: 'amount-out-of-range',
      minimum: (bounds.above + 1) as Cents,
      maximum: Math.max(0, maximum) as Cents,
    });
  }
  if (settings.planTerms !== undefined && !choice.agreed) return failed({ kind: 'terms-not-agreed' });
  const changed = addToPlan(plan, choice.added, choice.terms, today, () => deps.paymentMint.scheduledPaymentId());
  if (!changed.ok) return failed(refusedChange(changed.error));
  if (!(await keep(deps, place, plan, changed.value))) return failed({ kind: 'plan-changed' });
  const missing = await overPromised(deps, place);
  if (missing > 0) {
    const now = await deps.plans.byId(place.chart, plan.id);
    if (now !== undefined) await keep(deps, place, now, { ...plan, version: now.version });
    return failed(lessOpen((choice.added - missing) as Cents));
  }
  await log(deps.activityLog, call, 'changed-plan', plan.id);
  return changedReceipt(deps, place, context, changed.value);
};

/** Name, card, calendar, terms: what is paid stays as it is (`MON-089` to `MON-091`). */
export const changePlan = async (
  deps: MakePaymentDeps,
  place: Place,
  plan: PaymentPlan,
  { uniqueId, choice, card, context }: Asked<'edit-plan'>,
): Promise<Answered> => {
  if (plan.status !== 'active') return failed({ kind: 'plan-changed' });
  const name = parsePlanName(choice.name);
  if (!name.ok) return failed({ kind: 'bad-input' });
  if (progressOf(plan).paymentsMade !== choice.paymentsMade) return failed({ kind: 'plan-changed' });
  const calendar = choice.calendar ?? plan.calendar;
  const running = runningTerms(plan);
  if (choice.terms.total !== running.total) return failed({ kind: 'amount-changed', amount: running.total });
  const settings = await settingsOf(deps, place);
  const judged = judgeEdit(settings.plans, running, choice.terms, {
    before: plan.calendar.frequency,
    after: calendar.frequency,
  });
  if (!judged.ok) return judged;
  const onFile = card === undefined ? ok(plan.card) : await cardForPlan(deps, place, card, uniqueId);
  if (!onFile.ok) return onFile;
  const changed = editPlan(
    plan,
    { name: name.value, card: onFile.value, autopay: choice.autopay ?? {}, calendar, terms: choice.terms },
    place.today,
    () => deps.paymentMint.scheduledPaymentId(),
  );
  if (!changed.ok) return failed(refusedChange(changed.error));
  if (!(await keep(deps, place, plan, changed.value))) return failed({ kind: 'plan-changed' });
  await log(deps.activityLog, place.call, 'changed-plan', plan.id);
  return changedReceipt(deps, place, context, changed.value);
};

/** Takes away what is not paid; it returns to the balance (`MON-093`). A plan that is cancelled already stays so. */
export const endPlan = async (deps: MakePaymentDeps, place: Place, plan: PaymentPlan): Promise<Answered> => {
  if (plan.status === 'completed') return failed({ kind: 'plan-changed' });
  const cancelled = plan.status === 'cancelled' ? ok(plan) : cancelPlan(plan);
  if (!cancelled.ok) return failed(refusedChange(cancelled.error));
  if (plan.status === 'active') {
    if (!(await keep(deps, place, plan, cancelled.value))) return failed({ kind: 'plan-changed' });
    await log(deps.activityLog, place.call, 'cancelled-plan', plan.id);
  }
  const returned = cancelled.value.payments.filter(({ state }) => state === 'cancelled');
  return ok({
    done: 'plan-cancelled',
    amount: returned.reduce((sum, { amount }) => sum + amount, 0) as Cents,
    practiceName: place.practice.name,
    plan: plan.id,
    next: leadsTo.payments,
  });
};

/** Writes a changed plan unless it was changed since it was read. */
export const keep = (
  { plans }: Pick<MakePaymentDeps, 'plans'>,
  { practice, call }: Place,
  seen: PaymentPlan,
  changed: PaymentPlan,
): Promise<boolean> => plans.change(changed, seen.version, dueTimesOf(changed, practice.timeZone, call.now));

/**
 * By how much more is promised and held than is owed: what was paid or promised at the same moment was not seen. Whoever
 * promised last gives way; a charge is looked at in the same way when it is written.
 */
const overPromised = async (deps: MakePaymentDeps, { chart }: Place): Promise<number> => {
  const { cover, held } = await openBalance(deps, chart);
  return held - cover.payable;
};

const lessOpen = (left: Cents): PaymentRefusal =>
  left > 0 ? { kind: 'amount-changed', amount: left } : { kind: 'nothing-to-pay' };

const settingsOf = ({ billing }: Pick<MakePaymentDeps, 'billing'>, { practice, call }: Place) =>
  billing.settings(practice.id, call.language);

const mayPlan = ({ kind }: PaymentContext): boolean =>
  kind === 'balance' || kind === 'check-in' || kind === 'check-out';

/** Terms follow from their total and their payment (`money`). */
const areTerms = (terms: PlanTerms): boolean => {
  const own = termsByPayment(terms.total, terms.payment);
  return own.ok && sameTerms(own.value, terms);
};

const isPlanOf = (
  { original, payment, calendar }: PaymentPlan,
  { terms, calendar: asked }: Choice<'new-plan'>,
): boolean =>
  original.total === terms.total &&
  original.count === terms.count &&
  payment === terms.payment &&
  calendar.frequency === asked.frequency;

const refusedChange = (refused: ChangeRefused): PaymentRefusal =>
  refused.kind === 'plan-closed' ? { kind: 'plan-changed' } : refused;

/** The copay of the visit that a plan is made at; none where it is not made at one. */
const visitOf = async (
  deps: MakePaymentDeps,
  place: Place,
  context: PaymentContext,
): Promise<{ readonly id: AppointmentId; readonly copay: Cents } | 'none' | 'unknown'> => {
  if (context.kind !== 'check-in' && context.kind !== 'check-out') return 'none';
  const visit = await visitFor(deps, place, context.appointment);
  return visit === undefined ? 'unknown' : { id: visit.id, copay: visit.dues.copay };
};

/** At a visit the copay is paid next, where there is one (`MON-169`, `MON-172`). */
const nextAt = async (deps: MakePaymentDeps, place: Place, context: PaymentContext) => {
  const visit = await visitOf(deps, place, context);
  if (typeof visit === 'string') return { next: leadsTo.payments };
  if (visit.copay === 0) return { next: leadsTo.appointments };
  return { copayNext: visit.copay, next: context.kind === 'check-in' ? leadsTo.checkIn : leadsTo.checkOut };
};

const madeReceipt = async (
  deps: MakePaymentDeps,
  place: Place,
  context: PaymentContext,
  plan: PaymentPlan,
): Promise<Answered> =>
  ok({ ...(await planReceipt(deps, place, plan)), done: 'plan-created', ...(await nextAt(deps, place, context)) });

const changedReceipt = async (
  deps: MakePaymentDeps,
  place: Place,
  context: PaymentContext,
  plan: PaymentPlan,
): Promise<Answered> =>
  ok({ ...(await planReceipt(deps, place, plan)), done: 'plan-changed', ...(await nextAt(deps, place, context)) });

/** What is planned, the first day and the card of it. */
export const planReceipt = async (
  { cardsOnFile }: Pick<MakePaymentDeps, 'cardsOnFile'>,
  { chart, practice }: Place,
  plan: PaymentPlan,
): Promise<Pick<PaymentReceipt, 'amount' | 'practiceName' | 'plan' | 'date' | 'card' | 'next'>> => {
  const { remaining, next } = progressOf(plan);
  const card = (await cardsOnFile.vaulted(chart, plan.card))?.card;
  return {
    amount: remaining,
    practiceName: practice.name,
    plan: plan.id,
    next: leadsTo.payments,
    ...(next === undefined ? {} : { date: next.date }),
    ...(card === undefined ? {} : { card: { brand: card.brand, last4: card.last4 } }),
  };
};
