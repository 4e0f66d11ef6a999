import { failed, ok, type Cents, type Result } from '@portico/domain/kernel';
import {
  partialBounds,
  type AgreementTerms,
  type Frequency,
  type PaymentLedger,
  type PaymentPlans,
  type PaymentSettings,
  type PlanSettings,
  type SavedCard,
} from '@portico/domain/payments';
import type { Failure } from '@portico/application/kernel';
import type { ContextOf, MakePaymentScreen, PlanOffer, PlanView } from '@portico/application/payments';
import type { OpenBalance } from '../checkout/payable-amounts.ts';
import type { PaymentScope } from '../checkout/payer-and-chart.ts';
import type { ScreenBasics } from '../checkout/screen-basics.ts';
import type { PlanConsents } from './plan-agreement.ts';
import type { PlanRecords } from './plan-records.ts';
import { planViewOf } from './plan-view.ts';

/** What screens show of plans: the one that is changed or paid, and the ones that may be made. */
export class PlanScreens {
  readonly #plans: Pick<PaymentPlans, 'byId'>;
  readonly #ledger: Pick<PaymentLedger, 'refundedOnPlans'>;
  readonly #basics: ScreenBasics;
  readonly #records: PlanRecords;
  readonly #consents: PlanConsents;

  constructor(
    plans: Pick<PaymentPlans, 'byId'>,
    ledger: Pick<PaymentLedger, 'refundedOnPlans'>,
    basics: ScreenBasics,
    records: PlanRecords,
    consents: PlanConsents,
  ) {
    this.#plans = plans;
    this.#ledger = ledger;
    this.#basics = basics;
    this.#records = records;
    this.#consents = consents;
  }

  async ofPlan(
    place: PaymentScope,
    context: ContextOf<'edit-plan' | 'schedule-payment' | 'edit-one-time'>,
  ): Promise<Result<MakePaymentScreen, Failure>> {
    const [plan, refunded, base] = await Promise.all([
      this.#plans.byId(place.chart, context.plan),
      this.#ledger.refundedOnPlans(place.chart),
      this.#basics.of(place, context),
    ]);
    if (plan === undefined || plan.status !== 'active') return failed({ kind: 'not-found' });
    const view = planViewOf(plan, place.practice, base.cards, place.today, refunded.get(plan.id));
    const oneTime =
      context.kind === 'edit-one-time' ? view.oneTimePayments.find(({ id }) => id === context.payment) : undefined;
    if (context.kind === 'edit-one-time' && oneTime === undefined) return failed({ kind: 'not-found' });
    const settings = await this.#records.settings(place);
    const isEdited = context.kind === 'edit-plan';
    const agreements = isEdited ? await this.#consents.of(place.chart, plan.id) : [];
    return ok({
      ...base,
      amount: view.remaining,
      plan: view,
      ...(oneTime === undefined ? {} : { oneTime }),
      ...(isEdited ? { plans: offerOf(settings, [], this.#consents.termsAt(place, settings)) } : {}),
      ...(agreements.length === 0 ? {} : { agreements: agreements.map(({ patient: _, plan: __, ...one }) => one) }),
    });
  }

  /** Partial amounts and plans apply to the balance only. */
  async waysToPay(
    place: PaymentScope,
    { payable, active }: OpenBalance,
    cards: readonly SavedCard[],
  ): Promise<Pick<MakePaymentScreen, 'types' | 'partial' | 'plans'>> {
    const { call, practice, today } = place;
    const settings = await this.#records.settings(place);
    const partial = settings.partial && partialBounds(settings.partial, payable);
    const existing = active.map((plan) => planViewOf(plan, practice, cards, today));
    const terms = this.#consents.termsAt(place, settings);
    // A guest has no account for charging and changing a plan.
    const offer = call.acting.actor.kind === 'guest' ? undefined : offerFor(settings, existing, payable, terms);
    const types: MakePaymentScreen['types'] = [
      'full',
      ...(partial === undefined ? [] : (['partial'] as const)),
      ...(offer === undefined ? [] : (['plan'] as const)),
    ];
    return {
      types,
      ...(partial === undefined ? {} : { partial }),
      ...(offer === undefined ? {} : { plans: offer }),
    };
  }
}

/** Undefined if neither a new plan nor more in a running one is possible (`MON-100`). */
const offerFor = (
  settings: PaymentSettings,
  existing: readonly PlanView[],
  payable: Cents,
  terms: AgreementTerms,
): PlanOffer | undefined => {
  const { canCreateMultiple, addBalanceToExisting } = settings.plans;
  const mayMake = fitsSomeRange(settings.plans, payable) && (canCreateMultiple || existing.length === 0);
  const mayAddMore = addBalanceToExisting && payable > 0 && existing.some(({ cardExpired }) => !cardExpired);
  return mayMake || mayAddMore ? offerOf(settings, existing, terms) : undefined;
};

const offerOf = (
  settings: PaymentSettings,
  existing: readonly PlanView[],
  { text, hash }: AgreementTerms,
): PlanOffer => ({ settings: settings.plans, existing, terms: text, termsHash: hash });

/** Whether the open amount, or a part of it, may be put into a plan. */
const fitsSomeRange = ({ frequencies, ranges }: PlanSettings, payable: Cents): boolean =>
  ranges.some(
    ({ minBalance, maxDuration }) =>
      minBalance <= payable && frequencies.some((frequency) => intervalOf[frequency] === maxDuration.interval),
  );

const intervalOf = { weekly: 'weeks', monthly: 'months' } as const satisfies Record<Frequency, string>;
