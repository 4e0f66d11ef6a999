import { ok, type AppointmentId, type Cents } from '@portico/domain/kernel';
import {
  dueTimesOf,
  progressOf,
  type Billing,
  type CardsOnFile,
  type PaymentPlan,
  type PaymentPlans,
  type PaymentSettings,
  type ScheduledPayment,
} from '@portico/domain/payments';
import type { PaymentReceipt, PaymentRefusal, PlanPlace } from '@portico/application/payments';
import { leadsTo, type PaymentAnswer } from '../checkout/payment-receipt.ts';
import type { PaymentScope } from '../checkout/payer-and-chart.ts';
import type { PayableVisits } from '../checkout/payable-visits.ts';

type OfPlan = Pick<PaymentReceipt, 'amount' | 'practiceName' | 'plan' | 'date' | 'card' | 'next'>;

/** Writes plans, and says what became of them. */
export class PlanRecords {
  readonly #plans: PaymentPlans;
  readonly #billing: Pick<Billing, 'settings'>;
  readonly #cardsOnFile: Pick<CardsOnFile, 'vaulted'>;
  readonly #visits: PayableVisits;

  constructor(
    plans: PaymentPlans,
    billing: Pick<Billing, 'settings'>,
    cardsOnFile: Pick<CardsOnFile, 'vaulted'>,
    visits: PayableVisits,
  ) {
    this.#plans = plans;
    this.#billing = billing;
    this.#cardsOnFile = cardsOnFile;
    this.#visits = visits;
  }

  /** Writes a changed plan unless it was changed since it was read. */
  keep({ practice, call }: PaymentScope, seen: PaymentPlan, changed: PaymentPlan): Promise<boolean> {
    return this.#plans.change(changed, seen.version, dueTimesOf(changed, practice.timeZone, call.now));
  }

  settings({ practice, call }: PaymentScope): Promise<PaymentSettings> {
    return this.#billing.settings(practice.id, call.language);
  }

  /** The copay of the visit that a plan is made at; `none` if it is not made at one. */
  async visitOf(
    place: PaymentScope,
    at: PlanPlace,
  ): Promise<{ readonly id: AppointmentId; readonly copay: Cents } | 'none' | 'unknown'> {
    if (at.kind === 'balance') return 'none';
    const visit = await this.#visits.due(place, at.appointment);
    return visit === undefined ? 'unknown' : { id: visit.id, copay: visit.dues.copay };
  }

  async made(place: PaymentScope, at: PlanPlace, plan: PaymentPlan): Promise<PaymentAnswer> {
    return ok({ ...(await this.#ofPlan(place, plan)), done: 'plan-created', ...(await this.#nextAt(place, at)) });
  }

  /** `at`: where more was added to the plan; absent if the plan itself was changed. */
  async changed(place: PaymentScope, plan: PaymentPlan, at?: PlanPlace): Promise<PaymentAnswer> {
    const next = at === undefined ? { next: leadsTo.payments } : await this.#nextAt(place, at);
    return ok({ ...(await this.#ofPlan(place, plan)), done: 'plan-changed', ...next });
  }

  async found(place: PaymentScope, plan: PaymentPlan): Promise<PaymentAnswer> {
    return ok({ ...(await this.#ofPlan(place, plan)), done: 'plan-created' });
  }

  /** A one-time payment that the plan makes on its day. */
  async scheduled(
    place: PaymentScope,
    plan: PaymentPlan,
    { amount, due: date }: Pick<ScheduledPayment, 'amount' | 'due'>,
  ): Promise<PaymentAnswer> {
    return ok({ ...(await this.#ofPlan(place, plan)), done: 'scheduled', amount, date });
  }

  /** The planned amount, with the plan's first day and card. */
  async #ofPlan({ chart, practice }: PaymentScope, plan: PaymentPlan): Promise<OfPlan> {
    const { remaining, next } = progressOf(plan);
    const card = (await this.#cardsOnFile.vaulted(chart, plan.card))?.card;
    return {
      amount: remaining,
      practiceName: practice.name,
      plan: plan.id,
      next: leadsTo.payments,
      ...(next === undefined ? {} : { date: next.date }),
      ...(card === undefined ? {} : { card: { brand: card.brand, last4: card.last4 } }),
    };
  }

  /** At a visit, the copay is paid next if there is one (`MON-169`, `MON-172`). */
  async #nextAt(place: PaymentScope, at: PlanPlace): Promise<Pick<PaymentReceipt, 'next' | 'copayNext'>> {
    const visit = await this.visitOf(place, at);
    if (typeof visit === 'string') return { next: leadsTo.payments };
    if (visit.copay === 0) return { next: leadsTo.appointments };
    return { copayNext: visit.copay, next: at.kind === 'check-in' ? leadsTo.checkIn : leadsTo.checkOut };
  }
}

export const lessOpen = (left: Cents): PaymentRefusal =>
  left > 0 ? { kind: 'amount-changed', amount: left } : { kind: 'nothing-to-pay' };
