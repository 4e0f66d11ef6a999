import { dayIn, MINUTE, plus, type Instant, type PracticeId } from '@portico/domain/kernel';
import {
  deleteOneTime,
  dueTimesOf,
  installmentOf,
  isCardExpired,
  spacedAfter,
  tryOf,
  type Billing,
  type CardsOnFile,
  type DueOutcome,
  type DuePayment,
  type DuePayments,
  type LedgerClock,
  type Merchants,
  type PaymentIds,
  type PaymentPlan,
  type PaymentPlans,
  type PlanAgreements,
} from '@portico/domain/payments';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { ChargeService } from '../charges/card-charge-service.port.ts';
import {
  byHand,
  declinedFor,
  endOf,
  isBeyond,
  leftToThem,
  soon,
  untried,
  wasDeclined,
  type Answered,
  type Ended,
} from './due-ends.ts';
import { tryNamed } from './one-time-orders.ts';
import type { TellOfPlan } from './plan-notifications.ts';

export interface PlanPaymentWorkerDeps {
  readonly agreements: Pick<PlanAgreements, 'of'>;
  readonly duePayments: DuePayments;
  readonly plans: Pick<PaymentPlans, 'byId' | 'change'>;
  readonly chargeService: Pick<ChargeService, 'charge' | 'outcome'>;
  readonly cardsOnFile: Pick<CardsOnFile, 'vaulted'>;
  readonly billing: Pick<Billing, 'balance'>;
  readonly merchants: Pick<Merchants, 'of'>;
  readonly paymentIds: Pick<PaymentIds, 'scheduledPaymentId'>;
  readonly practices: Pick<PracticeDirectory, 'practices'>;
  readonly now: LedgerClock;
  readonly tell: TellOfPlan;
  readonly report: (outcome: DueOutcome['kind'] | 'reminded') => void;
  /** Called in each round with the practices whose due payments cannot be charged here, for want of a merchant. */
  readonly onUnserved: (practices: readonly PracticeId[]) => void;
  /** Called for a payment that failed; it is retried, and the others are still made. */
  readonly onError: (thrown: unknown) => void;
}

/** Milliseconds from one round to the next. */
export const payPlansEvery = MINUTE;
/**
 * How long a claimed payment is withheld from other workers, in milliseconds: longer than the processor's time-out.
 */
const lease = 5 * MINUTE;
/** Payments made at once; low, because the other side is a processor. */
const batch = 10;
/** How often a plan that is edited concurrently is read again. */
const mostReadings = 5;

/**
 * Makes the payments of plans on their days, and notifies. Safe to run in any number of instances, safe to kill: an
 * attempt's unique id is derived from the payment and its number, so it is charged once.
 */
export class PlanPaymentWorker {
  readonly #deps: PlanPaymentWorkerDeps;

  constructor(deps: PlanPaymentWorkerDeps) {
    this.#deps = deps;
  }

  /** Makes everything that is due now, and sends reminders; returns how many payments were looked at. */
  async round(): Promise<number> {
    const { duePayments } = this.#deps;
    const served = await this.#served();
    const ids = [...served.keys()];
    const reminded = await this.#each(
      served,
      (at) => duePayments.claimNotifications(at, plus(at, lease), batch, ids),
      (due, practice) => this.#remind(due, practice),
    );
    const paid = await this.#each(
      served,
      (at) => duePayments.claim(at, plus(at, lease), batch, ids),
      (due, practice) => this.#pay(due, practice),
    );
    return reminded + paid;
  }

  /**
   * Practices with due payments that can be charged here. Payments of other practices stay due, for an instance that
   * has their merchant.
   */
  async #served(): Promise<ReadonlyMap<PracticeId, Practice>> {
    const { duePayments, merchants, practices, now, onUnserved } = this.#deps;
    const due = await duePayments.practices(await now());
    const known = await practices.practices(due.filter((id) => merchants.of(id) !== undefined));
    const served = new Map(known.map((practice) => [practice.id, practice]));
    onUnserved(due.filter((id) => !served.has(id)));
    return served;
  }

  async #each(
    served: ReadonlyMap<PracticeId, Practice>,
    claim: (at: Instant) => Promise<readonly DuePayment[]>,
    work: (due: DuePayment, practice: Practice) => Promise<void>,
  ): Promise<number> {
    const { now, onError } = this.#deps;
    let count = 0;
    for (;;) {
      const claimed = await claim(await now());
      const working = claimed.map(async (due) => {
        const practice = served.get(due.plan.patient.practice);
        if (practice === undefined) throw new Error('Bug: a payment was claimed that cannot be charged here.');
        return work(due, practice);
      });
      await Promise.all(working.map((one) => one.catch(onError)));
      count += claimed.length;
      if (claimed.length < batch) return count;
    }
  }

  /** No reminder is sent after the day of the payment. */
  async #remind(due: DuePayment, practice: Practice): Promise<void> {
    const { duePayments, cardsOnFile, tell, report, now } = this.#deps;
    const { plan, payment } = due;
    if (payment.due >= dayIn(practice.timeZone, await now())) {
      const card = await cardsOnFile.vaulted(plan.patient, plan.card);
      const last4 = card === undefined ? {} : { last4: card.card.last4 };
      await tell(plan, practice, { kind: 'due', amount: payment.amount, day: payment.due, ...last4 });
    }
    await duePayments.noticed(tryOf(due));
    report('reminded');
  }

  async #pay(claimed: DuePayment, practice: Practice): Promise<void> {
    const { duePayments, tell, report } = this.#deps;
    const due = await this.#spaced(claimed, practice);
    const { outcome, news, leaves } = await this.#attempted(due, practice);
    // Notifies before writing: after a crash the notification is repeated rather than lost.
    if (news !== undefined) await tell(due.plan, practice, news);
    await duePayments.settled(tryOf(due), outcome);
    if (leaves === true) await this.#taken(due, practice);
    report(outcome.kind);
  }

  /**
   * Before an installment is charged, the plan's other payments are moved, so that no two are charged in one period.
   */
  async #spaced(due: DuePayment, practice: Practice): Promise<DuePayment> {
    const { plans, now } = this.#deps;
    if (due.payment.kind === 'one-time') return due;
    let plan: PaymentPlan | undefined = due.plan;
    for (let reading = 0; plan?.status === 'active' && reading < mostReadings; reading += 1) {
      const spaced = spacedAfter(plan, dayIn(practice.timeZone, await now()));
      if (spaced === plan) return { ...due, plan };
      const times = dueTimesOf(spaced, practice.timeZone, await now());
      if (await plans.change(spaced, plan.version, times)) return { ...due, plan: spaced };
      plan = await plans.byId(plan.patient, plan.id);
    }
    if (plan === undefined || plan.status === 'active') throw new Error('A plan is edited all the time.');
    return { ...due, plan };
  }

  async #attempted(due: DuePayment, practice: Practice): Promise<Ended> {
    const { now } = this.#deps;
    const { known, declines } = await this.#before(due);
    if (known !== undefined) return endOf(due, practice, { answer: known, declines }, await now());
    // A payment to be made at once whose process died: an entered card or a second try is left to the patient.
    if (due.payment.chosen !== undefined && (due.payment.chosen.kind === 'entered' || due.attempt > 1)) {
      return leftToThem(due, await now());
    }
    return (await this.#isOpen(due)) ? this.#charged(due, practice, declines) : untried;
  }

  /**
   * The result of this attempt, or of an earlier one that took the money or may have: a worker that was suspended for
   * days may have put the payment back for another try too late. `declines` counts the bank's declines.
   */
  async #before({ plan, payment, attempt }: DuePayment): Promise<Before> {
    const { chargeService } = this.#deps;
    let declines = 0;
    for (let each = 1; each <= attempt; each += 1) {
      const known = await chargeService.outcome(plan.patient, tryNamed(payment.id, each));
      if (known === undefined) continue;
      if (wasDeclined(known)) declines += 1;
      if (each === attempt || known.ok || known.error.kind === 'checking') return { known, declines };
    }
    return { declines };
  }

  /** A plan that was canceled after the payment was claimed charges nothing any more. */
  async #isOpen({ plan, payment }: DuePayment): Promise<boolean> {
    const now = await this.#deps.plans.byId(plan.patient, plan.id);
    return now?.status === 'active' && now.payments.some(({ id, state }) => id === payment.id && state === 'charging');
  }

  async #charged(due: DuePayment, practice: Practice, declines: number): Promise<Ended> {
    const { agreements, chargeService, cardsOnFile, billing, now } = this.#deps;
    const { plan, payment, attempt } = due;
    const { patient } = plan;
    const today = dayIn(practice.timeZone, await now());
    if (isBeyond(due, today)) return byHand(due);
    const id = payment.chosen?.kind === 'saved' ? payment.chosen.card : plan.card;
    const card = await cardsOnFile.vaulted(patient, id);
    if (card === undefined || isCardExpired(card.card.expiry, today)) return declinedFor(due);
    // Never more than the practice says is owed; the desk may have taken a payment meanwhile.
    const { due: payable, asOf } = await billing.balance(patient);
    const uniqueId = tryNamed(payment.id, attempt);
    const installment = installmentOf(plan, payment);
    const agreed = await agreements.of(patient, plan.id);
    const payerAddress = agreed.find(({ address }) => address !== undefined)?.address;
    const answer = await chargeService.charge({
      uniqueId,
      patient,
      amount: payment.amount,
      purpose: { kind: 'installment', plan: plan.id, payment: payment.id },
      occasion: 'schedule',
      card: { kind: 'saved', card: id },
      cover: { payable, asOf },
      ...(installment === undefined ? {} : { installment }),
      ...(payerAddress === undefined ? {} : { payerAddress }),
    });
    // The books would allow it, but a payment that is not in them yet blocks it.
    if (!answer.ok && answer.error.kind === 'not-covered' && payment.amount <= payable) return soon(await now());
    // Another process made this try a moment ago, with the plan's card at that time: its result counts.
    const isTheirs = !answer.ok && answer.error.kind === 'duplicate';
    const said = (isTheirs ? await chargeService.outcome(patient, uniqueId) : undefined) ?? answer;
    return endOf(due, practice, { answer: said, declines: declines + Number(wasDeclined(said)) }, await now());
  }

  /** Takes a payment out of its plan; if that fails the payment comes again, and is not charged then either. */
  async #taken({ plan: { patient, id }, payment }: DuePayment, practice: Practice): Promise<void> {
    const { plans, paymentIds, now } = this.#deps;
    const plan = await plans.byId(patient, id);
    const newId = () => paymentIds.scheduledPaymentId();
    const without = plan && deleteOneTime(plan, payment.id, dayIn(practice.timeZone, await now()), newId);
    if (plan === undefined || without?.ok !== true) return;
    await plans.change(without.value, plan.version, dueTimesOf(without.value, practice.timeZone, await now()));
  }
}

interface Before {
  readonly known?: Answered;
  readonly declines: number;
}
