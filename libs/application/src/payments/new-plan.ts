import { failed, type Cents } from '@portico/domain/kernel';
import {
  cancelPlan,
  dueTimesOf,
  judgeTerms,
  parsePlanName,
  planOf,
  sameTerms,
  termsByPayment,
  type PaymentPlan,
  type PlanId,
  type PlanTerms,
  type UniqueId,
} from '@portico/domain/payments';
import { log } from '../activity/index.ts';
import type { MakePaymentDeps } from './make-payment.deps.ts';
import { openBalance } from './payable.ts';
import { cardForPlan } from './payment-card.ts';
import type { Place } from './payment-place.ts';
import {
  lessOpen,
  madeReceipt,
  mayPlan,
  overPromised,
  settingsOf,
  visitOf,
  type PlanAnswered,
  type PlanAsked,
} from './plan-parts.ts';

/** A plan is known by the attempt that made it, so that a repeat finds it. */
export const planNamed = (uniqueId: UniqueId): PlanId => uniqueId as string as PlanId;

/** Puts the balance, or a part of it, into a plan. Nothing is charged today (`MON-081`). */
export const makePlan = async (
  deps: MakePaymentDeps,
  place: Place,
  { uniqueId, context, choice, card }: PlanAsked<'new-plan'>,
): Promise<PlanAnswered> => {
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

/** Terms follow from their total and their payment (`money`). */
const areTerms = (terms: PlanTerms): boolean => {
  const own = termsByPayment(terms.total, terms.payment);
  return own.ok && sameTerms(own.value, terms);
};

const isPlanOf = (
  { original, payment, calendar }: PaymentPlan,
  { terms, calendar: asked }: PlanAsked<'new-plan'>['choice'],
): boolean =>
  original.total === terms.total &&
  original.count === terms.count &&
  payment === terms.payment &&
  calendar.frequency === asked.frequency;
