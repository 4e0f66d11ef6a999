import { HOUR, plus, type Cents, type Instant } from '@portico/domain/kernel';
import {
  cancelPlan,
  dueTimesOf,
  editPlan,
  planOf,
  runningTerms,
  termsByPayment,
  type CardId,
  type Charge,
  type PaymentPlan,
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
  MemoryPaymentMint,
  MemoryPaymentPlans,
  MemoryVisitDesk,
} from '@portico/domain/payments/testing';
import { MemoryPractices } from '@portico/domain/practices/testing';
import { benAtPena, noon, pena } from '../../kernel/testing/index.ts';
import { Cashier } from '../cashier.ts';
import type { PlanNews } from '../plan-news.ts';
import { PlanPayer } from '../plan-payer.ts';
import { Reconciler } from '../reconciler.ts';
import { tokenOf, typedCard } from './cards-world.ts';
import { Crash, paced, type Pace } from './mortal.ts';
import { day } from './till-world.ts';

export const planId = 'plan-of-ben' as PlanId;
const total = 40_000 as Cents;
const unhindered: Pace = () => undefined;

/** Ben's plan of four payments at Peñasco, $100.00 a month on the fifth, and workers that come, die and come again. */
export class PlanWorld {
  now: Instant = noon;
  readonly processor: MemoryCardProcessor;
  readonly ledger = new MemoryPaymentLedger();
  readonly plans = new MemoryPaymentPlans();
  readonly cardsOnFile = new MemoryCardsOnFile();
  readonly billing = new MemoryBilling(() => this.now);
  readonly told: PlanNews[] = [];
  readonly reported: string[] = [];
  readonly troubles: unknown[] = [];
  readonly without = new Set<typeof pena.id>();
  readonly #mint = new MemoryPaymentMint();

  constructor(kind: { readonly reverses: boolean } = { reverses: false }) {
    this.processor = new MemoryCardProcessor(kind);
    this.owe(1_000_000);
  }

  static async opened(kind?: { readonly reverses: boolean }, more: Partial<PaymentPlan> = {}): Promise<PlanWorld> {
    const world = new PlanWorld(kind);
    await world.keepCard('visa-4242');
    await world.keepCard('visa-1111');
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
      () => world.#mint.scheduledPaymentId(),
    );
    const made = { ...plan, ...more };
    await world.plans.create(made, planId as string as UniqueId, dueTimesOf(made, pena.timeZone, noon));
    return world;
  }

  owe(due: number): void {
    this.billing.put(benAtPena, { due: due as Cents, asOf: this.now });
  }

  async keepCard(id: string, expiry = { year: 2030, month: 12 }): Promise<void> {
    const kept = await this.processor.keep(tokenOf(typedCard()));
    if (!kept.ok) throw new Error(kept.error.kind);
    const face = { brand: 'visa', last4: id.slice(-4), holder: 'Ben Ortiz', expiry } as const;
    await this.cardsOnFile.add({ ...face, id: id as CardId, patient: benAtPena, isDefault: false }, kept.value.vault);
  }

  pass(milliseconds: number): void {
    this.now = plus(this.now, milliseconds);
  }

  /** One life of a worker; it may die at any step. */
  async work(pace: Pace = unhindered): Promise<void> {
    const now = () => this.now;
    const merchants = new MemoryMerchants(paced(this.processor, pace));
    for (const practice of this.without) merchants.without.add(practice);
    const plans = paced(this.plans, pace);
    const cashDesk = new Cashier({
      ledger: paced(this.ledger, pace),
      merchants,
      cardsOnFile: this.cardsOnFile,
      paymentMint: this.#mint,
      now,
    });
    const payer = new PlanPayer({
      duePayments: plans,
      plans,
      cashDesk,
      cardsOnFile: this.cardsOnFile,
      billing: this.billing,
      practices: new MemoryPractices([pena]),
      now,
      tell: async (_, __, news) => void this.told.push(news),
      report: (outcome) => this.reported.push(outcome),
      onTrouble: (thrown) => this.troubles.push(thrown),
    });
    try {
      await payer.round();
    } catch (thrown) {
      if (!(thrown instanceof Crash)) throw thrown;
    }
  }

  async reconcile(): Promise<void> {
    await new Reconciler({
      ledger: this.ledger,
      merchants: new MemoryMerchants(this.processor),
      visitDesk: new MemoryVisitDesk(),
      now: () => this.now,
      report: () => undefined,
      tell: async () => undefined,
      onTrouble: (thrown) => this.troubles.push(thrown),
    }).round();
  }

  async plan(): Promise<PaymentPlan> {
    const found = await this.plans.byId(benAtPena, planId);
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
    if (cancelled.ok) await this.plans.change(cancelled.value, plan.version, new Map());
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
      this.#mint.scheduledPaymentId(),
    );
    if (!edited.ok) return;
    await this.plans.change(edited.value, plan.version, dueTimesOf(edited.value, pena.timeZone, this.now));
  }

  /** Days without trouble: what is open is finished, what is due is paid. */
  async comeToRest(days = 200): Promise<void> {
    this.processor.losses.length = 0;
    this.processor.declining.clear();
    for (let each = 0; each < days; each += 1) {
      this.pass(24 * HOUR);
      await this.reconcile();
      await this.work();
    }
  }

  chargesOf(payment: ScheduledPaymentId): readonly Charge[] {
    return [...this.ledger.charges.values()].filter(
      ({ purpose }) => purpose.kind === 'installment' && purpose.payment === payment,
    );
  }

  /** Cents that left the card for one payment. */
  takenFor(payment: ScheduledPaymentId): number {
    return this.chargesOf(payment).reduce((sum, { reference }) => sum + this.processor.taken(reference), 0);
  }
}
