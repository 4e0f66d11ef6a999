import { failed, ok, type Cents } from '@portico/domain/kernel';
import {
  addingBounds,
  addToPlan,
  cancelPlan,
  editPlan,
  isCardExpired,
  judgeAutopay,
  judgeEdit,
  judgeTerms,
  mayAdd,
  parsePlanName,
  progressOf,
  runningTerms,
  sameTerms,
  type ChangeRefused,
  type PaymentPlan,
} from '@portico/domain/payments';
import { log } from '../../activity/index.ts';
import type { MakePaymentDeps } from '../checkout/make-payment.deps.ts';
import type { PaymentRefusal } from '@portico/application/payments';
import { openBalance } from '../checkout/payable.ts';
import { cardForPlan } from '../cards/payment-card.ts';
import type { PaymentScope } from '../checkout/payment-scope.ts';
import { leadsTo } from '../checkout/payment-receipt.ts';
import { agreesTo, keepAgreement, mailAgreement, termsAt } from './plan-agreement.ts';
import {
  changedReceipt,
  keep,
  lessOpen,
  mayPlan,
  overPromised,
  settingsOf,
  type PlanAnswered,
  type PlanAsked,
} from './plan-parts.ts';

/** Adds more of the balance to a running plan (`MON-097`, `MON-108`). It is paid with the plan's card. */
export const addMore = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  { uniqueId, context, choice }: PlanAsked<'add-to-plan'>,
): Promise<PlanAnswered> => {
  const plan = await deps.plans.byId(place.chart, choice.plan);
  if (plan === undefined) return failed({ kind: 'not-found' });
  if (plan.status !== 'active') return failed({ kind: 'plan-changed' });
  if (!mayPlan(context)) return failed({ kind: 'plan-not-offered' });
  const progress = progressOf(plan);
  if (progress.paymentsMade !== choice.paymentsMade) return failed({ kind: 'plan-changed' });
  // The requested terms are in effect already: a repeated request.
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
  const terms = termsAt(deps, place, settings);
  const agreed = agreesTo(terms, choice);
  if (!agreed.ok) return agreed;
  const changed = addToPlan(plan, choice.added, choice.terms, today, () => deps.paymentIds.scheduledPaymentId());
  if (!changed.ok) return failed(refusedChange(changed.error));
  // Adding does not raise the cap: if a higher one is needed, the plan is changed first.
  const fits = judgeAutopay(changed.value);
  if (!fits.ok) return fits;
  const agreement = await keepAgreement(deps, place, changed.value, { uniqueId, change: 'added', terms });
  if (!(await keep(deps, place, plan, changed.value))) return failed({ kind: 'plan-changed' });
  const missing = await overPromised(deps, place);
  if (missing > 0) {
    const now = await deps.plans.byId(place.chart, plan.id);
    if (now !== undefined) await keep(deps, place, now, { ...plan, version: now.version });
    return failed(lessOpen((choice.added - missing) as Cents));
  }
  await log(deps.activityLog, call, 'changed-plan', plan.id);
  await mailAgreement(deps, place, agreement);
  return changedReceipt(deps, place, context, changed.value);
};

/** Changes name, card, calendar and terms; paid installments stay as they are (`MON-089` to `MON-091`). */
export const changePlan = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  plan: PaymentPlan,
  { uniqueId, choice, card, context }: PlanAsked<'edit-plan'>,
): Promise<PlanAnswered> => {
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
  const terms = termsAt(deps, place, settings);
  const agreed = agreesTo(terms, choice);
  if (!agreed.ok) return agreed;
  const onFile = card === undefined ? ok(plan.card) : await cardForPlan(deps, place, card, uniqueId, terms);
  if (!onFile.ok) return onFile;
  const changed = editPlan(
    plan,
    { name: name.value, card: onFile.value, autopay: choice.autopay ?? {}, calendar, terms: choice.terms },
    place.today,
    () => deps.paymentIds.scheduledPaymentId(),
  );
  if (!changed.ok) return failed(refusedChange(changed.error));
  const fits = judgeAutopay(changed.value);
  if (!fits.ok) return fits;
  const agreement = await keepAgreement(deps, place, changed.value, { uniqueId, change: 'changed', terms });
  if (!(await keep(deps, place, plan, changed.value))) return failed({ kind: 'plan-changed' });
  await log(deps.activityLog, place.call, 'changed-plan', plan.id);
  await mailAgreement(deps, place, agreement);
  return changedReceipt(deps, place, context, changed.value);
};

/** Cancels the unpaid payments; their amount returns to the balance (`MON-093`). Idempotent for a canceled plan. */
export const endPlan = async (deps: MakePaymentDeps, place: PaymentScope, plan: PaymentPlan): Promise<PlanAnswered> => {
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

const refusedChange = (refused: ChangeRefused): PaymentRefusal =>
  refused.kind === 'plan-closed' ? { kind: 'plan-changed' } : refused;
