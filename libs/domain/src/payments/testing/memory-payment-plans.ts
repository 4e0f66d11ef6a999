import { samePatient, type Instant, type PatientRef, type PracticeId } from '../../kernel/index.ts';
import type { UniqueId } from '../charge.ts';
import type { PaymentPlan, PlanId, ScheduledPayment, ScheduledPaymentId } from '../plans/plan.ts';
import type { DueOutcome, DuePayment, DuePayments, DueTimes, DueTry, PaymentPlans } from '../ports/payment-plans.ts';

interface OpenPayment {
  readonly plan: PaymentPlan;
  readonly payment: ScheduledPayment;
}

interface Timed {
  readonly chargeAt: Instant;
  readonly noticeAt: Instant;
  readonly noticed: boolean;
}

/** In-memory plans and due payments. */
export class MemoryPaymentPlans implements PaymentPlans, DuePayments {
  readonly #plans = new Map<PlanId, { plan: PaymentPlan; readonly uniqueId: UniqueId }>();
  readonly #times = new Map<ScheduledPaymentId, Timed>();

  async create(plan: PaymentPlan, uniqueId: UniqueId, due: DueTimes): Promise<PaymentPlan> {
    const known = [...this.#plans.values()].find(
      (one) => samePatient(one.plan.patient, plan.patient) && one.uniqueId === uniqueId,
    );
    if (known !== undefined) return known.plan;
    this.#plans.set(plan.id, { plan, uniqueId });
    this.#setTimes(due);
    return plan;
  }

  async byId(patient: PatientRef, id: PlanId): Promise<PaymentPlan | undefined> {
    const plan = this.#plans.get(id)?.plan;
    return plan !== undefined && samePatient(plan.patient, patient) ? plan : undefined;
  }

  async of(patient: PatientRef): Promise<readonly PaymentPlan[]> {
    const own = [...this.#plans.values()]
      .map(({ plan }) => plan)
      .filter((plan) => samePatient(plan.patient, patient) && plan.takenBack === undefined);
    const newestFirst = own.sort((a, b) => b.createdAt - a.createdAt);
    return [
      ...newestFirst.filter(({ status }) => status === 'active'),
      ...newestFirst.filter(({ status }) => status !== 'active'),
    ];
  }

  async change(plan: PaymentPlan, seen: number, due: DueTimes): Promise<boolean> {
    const known = this.#plans.get(plan.id);
    if (known === undefined || !samePatient(known.plan.patient, plan.patient) || known.plan.version !== seen)
      return false;
    const fixed = known.plan.payments.filter(({ state }) => state === 'paid' || state === 'charging');
    const others = plan.payments.filter(({ id }) => fixed.every((one) => one.id !== id));
    for (const payment of others) {
      const before = known.plan.payments.find(({ id }) => id === payment.id);
      const isSame = before?.due === payment.due && before.amount === payment.amount;
      if (!isSame) this.#times.set(payment.id, { ...this.#timesOf(payment.id), noticed: false });
    }
    known.plan = { ...plan, payments: inOrder([...fixed, ...others]), version: seen + 1 };
    this.#setTimes(new Map([...due].filter(([id]) => fixed.every((one) => one.id !== id))));
    return true;
  }

  async practices(now: Instant): Promise<readonly PracticeId[]> {
    const due = [...this.#toCharge(now), ...this.#toTell(now)];
    return [...new Set(due.map(({ plan }) => plan.patient.practice))];
  }

  async claim(
    now: Instant,
    until: Instant,
    limit: number,
    practices: readonly PracticeId[],
  ): Promise<readonly DuePayment[]> {
    const due = this.#toCharge(now).filter(isOf(practices)).slice(0, limit);
    const begun = due.map(({ plan, payment }) => {
      this.#times.set(payment.id, { ...this.#timesOf(payment.id), chargeAt: until });
      const tried =
        payment.state === 'charging' ? payment : { ...payment, state: 'charging' as const, tries: payment.tries + 1 };
      this.#put(plan, tried);
      return { plan, payment: tried, attempt: tried.tries };
    });
    // The plans after all of these payments have started.
    return begun.map((one) => ({ ...one, plan: this.#plans.get(one.plan.id)?.plan ?? one.plan }));
  }

  async claimNotifications(
    now: Instant,
    until: Instant,
    limit: number,
    practices: readonly PracticeId[],
  ): Promise<readonly DuePayment[]> {
    const due = this.#toTell(now).filter(isOf(practices)).slice(0, limit);
    return due.map(({ plan, payment }) => {
      this.#times.set(payment.id, { ...this.#timesOf(payment.id), noticeAt: until });
      return { plan, payment, attempt: 1 };
    });
  }

  async noticed({ payment }: Omit<DueTry, 'attempt'>): Promise<void> {
    this.#times.set(payment, { ...this.#timesOf(payment), noticed: true });
  }

  async settled({ plan: id, payment, attempt }: DueTry, outcome: DueOutcome): Promise<void> {
    const plan = this.#plans.get(id)?.plan;
    const found = plan?.payments.find((one) => one.id === payment);
    if (plan === undefined || found?.state !== 'charging' || found.tries !== attempt) return;
    const at = outcome.kind === 'retry' ? outcome.retryAt : outcome.kind === 'waiting' ? outcome.lookAt : undefined;
    if (at !== undefined) this.#times.set(payment, { ...this.#timesOf(payment), chargeAt: at });
    const state = stateAfter[outcome.kind];
    const isOver = plan.status !== 'active' && (state === 'due' || state === 'failed');
    this.#put(plan, { ...found, state: isOver ? 'cancelled' : state });
  }

  #toCharge(now: Instant): readonly OpenPayment[] {
    return this.#open().filter(({ payment }) => this.#timesOf(payment.id).chargeAt <= now);
  }

  #toTell(now: Instant): readonly OpenPayment[] {
    return this.#open()
      .filter(({ plan, payment }) => plan.status === 'active' && payment.state === 'due' && payment.tries === 0)
      .filter(({ payment: { id } }) => !this.#timesOf(id).noticed && this.#timesOf(id).noticeAt <= now);
  }

  /** One-time payments, and of each plan's installments the first that is due or charging; the earliest first. */
  #open(): readonly OpenPayment[] {
    return [...this.#plans.values()]
      .flatMap(({ plan }) => plan.payments.filter(isFirst(plan)).map((payment) => ({ plan, payment })))
      .filter(
        ({ plan, payment }) => payment.state === 'charging' || (payment.state === 'due' && plan.status === 'active'),
      )
      .sort((a, b) => this.#timesOf(a.payment.id).chargeAt - this.#timesOf(b.payment.id).chargeAt);
  }

  /** An active plan without an open payment is completed. A changed payment state increases the plan's version. */
  #put({ id }: PaymentPlan, payment: ScheduledPayment): void {
    const known = this.#plans.get(id);
    if (known === undefined) return;
    const { plan } = known;
    const isChange = plan.payments.some((one) => one.id === payment.id && one.state !== payment.state);
    const payments = plan.payments.map((one) => (one.id === payment.id ? payment : one));
    const isOver = plan.status === 'active' && payments.every(({ state }) => state === 'paid' || state === 'cancelled');
    const version = plan.version + (isChange ? 1 : 0);
    known.plan = { ...plan, payments, version, ...(isOver ? { status: 'completed' } : {}) };
  }

  #timesOf(id: ScheduledPaymentId): Timed {
    const never = Number.MAX_SAFE_INTEGER as Instant;
    return this.#times.get(id) ?? { chargeAt: never, noticeAt: never, noticed: false };
  }

  #setTimes(due: DueTimes): void {
    for (const [id, times] of due) this.#times.set(id, { ...times, noticed: this.#times.get(id)?.noticed ?? false });
  }
}

const stateAfter = { paid: 'paid', retry: 'due', waiting: 'charging', failed: 'failed' } as const satisfies Record<
  DueOutcome['kind'],
  ScheduledPayment['state']
>;

const isOf =
  (practices: readonly PracticeId[]) =>
  ({ plan }: OpenPayment): boolean =>
    practices.includes(plan.patient.practice);

const isOpen = ({ state }: ScheduledPayment): boolean => state === 'due' || state === 'charging';

const isFirst =
  ({ payments }: PaymentPlan) =>
  (payment: ScheduledPayment): boolean =>
    isOpen(payment) &&
    (payment.kind === 'one-time' ||
      payments.every((one) => one.kind === 'one-time' || !isOpen(one) || one.number >= payment.number));

const inOrder = (payments: readonly ScheduledPayment[]): readonly ScheduledPayment[] =>
  [...payments].sort((a, b) => a.number - b.number || (a.due < b.due ? -1 : 1));
