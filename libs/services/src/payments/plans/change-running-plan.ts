import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok, type Cents, type Result } from '@portico/domain/kernel';
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
  type AgreementTerms,
  type CardsOnFile,
  type ChangeRefused,
  type PaymentIds,
  type PaymentPlan,
  type PaymentPlans,
} from '@portico/domain/payments';
import type { Failure } from '@portico/application/kernel';
import type { OrderOf, PaymentRefusal } from '@portico/application/payments';
import { log } from '../../activity/index.ts';
import type { PaymentCards } from '../cards/order-payment-cards.ts';
import type { OpenAmounts } from '../checkout/payable-amounts.ts';
import { leadsTo, type PaymentAnswer } from '../checkout/payment-receipt.ts';
import type { PaymentScope } from '../checkout/payer-and-chart.ts';
import { agreesTo, type PlanConsents } from './plan-agreement.ts';
import { lessOpen, type PlanRecords } from './plan-records.ts';

type Changed = Result<
  { readonly plan: PaymentPlan; readonly terms: AgreementTerms; readonly uniqueId: OrderOf<'edit-plan'>['uniqueId'] },
  PaymentRefusal | Failure
>;

/** Changes plans that are being paid. */
export class RunningPlans {
  readonly #plans: PaymentPlans;
  readonly #cardsOnFile: Pick<CardsOnFile, 'vaulted'>;
  readonly #paymentIds: Pick<PaymentIds, 'scheduledPaymentId'>;
  readonly #amounts: OpenAmounts;
  readonly #cards: PaymentCards;
  readonly #consents: PlanConsents;
  readonly #records: PlanRecords;
  readonly #activityLog: ActivityLog;

  constructor(
    plans: PaymentPlans,
    cardsOnFile: Pick<CardsOnFile, 'vaulted'>,
    paymentIds: Pick<PaymentIds, 'scheduledPaymentId'>,
    amounts: OpenAmounts,
    cards: PaymentCards,
    consents: PlanConsents,
    records: PlanRecords,
    activityLog: ActivityLog,
  ) {
    this.#plans = plans;
    this.#cardsOnFile = cardsOnFile;
    this.#paymentIds = paymentIds;
    this.#amounts = amounts;
    this.#cards = cards;
    this.#consents = consents;
    this.#records = records;
    this.#activityLog = activityLog;
  }

  /** Adds more of the balance to a running plan (`MON-097`, `MON-108`). It is paid with the plan's card. */
  async addMore(place: PaymentScope, order: OrderOf<'add-to-plan'>): Promise<PaymentAnswer> {
    const plan = await this.#plans.byId(place.chart, order.plan);
    if (plan === undefined) return failed({ kind: 'not-found' });
    if (plan.status !== 'active') return failed({ kind: 'plan-changed' });
    if (progressOf(plan).paymentsMade !== order.paymentsMade) return failed({ kind: 'plan-changed' });
    // The requested terms are in effect already: a repeated request.
    if (sameTerms(runningTerms(plan), order.terms)) return this.#records.changed(place, plan, order.at);
    const added = await this.#added(place, order, plan);
    if (!added.ok) return added;
    const changed = added.value;
    const agreement = await this.#consents.keep(place, changed.plan, { ...changed, change: 'added' });
    if (!(await this.#records.keep(place, plan, changed.plan))) return failed({ kind: 'plan-changed' });
    const missing = await this.#amounts.overPromised(place.chart);
    if (missing > 0) {
      const now = await this.#plans.byId(place.chart, plan.id);
      if (now !== undefined) await this.#records.keep(place, now, { ...plan, version: now.version });
      return failed(lessOpen((order.added - missing) as Cents));
    }
    await log(this.#activityLog, place.call, 'changed-plan', plan.id);
    await this.#consents.mail(place, agreement);
    return this.#records.changed(place, changed.plan, order.at);
  }

  /** Changes name, card, calendar and terms; paid installments stay as they are (`MON-089` to `MON-091`). */
  async change(place: PaymentScope, plan: PaymentPlan, order: OrderOf<'edit-plan'>): Promise<PaymentAnswer> {
    const edited = await this.#edited(place, plan, order);
    if (!edited.ok) return edited;
    const changed = edited.value;
    const agreement = await this.#consents.keep(place, changed.plan, { ...changed, change: 'changed' });
    if (!(await this.#records.keep(place, plan, changed.plan))) return failed({ kind: 'plan-changed' });
    await log(this.#activityLog, place.call, 'changed-plan', plan.id);
    await this.#consents.mail(place, agreement);
    return this.#records.changed(place, changed.plan);
  }

  /** Cancels the unpaid payments; their amount returns to the balance (`MON-093`). Idempotent for a canceled plan. */
  async end(place: PaymentScope, plan: PaymentPlan): Promise<PaymentAnswer> {
    if (plan.status === 'completed') return failed({ kind: 'plan-changed' });
    const cancelled = plan.status === 'cancelled' ? ok(plan) : cancelPlan(plan);
    if (!cancelled.ok) return failed(refusedChange(cancelled.error));
    if (plan.status === 'active') {
      if (!(await this.#records.keep(place, plan, cancelled.value))) return failed({ kind: 'plan-changed' });
      await log(this.#activityLog, place.call, 'cancelled-plan', plan.id);
    }
    const returned = cancelled.value.payments.filter(({ state }) => state === 'cancelled');
    return ok({
      done: 'plan-cancelled',
      amount: returned.reduce((sum, { amount }) => sum + amount, 0) as Cents,
      practiceName: place.practice.name,
      plan: plan.id,
      next: leadsTo.payments,
    });
  }

  async #added(place: PaymentScope, order: OrderOf<'add-to-plan'>, plan: PaymentPlan): Promise<Changed> {
    const [open, settings, card] = await Promise.all([
      this.#amounts.balance(place.chart),
      this.#records.settings(place),
      this.#cardsOnFile.vaulted(place.chart, plan.card),
    ]);
    const { merchant, practice, today } = place;
    if (merchant === undefined) return failed({ kind: 'no-online-payments', phone: practice.phone });
    if (!settings.plans.addBalanceToExisting) return failed({ kind: 'plan-not-offered' });
    if (card === undefined || isCardExpired(card.card.expiry, today)) return failed({ kind: 'card-expired' });
    if (open.payable === 0) return failed({ kind: 'nothing-to-pay' });
    if (order.added > open.payable) return failed({ kind: 'amount-changed', amount: open.payable });
    const range = judgeTerms(settings.plans, order.terms, plan.calendar.frequency);
    if (!range.ok) return range;
    const bounds = addingBounds(range.value, progressOf(plan).plannable, open.payable);
    if (!mayAdd(order.added, bounds)) {
      const maximum = open.payable <= bounds.below ? open.payable : bounds.below - 1;
      return failed({
        kind: 'amount-out-of-range',
        minimum: (bounds.above + 1) as Cents,
        maximum: Math.max(0, maximum) as Cents,
      });
    }
    const terms = this.#consents.termsAt(place, settings);
    const agreed = agreesTo(terms, order);
    if (!agreed.ok) return agreed;
    const changed = addToPlan(plan, order.added, order.terms, today, () => this.#paymentIds.scheduledPaymentId());
    if (!changed.ok) return failed(refusedChange(changed.error));
    // Adding does not raise the cap: if a higher one is needed, the plan is changed first.
    const fits = judgeAutopay(changed.value);
    return fits.ok ? ok({ plan: changed.value, terms, uniqueId: order.uniqueId }) : fits;
  }

  async #edited(place: PaymentScope, plan: PaymentPlan, order: OrderOf<'edit-plan'>): Promise<Changed> {
    if (plan.status !== 'active') return failed({ kind: 'plan-changed' });
    const name = parsePlanName(order.name);
    if (!name.ok) return failed({ kind: 'bad-input' });
    if (progressOf(plan).paymentsMade !== order.paymentsMade) return failed({ kind: 'plan-changed' });
    const calendar = order.calendar ?? plan.calendar;
    const running = runningTerms(plan);
    if (order.terms.total !== running.total) return failed({ kind: 'amount-changed', amount: running.total });
    const settings = await this.#records.settings(place);
    const judged = judgeEdit(settings.plans, running, order.terms, {
      before: plan.calendar.frequency,
      after: calendar.frequency,
    });
    if (!judged.ok) return judged;
    const terms = this.#consents.termsAt(place, settings);
    const agreed = agreesTo(terms, order);
    if (!agreed.ok) return agreed;
    const { card, uniqueId } = order;
    const onFile = card === undefined ? ok(plan.card) : await this.#cards.forPlan(place, card, uniqueId, terms);
    if (!onFile.ok) return onFile;
    const changed = editPlan(
      plan,
      { name: name.value, card: onFile.value, autopay: order.autopay ?? {}, calendar, terms: order.terms },
      place.today,
      () => this.#paymentIds.scheduledPaymentId(),
    );
    if (!changed.ok) return failed(refusedChange(changed.error));
    const fits = judgeAutopay(changed.value);
    return fits.ok ? ok({ plan: changed.value, terms, uniqueId }) : fits;
  }
}

const refusedChange = (refused: ChangeRefused): PaymentRefusal =>
  refused.kind === 'plan-closed' ? { kind: 'plan-changed' } : refused;
