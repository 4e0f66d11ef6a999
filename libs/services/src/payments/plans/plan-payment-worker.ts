import { dayIn, MINUTE, plus, type Instant, type PracticeId } from '@portico/domain/kernel';
import {
  tryOf,
  type CardsOnFile,
  type DueOutcome,
  type DuePayment,
  type DuePayments,
  type LedgerClock,
  type Merchants,
} from '@portico/domain/payments';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { InstallmentCharges } from './installment-charges.ts';
import type { TellOfPlan } from './plan-notifications.ts';

/** What is told of the payments of plans. */
export interface PlanPaymentWatch {
  report(outcome: DueOutcome['kind'] | 'reminded'): void;
  /** Called in each round with the practices whose due payments cannot be charged here, for want of a merchant. */
  onUnserved(practices: readonly PracticeId[]): void;
  /** Called for a payment that failed; it is retried, and the others are still made. */
  onError(thrown: unknown): void;
}

/** Milliseconds from one round to the next. */
export const payPlansEvery = MINUTE;
/**
 * How long a claimed payment is withheld from other workers, in milliseconds: longer than the processor's time-out.
 */
const lease = 5 * MINUTE;
/** Payments claimed at once, and so the most of one practice that are under way; low, because the other side is a processor. */
const batch = 10;
/** Milliseconds after which a round claims no more: a silent processor with much to do holds it for as long and one time-out. */
const longestRound = MINUTE;
/** Nothing is claimed while payments of so many practices are under way. So many processors have to be silent to hold up another. */
const practicesAtOnce = 10;

/** Makes the payments of plans on their days, and notifies. Safe to run in any number of instances, safe to kill. */
export class PlanPaymentWorker {
  readonly #duePayments: DuePayments;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #merchants: Pick<Merchants, 'of'>;
  readonly #cardsOnFile: Pick<CardsOnFile, 'vaulted'>;
  readonly #installments: InstallmentCharges;
  readonly #now: LedgerClock;
  readonly #tell: TellOfPlan;
  readonly #watch: PlanPaymentWatch;

  constructor(
    duePayments: DuePayments,
    practices: Pick<PracticeDirectory, 'practices'>,
    merchants: Pick<Merchants, 'of'>,
    cardsOnFile: Pick<CardsOnFile, 'vaulted'>,
    installments: InstallmentCharges,
    now: LedgerClock,
    tell: TellOfPlan,
    watch: PlanPaymentWatch,
  ) {
    this.#duePayments = duePayments;
    this.#practices = practices;
    this.#merchants = merchants;
    this.#cardsOnFile = cardsOnFile;
    this.#installments = installments;
    this.#now = now;
    this.#tell = tell;
    this.#watch = watch;
  }

  /** Makes everything that is due now, and sends reminders; returns how many payments were looked at. */
  async round(): Promise<number> {
    const served = await this.#served();
    if (served.size === 0) return 0;
    const reminded = await this.#each(
      served,
      (at, ids) => this.#duePayments.claimNotifications(at, plus(at, lease), batch, ids),
      (due, practice) => this.#remind(due, practice),
    );
    const paid = await this.#each(
      served,
      (at, ids) => this.#duePayments.claim(at, plus(at, lease), batch, ids),
      (due, practice) => this.#pay(due, practice),
    );
    return reminded + paid;
  }

  /**
   * Practices with due payments that can be charged here. Payments of other practices stay due, for an instance that
   * has their merchant.
   */
  async #served(): Promise<ReadonlyMap<PracticeId, Practice>> {
    const due = await this.#duePayments.practices(await this.#now());
    const chargeable = due.filter((id) => this.#merchants.of(id) !== undefined);
    const known = chargeable.length === 0 ? [] : await this.#practices.practices(chargeable);
    const served = new Map(known.map((practice) => [practice.id, practice]));
    this.#watch.onUnserved(due.filter((id) => !served.has(id)));
    return served;
  }

  /** A practice is asked for again once none of its payments is under way, so that a silent processor holds up its own. */
  async #each(
    served: ReadonlyMap<PracticeId, Practice>,
    claim: (at: Instant, practices: readonly PracticeId[]) => Promise<readonly DuePayment[]>,
    work: (due: DuePayment, practice: Practice) => Promise<void>,
  ): Promise<number> {
    let count = 0;
    // How many payments of each practice are under way.
    const busy = new Map<PracticeId, number>();
    const underWay = new Set<Promise<void>>();
    const made = async (due: DuePayment, id: PracticeId): Promise<void> => {
      try {
        const practice = served.get(id);
        if (practice === undefined) throw new Error('Bug: a payment was claimed that cannot be charged here.');
        await work(due, practice);
      } catch (thrown) {
        this.#watch.onError(thrown);
      } finally {
        const left = (busy.get(id) ?? 0) - 1;
        if (left > 0) busy.set(id, left);
        else busy.delete(id);
      }
    };
    const asked = new Set(served.keys());
    const begun = await this.#now();
    try {
      for (;;) {
        const free = [...asked].filter((id) => !busy.has(id));
        const mayClaim = free.length > 0 && busy.size < practicesAtOnce;
        const at = mayClaim ? await this.#now() : begun;
        if (at >= plus(begun, longestRound)) {
          asked.clear();
          continue;
        }
        const claimed = mayClaim ? await claim(at, free) : [];
        for (const due of claimed) {
          const { practice: id } = due.plan.patient;
          busy.set(id, (busy.get(id) ?? 0) + 1);
          const one: Promise<void> = made(due, id).finally(() => underWay.delete(one));
          underWay.add(one);
        }
        count += claimed.length;
        // That was all that they have.
        if (mayClaim && claimed.length < batch) for (const id of free) asked.delete(id);
        if (underWay.size === 0 && asked.size === 0) return count;
        if (claimed.length < batch && underWay.size > 0) await Promise.race(underWay);
      }
    } finally {
      await Promise.all(underWay);
    }
  }

  /** No reminder is sent after the day of the payment. */
  async #remind(due: DuePayment, practice: Practice): Promise<void> {
    const { plan, payment } = due;
    if (payment.due >= dayIn(practice.timeZone, await this.#now())) {
      const card = await this.#cardsOnFile.vaulted(plan.patient, plan.card);
      const last4 = card === undefined ? {} : { last4: card.card.last4 };
      await this.#tell(plan, practice, { kind: 'due', amount: payment.amount, day: payment.due, ...last4 });
    }
    await this.#duePayments.noticed(tryOf(due));
    this.#watch.report('reminded');
  }

  async #pay(claimed: DuePayment, practice: Practice): Promise<void> {
    const due = await this.#installments.spaced(claimed, practice);
    const { outcome, news, leaves } = await this.#installments.attempted(due, practice);
    // Notifies before writing: after a crash the notification is repeated rather than lost.
    if (news !== undefined) await this.#tell(due.plan, practice, news);
    await this.#duePayments.settled(tryOf(due), outcome);
    if (leaves === true) await this.#installments.takeOut(due, practice);
    this.#watch.report(outcome.kind);
  }
}
