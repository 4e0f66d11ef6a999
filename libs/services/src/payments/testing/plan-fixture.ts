import { MemoryAppointmentBooking } from '@portico/domain/appointments/testing';
import {
  DAY,
  dayIn,
  plus,
  type AppointmentId,
  type Cents,
  type Instant,
  type PracticeId,
} from '@portico/domain/kernel';
import {
  cancelPlan,
  dueTimesOf,
  editPlan,
  planOf,
  nextDue,
  runningTerms,
  termsByPayment,
  type CardId,
  type LedgerPostings,
  type Charge,
  type DuePayments,
  type PaymentLedger,
  type PaymentPlan,
  type PaymentPlans,
  type PlanId,
  type ScheduledPayment,
  type ScheduledPaymentId,
  type UniqueId,
} from '@portico/domain/payments';
import {
  MemoryBilling,
  MemoryCardProcessor,
  MemoryCardsOnFile,
  MemoryMerchants,
  MemoryPaymentLedger,
  MemoryPaymentIds,
  MemoryPaymentPlans,
  MemoryPlanAgreements,
  MemoryShop,
} from '@portico/domain/payments/testing';
import { MemoryPractices } from '@portico/domain/practices/testing';
import { benAtPena, noon, pena } from '../../kernel/testing/index.ts';
import { LedgerPostingWorker } from '../charges/ledger-posting-worker.ts';
import { CardChargeService } from '../charges/card-charge-service.ts';
import { InstallmentCharges } from '../plans/installment-charges.ts';
import type { PlanNotifications, TellOfPlan } from '../plans/plan-notifications.ts';
import { PlanPaymentWorker } from '../plans/plan-payment-worker.ts';
import { Reconciler } from '../charges/reconciler.ts';
import { tokenOf, typedCard } from './cards-fixture.ts';
import { HeardAlerts } from './recorded-alerts.ts';
import { Crash, paced, type Pace } from '@portico/application/payments/testing';
import { day } from './payments-fixture.ts';

export const planId = 'plan-of-ben' as PlanId;
const total = 40_000 as Cents;
const unhindered: Pace = () => undefined;

/** Where plans and charges are kept; stores that see each other's writes. */
export interface PlanStores {
  readonly ledger: PaymentLedger;
  readonly ledgerPostings: LedgerPostings;
  readonly plans: PaymentPlans;
  readonly duePayments: DuePayments;
}

const memoryStores = (): PlanStores => {
  const plans = new MemoryPaymentPlans();
  const ledger = new MemoryPaymentLedger();
  return { ledger, ledgerPostings: ledger, plans, duePayments: plans };
};

/** Ben's plan of four payments at Peñasco, $100.00 a month on the fifth, and workers that come, die and come again. */
export class PlanFixture {
  now: Instant = noon;
  readonly processor: MemoryCardProcessor;
  readonly stores: PlanStores;
  readonly cardsOnFile = new MemoryCardsOnFile();
  readonly billing = new MemoryBilling(() => this.now);
  readonly told: PlanNotifications[] = [];
  readonly reported: string[] = [];
  readonly problems: unknown[] = [];
  readonly without = new Set<typeof pena.id>();
  readonly agreements = new MemoryPlanAgreements();
  readonly unserved: (readonly PracticeId[])[] = [];
  readonly #ids = new MemoryPaymentIds();
  #copays = 0;

  constructor(kind: { readonly reverses: boolean } = { reverses: false }, stores: PlanStores = memoryStores()) {
    this.processor = new MemoryCardProcessor(kind);
    this.stores = stores;
    this.owe(total);
  }

  static async opened(
    kind?: { readonly reverses: boolean },
    more: Partial<PaymentPlan> = {},
    stores?: PlanStores,
  ): Promise<PlanFixture> {
    const fixture = new PlanFixture(kind, stores);
    await fixture.keepCard('visa-4242');
    await fixture.keepCard('visa-1111');
    const terms = termsByPayment(total, 10_000 as Cents);
    if (!terms.ok) throw new Error(terms.error.kind);
    const plan = planOf(
      {
        id: planId,
        patient: benAtPena,
        name: 'Crown in May',
        calendar: { frequency: 'monthly', dayOfMonth: 5 },
        terms: terms.value,
        card: 'visa-4242' as CardId,
        autopay: {},
        createdAt: noon,
      },
      day('2026-11-21'),
      () => fixture.#ids.scheduledPaymentId(),
    );
    const made = { ...plan, ...more };
    await fixture.stores.plans.create(made, planId as string as UniqueId, dueTimesOf(made, pena.timeZone, noon));
    return fixture;
  }

  owe(due: number): void {
    this.billing.put(benAtPena, { due: due as Cents, asOf: this.now });
  }

  async keepCard(id: string, expiry = { year: 2030, month: 12 }): Promise<void> {
    const kept = await this.processor.keep(tokenOf(typedCard()));
    if (!kept.ok) throw new Error(kept.error.kind);
    const cardDetails = { brand: 'visa', last4: id.slice(-4), holder: 'Ben Ortiz', expiry } as const;
    await this.cardsOnFile.add(
      { ...cardDetails, id: id as CardId, patient: benAtPena, isDefault: false },
      kept.value.vault,
    );
  }

  pass(milliseconds: number): void {
    this.now = plus(this.now, milliseconds);
  }

  /** One life of a worker on a machine whose clock is so many milliseconds beside the ledger's; it may die at any step. */
  async work(pace: Pace = unhindered, skew = 0): Promise<void> {
    const machine = Date.now;
    if (skew !== 0) Date.now = () => plus(this.now, skew);
    try {
      await this.#worked(pace);
    } finally {
      Date.now = machine;
    }
  }

  async #worked(pace: Pace): Promise<void> {
    const now = () => this.now;
    const merchants = new MemoryMerchants(paced(this.processor, pace));
    for (const practice of this.without) merchants.without.add(practice);
    const { ledger, plans, duePayments } = this.stores;
    const chargeService = new CardChargeService(
      paced(ledger, pace),
      merchants,
      this.cardsOnFile,
      this.#ids,
      now,
      new HeardAlerts(),
    );
    const { agreements, cardsOnFile, billing } = this;
    const installments = new InstallmentCharges(
      agreements,
      paced(plans, pace),
      chargeService,
      cardsOnFile,
      billing,
      this.#ids,
      now,
    );
    const practices = new MemoryPractices([pena]);
    const tell = async (...[, , news]: Parameters<TellOfPlan>) => void this.told.push(news);
    const payer = new PlanPaymentWorker(
      paced(duePayments, pace),
      practices,
      merchants,
      cardsOnFile,
      installments,
      now,
      tell,
      {
        onUnserved: (ids) => this.unserved.push(ids),
        report: (outcome) => this.reported.push(outcome),
        onError: (thrown) => this.problems.push(thrown),
      },
    );
    try {
      await payer.round();
    } catch (thrown) {
      if (!(thrown instanceof Crash)) throw thrown;
    }
  }

  async reconcile(): Promise<void> {
    await new Reconciler(
      this.stores.ledger,
      new MemoryMerchants(this.processor),
      new MemoryAppointmentBooking(),
      () => this.now,
      () => undefined,
      async () => undefined,
      new HeardAlerts(),
      (thrown) => this.problems.push(thrown),
    ).round();
  }

  /** Ben pays a copay at the desk's screen; the practice hears of it when it is posted. */
  async payCopay(amount: number): Promise<void> {
    this.#copays += 1;
    const appointment = `visit-${this.#copays}` as AppointmentId;
    this.billing.putVisit(benAtPena, appointment, { copay: amount as Cents, cancellationFee: 0 as Cents });
    await this.#chargeService().charge({
      uniqueId: appointment as string as UniqueId,
      patient: benAtPena,
      amount: amount as Cents,
      purpose: { kind: 'check-in', appointment },
      occasion: 'payer',
      card: { kind: 'entered', card: tokenOf(typedCard()) },
    });
  }

  /** What was captured goes into the practice's books, installments too: what is owed stays as it was. */
  async post(): Promise<void> {
    await new LedgerPostingWorker(
      this.stores.ledgerPostings,
      this.billing,
      new MemoryShop(),
      () => this.now,
      async () => undefined,
      () => undefined,
      (thrown) => this.problems.push(thrown),
    ).round();
  }

  /** A worker that slept since it saw an earlier try puts the payment back for another. */
  async putBack(payment: ScheduledPaymentId): Promise<void> {
    const { tries } = (await this.plan()).payments.find(({ id }) => id === payment) ?? { tries: 0 };
    await this.stores.duePayments.settled(
      { patient: benAtPena, plan: planId, payment, attempt: tries },
      { kind: 'retry', retryAt: this.now },
    );
  }

  #chargeService(): CardChargeService {
    const { processor, cardsOnFile } = this;
    const merchants = new MemoryMerchants(processor);
    return new CardChargeService(
      this.stores.ledger,
      merchants,
      cardsOnFile,
      this.#ids,
      () => this.now,
      new HeardAlerts(),
    );
  }

  async plan(): Promise<PaymentPlan> {
    const found = await this.stores.plans.byId(benAtPena, planId);
    if (found === undefined) throw new Error('The plan is gone.');
    return found;
  }

  async payment(number = 1): Promise<ScheduledPayment> {
    const found = (await this.plan()).payments.find((one) => one.number === number);
    if (found === undefined) throw new Error('The payment is gone.');
    return found;
  }

  async cancel(): Promise<void> {
    const plan = await this.plan();
    const cancelled = cancelPlan(plan);
    if (cancelled.ok) await this.stores.plans.change(cancelled.value, plan.version, new Map());
  }

  /** Takes the other card, and spreads what is left in payments of another amount. */
  async edit(payment: number): Promise<void> {
    const plan = await this.plan();
    const terms = termsByPayment(runningTerms(plan).total, payment as Cents);
    if (!terms.ok) return;
    const card = (plan.card === 'visa-4242' ? 'visa-1111' : 'visa-4242') as CardId;
    const today = day(new Date(this.now).toISOString().slice(0, 10));
    const { name, autopay, calendar } = plan;
    const edited = editPlan(plan, { name, autopay, calendar, card, terms: terms.value }, today, () =>
      this.#ids.scheduledPaymentId(),
    );
    if (!edited.ok) return;
    await this.stores.plans.change(edited.value, plan.version, dueTimesOf(edited.value, pena.timeZone, this.now));
  }

  /** Days without trouble, so many at a stride: what is open is finished, what is due is paid. */
  async comeToRest(days = 600, stride = 5): Promise<void> {
    this.processor.losses.length = 0;
    this.processor.declining.clear();
    for (let passed = 0; passed < days; passed += stride) {
      this.pass(stride * DAY);
      await this.reconcile();
      await this.post();
      await this.work();
    }
  }

  /** Every charge that was ever made here, the newest first. */
  async charges(): Promise<readonly Charge[]> {
    return (await this.stores.ledger.history(benAtPena, 1, 10_000)).entries;
  }

  /** Cents that left the card for one payment. */
  async takenFor(payment: ScheduledPaymentId): Promise<number> {
    return (await this.charges())
      .filter(({ purpose }) => purpose.kind === 'installment' && purpose.payment === payment)
      .reduce((sum, { reference }) => sum + this.processor.taken(reference), 0);
  }

  /** Where a plan that came to rest is not what it should be; nothing where all is well. */
  async faults(): Promise<readonly string[]> {
    const faults: string[] = [];
    for (const { id, amount, state } of (await this.plan()).payments) {
      const taken = await this.takenFor(id);
      if (taken !== (state === 'paid' ? amount : 0)) faults.push(`${id} is ${state}, and ${taken} was taken`);
      if (state === 'due' || state === 'charging') faults.push(`${id} is still ${state}`);
    }
    for (const news of this.told) {
      // No cap, and the books always cover it: nothing else is a reason to leave a payment to Ben.
      if (news.kind === 'by-hand') faults.push('he was asked to pay by hand');
    }
    return [...faults, ...(await this.#piles())];
  }

  /** Installments that were taken without a due day between them. */
  async #piles(): Promise<readonly string[]> {
    const { calendar, payments } = await this.plan();
    const kinds = new Map(payments.map(({ id, kind }) => [id, kind]));
    const days = (await this.charges())
      .filter(({ purpose }) => purpose.kind === 'installment' && kinds.get(purpose.payment) === 'installment')
      .filter(({ reference }) => this.processor.taken(reference) > 0)
      .map(({ createdAt }) => dayIn(pena.timeZone, createdAt))
      .sort();
    return days.slice(1).flatMap((second, at) => {
      const first = days[at] ?? second;
      return nextDue(calendar, first) > second ? [`an installment was taken on ${first} and on ${second}`] : [];
    });
  }
}
