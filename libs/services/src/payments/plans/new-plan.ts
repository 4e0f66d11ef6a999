import { failed, type Cents } from '@portico/domain/kernel';
import {
  cancelPlan,
  dueTimesOf,
  judgeAutopay,
  judgeTerms,
  parsePlanName,
  planOf,
  sameTerms,
  termsByPayment,
  type CardId,
  type PaymentPlan,
  type PlanId,
  type PlanTerms,
  type UniqueId,
} from '@portico/domain/payments';
import { log } from '../../activity/index.ts';
import type { MakePaymentDeps } from '../checkout/make-payment.deps.ts';
import type { PaymentContext } from '@portico/application/payments';
import { openBalance } from '../checkout/payable.ts';
import { cardForPlan } from '../cards/payment-card.ts';
import type { PaymentScope } from '../checkout/payment-scope.ts';
import { agreesTo, keepAgreement, mailAgreement, termsAt } from './plan-agreement.ts';
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

/** A plan's id is derived from its attempt, so that a repeat finds it. */
export const planNamed = (uniqueId: UniqueId): PlanId => uniqueId as string as PlanId;

/** Puts the balance, or a part of it, into a plan. Nothing is charged today (`MON-081`). */
export const makePlan = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  { uniqueId, context, choice, card }: PlanAsked<'new-plan'>,
): Promise<PlanAnswered> => {
  const known = await deps.plans.byId(place.chart, planNamed(uniqueId));
  if (known !== undefined) {
    return isPlanOf(known, choice) ? madeAgain(deps, place, context, known) : failed({ kind: 'duplicate' });
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
  const terms = termsAt(deps, place, settings);
  const agreed = agreesTo(terms, choice);
  if (!agreed.ok) return agreed;
  if ((await visitOf(deps, place, context)) === 'unknown') return failed({ kind: 'not-found' });
  const { call, chart, today } = place;
  const planned = planOf(
    {
      id: planNamed(uniqueId),
      patient: chart,
      name: name.value,
      calendar: choice.calendar,
      terms: choice.terms,
      // An entered card would be kept under this id; replaced below by the one that is used.
      card: uniqueId as string as CardId,
      autopay: choice.autopay ?? {},
      createdAt: call.now,
    },
    today,
    () => deps.paymentIds.scheduledPaymentId(),
  );
  const fits = judgeAutopay(planned);
  if (!fits.ok) return fits;
  const onFile = await cardForPlan(deps, place, card, uniqueId, terms);
  if (!onFile.ok) return onFile;
  const plan = { ...planned, card: onFile.value };
  const agreement = await keepAgreement(deps, place, plan, { uniqueId, change: 'made', terms });
  const made = await deps.plans.create(plan, uniqueId, dueTimesOf(plan, place.practice.timeZone, call.now));
  if (!isPlanOf(made, choice)) return failed({ kind: 'duplicate' });
  if (made.takenBack !== undefined) return failed(lessOpen(made.takenBack.left));
  const missing = await overPromised(deps, place);
  if (missing > 0) {
    const left = (choice.terms.total - missing) as Cents;
    const dropped = cancelPlan(made);
    if (dropped.ok) await deps.plans.change({ ...dropped.value, takenBack: { left } }, made.version, new Map());
    return failed(lessOpen(left));
  }
  await log(deps.activityLog, call, 'created-plan', made.id);
  await mailAgreement(deps, place, agreement);
  return madeReceipt(deps, place, context, made);
};

/** The earlier result of this attempt. */
const madeAgain = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  context: PaymentContext,
  plan: PaymentPlan,
): Promise<PlanAnswered> =>
  plan.takenBack === undefined ? madeReceipt(deps, place, context, plan) : failed(lessOpen(plan.takenBack.left));

/** Whether the terms are consistent with their total and their payment (`money`). */
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
