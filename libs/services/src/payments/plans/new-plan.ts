import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok, type Cents, type Result } from '@portico/domain/kernel';
import {
  cancelPlan,
  dueTimesOf,
  judgeAutopay,
  judgeTerms,
  parsePlanName,
  planOf,
  sameTerms,
  termsByPayment,
  type AgreementTerms,
  type CardId,
  type PaymentIds,
  type PaymentPlan,
  type PaymentPlans,
  type PlanId,
  type PlanTerms,
  type UniqueId,
} from '@portico/domain/payments';
import type { Failure } from '@portico/application/kernel';
import type { OrderOf, PaymentRefusal } from '@portico/application/payments';
import { log } from '../../activity/index.ts';
import type { PaymentCards } from '../cards/order-payment-cards.ts';
import type { OpenAmounts } from '../checkout/payable-amounts.ts';
import type { PaymentAnswer } from '../checkout/payment-receipt.ts';
import type { PaymentScope } from '../checkout/payer-and-chart.ts';
import { agreesTo, type PlanConsents } from './plan-agreement.ts';
import { lessOpen, type PlanRecords } from './plan-records.ts';

type NewPlan = OrderOf<'new-plan'>;

/** A plan's id is derived from its attempt, so that a repeat finds it. */
export const planNamed = (uniqueId: UniqueId): PlanId => uniqueId as string as PlanId;

/** Puts the balance, or a part of it, into plans. */
export class NewPlans {
  readonly #plans: PaymentPlans;
  readonly #paymentIds: Pick<PaymentIds, 'scheduledPaymentId'>;
  readonly #amounts: OpenAmounts;
  readonly #cards: PaymentCards;
  readonly #consents: PlanConsents;
  readonly #records: PlanRecords;
  readonly #activityLog: ActivityLog;

  constructor(
    plans: PaymentPlans,
    paymentIds: Pick<PaymentIds, 'scheduledPaymentId'>,
    amounts: OpenAmounts,
    cards: PaymentCards,
    consents: PlanConsents,
    records: PlanRecords,
    activityLog: ActivityLog,
  ) {
    this.#plans = plans;
    this.#paymentIds = paymentIds;
    this.#amounts = amounts;
    this.#cards = cards;
    this.#consents = consents;
    this.#records = records;
    this.#activityLog = activityLog;
  }

  /** Nothing is charged today (`MON-081`). */
  async make(place: PaymentScope, order: NewPlan): Promise<PaymentAnswer> {
    const known = await this.#plans.byId(place.chart, planNamed(order.uniqueId));
    if (known !== undefined) {
      return isPlanOf(known, order) ? this.#madeAgain(place, order, known) : failed({ kind: 'duplicate' });
    }
    const judged = await this.#judged(place, order);
    if (!judged.ok) return judged;
    const { planned, terms } = judged.value;
    const onFile = await this.#cards.forPlan(place, order.card, order.uniqueId, terms);
    if (!onFile.ok) return onFile;
    const plan = { ...planned, card: onFile.value };
    const { uniqueId } = order;
    const agreement = await this.#consents.keep(place, plan, { uniqueId, change: 'made', terms });
    const due = dueTimesOf(plan, place.practice.timeZone, place.call.now);
    const made = await this.#plans.create(plan, uniqueId, due);
    if (!isPlanOf(made, order)) return failed({ kind: 'duplicate' });
    if (made.takenBack !== undefined) return failed(lessOpen(made.takenBack.left));
    const missing = await this.#amounts.overPromised(place.chart);
    if (missing > 0) {
      const left = (order.terms.total - missing) as Cents;
      const dropped = cancelPlan(made);
      if (dropped.ok) await this.#plans.change({ ...dropped.value, takenBack: { left } }, made.version, new Map());
      return failed(lessOpen(left));
    }
    await log(this.#activityLog, place.call, 'created-plan', made.id);
    await this.#consents.mail(place, agreement);
    return this.#records.made(place, order.at, made);
  }

  /** The plan as ordered, if the practice offers it, and the terms that were agreed to; its card is not known yet. */
  async #judged(place: PaymentScope, order: NewPlan): Promise<Result<Judged, PaymentRefusal | Failure>> {
    const [open, settings] = await Promise.all([this.#amounts.balance(place.chart), this.#records.settings(place)]);
    const name = parsePlanName(order.name);
    if (!name.ok || !areTerms(order.terms)) return failed({ kind: 'bad-input' });
    if (open.payable === 0) return failed({ kind: 'nothing-to-pay' });
    if (order.terms.total > open.payable) return failed({ kind: 'amount-changed', amount: open.payable });
    if (open.active.length > 0 && !settings.plans.canCreateMultiple) return failed({ kind: 'plan-not-offered' });
    const judged = judgeTerms(settings.plans, order.terms, order.calendar.frequency);
    if (!judged.ok) return judged;
    const terms = this.#consents.termsAt(place, settings);
    const agreed = agreesTo(terms, order);
    if (!agreed.ok) return agreed;
    if ((await this.#records.visitOf(place, order.at)) === 'unknown') return failed({ kind: 'not-found' });
    const { call, chart, today } = place;
    const planned = planOf(
      {
        id: planNamed(order.uniqueId),
        patient: chart,
        name: name.value,
        calendar: order.calendar,
        terms: order.terms,
        // An entered card would be kept under this id; replaced later by the one that is used.
        card: order.uniqueId as string as CardId,
        autopay: order.autopay ?? {},
        createdAt: call.now,
      },
      today,
      () => this.#paymentIds.scheduledPaymentId(),
    );
    const fits = judgeAutopay(planned);
    return fits.ok ? ok({ planned, terms }) : fits;
  }

  /** The earlier result of this attempt. */
  async #madeAgain(place: PaymentScope, { at }: NewPlan, plan: PaymentPlan): Promise<PaymentAnswer> {
    return plan.takenBack === undefined ? this.#records.made(place, at, plan) : failed(lessOpen(plan.takenBack.left));
  }
}

interface Judged {
  readonly planned: PaymentPlan;
  readonly terms: AgreementTerms;
}

/** Whether the terms are consistent with their total and their payment (`money`). */
const areTerms = (terms: PlanTerms): boolean => {
  const own = termsByPayment(terms.total, terms.payment);
  return own.ok && sameTerms(own.value, terms);
};

const isPlanOf = (
  { original, payment, calendar }: PaymentPlan,
  { terms, calendar: asked }: OrderOf<'new-plan'>,
): boolean =>
  original.total === terms.total &&
  original.count === terms.count &&
  payment === terms.payment &&
  calendar.frequency === asked.frequency;
