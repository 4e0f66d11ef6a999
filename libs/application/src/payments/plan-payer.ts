import {
  addDays,
  atWallClock,
  dayIn,
  HOUR,
  MINUTE,
  plus,
  type Instant,
  type LocalDate,
  type Result,
} from '@portico/domain/kernel';
import {
  chargeTime,
  isCardExpired,
  type Billing,
  type CardsOnFile,
  type ChargeId,
  type DeclineReason,
  type DueOutcome,
  type DuePayment,
  type DuePayments,
  type PaymentPlans,
} from '@portico/domain/payments';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { CashDesk, NotPaid, Paid } from './cashier.port.ts';
import { tryNamed } from './one-time-orders.ts';
import type { PlanNews, TellOfPlan } from './plan-news.ts';

export interface PlanPayerDeps {
  readonly duePayments: DuePayments;
  readonly plans: Pick<PaymentPlans, 'byId'>;
  readonly cashDesk: Pick<CashDesk, 'charge' | 'outcome'>;
  readonly cardsOnFile: Pick<CardsOnFile, 'vaulted'>;
  readonly billing: Pick<Billing, 'balance'>;
  readonly practices: Pick<PracticeDirectory, 'practices'>;
  readonly now: () => Instant;
  readonly tell: TellOfPlan;
  readonly report: (outcome: DueOutcome['kind'] | 'reminded') => void;
  /** Hears of a payment that could not be worked on; it comes again, and the others are worked on all the same. */
  readonly onTrouble: (thrown: unknown) => void;
}

/** Milliseconds from one round to the next. */
export const payPlansEvery = MINUTE;
/** Nobody else is given a payment for so long: longer than a processor is waited for. */
const lease = 5 * MINUTE;
/** A payment whose outcome is not known is looked at again after so long. */
const lookAgain = 5 * MINUTE;
/** As many at once: the other side is a processor. */
const batch = 10;
/** An installment is tried so often, and so many days after each try that the bank declined. */
const mostTries = 3;
const pauses = [3, 7];
/** What never reached the bank is tried again so soon. */
const shortPause = HOUR;

/** With such a card no later try goes better. */
const hard: ReadonlySet<DeclineReason> = new Set([
  'lost-or-stolen',
  'expired-card',
  'card-gone',
  'wrong-number',
  'unsupported-card',
]);

/**
 * Makes the payments of plans on their days, and tells of them. Any number may share one calendar, and any may die: an
 * attempt has its name from the payment and its number, so that it is charged once whoever makes it.
 */
export class PlanPayer {
  readonly #deps: PlanPayerDeps;

  constructor(deps: PlanPayerDeps) {
    this.#deps = deps;
  }

  /** Makes everything that is due now, and reminds of what will be; answers how many payments were looked at. */
  async round(): Promise<number> {
    const { duePayments } = this.#deps;
    const reminded = await this.#each(
      (at) => duePayments.claimNotices(at, plus(at, lease), batch),
      (due) => this.#remind(due),
    );
    const paid = await this.#each(
      (at) => duePayments.claim(at, plus(at, lease), batch),
      (due) => this.#pay(due),
    );
    return reminded + paid;
  }

  async #each(
    claim: (at: Instant) => Promise<readonly DuePayment[]>,
    work: (due: DuePayment) => Promise<void>,
  ): Promise<number> {
    const { now, onTrouble } = this.#deps;
    let count = 0;
    for (;;) {
      const claimed = await claim(now());
      await Promise.all(claimed.map((due) => work(due).catch(onTrouble)));
      count += claimed.length;
      if (claimed.length < batch) return count;
    }
  }

  async #remind({ plan, payment }: DuePayment): Promise<void> {
    const { duePayments, cardsOnFile, tell, report } = this.#deps;
    const practice = await this.#practiceOf(plan);
    const card = await cardsOnFile.vaulted(plan.patient, plan.card);
    if (practice !== undefined) {
      const last4 = card === undefined ? {} : { last4: card.card.last4 };
      await tell(plan, practice, { kind: 'due', amount: payment.amount, day: payment.due, ...last4 });
    }
    await duePayments.noticed(payment.id);
    report('reminded');
  }

  async #pay(due: DuePayment): Promise<void> {
    const { duePayments, tell, report } = this.#deps;
    const practice = await this.#practiceOf(due.plan);
    const { outcome, news } = practice === undefined ? untried : await this.#attempted(due, practice);
    // Told before it is written down: whoever dies in between tells it twice rather than never.
    if (news !== undefined && practice !== undefined) await tell(due.plan, practice, news);
    await duePayments.settled(due.payment.id, outcome);
    report(outcome.kind);
  }

  async #attempted(due: DuePayment, practice: Practice): Promise<Ended> {
    const before = await this.#before(due);
    if (before !== undefined) return this.#ended(due, practice, before);
    const isOpen = await this.#isOpen(due);
    return isOpen ? this.#charged(due, practice) : untried;
  }

  /**
   * What is known of this attempt, or of an earlier one that took the money or may have: a worker that slept for days may
   * have put the payment back for another try too late.
   */
  async #before({ plan, payment, attempt }: DuePayment): Promise<Result<Paid, NotPaid> | undefined> {
    const { cashDesk } = this.#deps;
    for (let each = 1; each < attempt; each += 1) {
      const known = await cashDesk.outcome(plan.patient, tryNamed(payment.id, each));
      if (known !== undefined && (known.ok || known.error.kind === 'checking')) return known;
    }
    return cashDesk.outcome(plan.patient, tryNamed(payment.id, attempt));
  }

  /** A plan that was cancelled since the payment was claimed takes nothing any more. */
  async #isOpen({ plan, payment }: DuePayment): Promise<boolean> {
    const now = await this.#deps.plans.byId(plan.patient, plan.id);
    return now?.status === 'active' && now.payments.some(({ id, state }) => id === payment.id && state === 'charging');
  }

  async #charged(due: DuePayment, practice: Practice): Promise<Ended> {
    const { cashDesk, cardsOnFile, billing, now } = this.#deps;
    const { plan, payment, attempt } = due;
    const { patient } = plan;
    const today = dayIn(practice.timeZone, now());
    if (isBeyond(due, today)) return byHand(due);
    const card = await cardsOnFile.vaulted(patient, plan.card);
    if (card === undefined || isCardExpired(card.card.expiry, today)) return declinedFor(due);
    // Never more than the practice says is owed, whatever was paid at its desk meanwhile.
    const { due: payable, asOf } = await billing.balance(patient);
    const uniqueId = tryNamed(payment.id, attempt);
    const answer = await cashDesk.charge({
      uniqueId,
      patient,
      amount: payment.amount,
      purpose: { kind: 'installment', plan: plan.id, payment: payment.id },
      occasion: 'schedule',
      card: { kind: 'saved', card: plan.card },
      cover: { payable, asOf },
    });
    if (answer.ok || answer.error.kind !== 'duplicate') return this.#ended(due, practice, answer);
    // Somebody made this try a moment ago, with the card that the plan had then: what became of theirs counts.
    const theirs = await cashDesk.outcome(patient, uniqueId);
    return theirs === undefined ? untried : this.#ended(due, practice, theirs);
  }

  #ended(due: DuePayment, practice: Practice, answer: Result<Paid, NotPaid>): Ended {
    const { amount } = due.payment;
    if (answer.ok) {
      const { id, card } = answer.value.charge;
      return { outcome: { kind: 'paid', charge: id }, news: { kind: 'paid', amount, last4: card.last4 } };
    }
    const { error } = answer;
    switch (error.kind) {
      case 'checking':
        return {
          outcome: { kind: 'waiting', charge: error.charge.id, lookAt: plus(this.#deps.now(), lookAgain) },
        };
      case 'declined':
      case 'voided':
        return this.#again(due, practice, error.charge.id, error.kind === 'declined' ? error.reason : 'abandoned');
      case 'card-unknown':
        return declinedFor(due);
      case 'duplicate':
      case 'not-covered':
      case 'no-online-payments':
        return byHand(due);
    }
  }

  /** Another try on a later day, unless it was the last one or no card of this kind is ever taken. */
  #again({ payment, attempt }: DuePayment, practice: Practice, charge: ChargeId, reason: DeclineReason): Ended {
    const { amount, kind } = payment;
    const now = this.#deps.now();
    // Nobody tries again what the patient put in by hand.
    if (hard.has(reason) || attempt >= mostTries || kind === 'one-time') {
      return { outcome: { kind: 'failed', charge }, news: { kind: 'declined', amount } };
    }
    if (reason === 'abandoned') return { outcome: { kind: 'retry', charge, retryAt: plus(now, shortPause) } };
    const retry = addDays(dayIn(practice.timeZone, now), pauses[attempt - 1] ?? 7);
    const retryAt = atWallClock(practice.timeZone, retry, chargeTime);
    return { outcome: { kind: 'retry', charge, retryAt }, news: { kind: 'declined', amount, retry } };
  }

  async #practiceOf({ patient }: DuePayment['plan']): Promise<Practice | undefined> {
    const [practice] = await this.#deps.practices.practices([patient.practice]);
    return practice;
  }
}

/** What became of an attempt, and what is told of it. */
interface Ended {
  readonly outcome: DueOutcome;
  readonly news?: PlanNews;
}

const untried: Ended = { outcome: { kind: 'failed' } };

const byHand = ({ payment: { amount } }: DuePayment): Ended => ({ ...untried, news: { kind: 'by-hand', amount } });

const declinedFor = ({ payment: { amount } }: DuePayment): Ended => ({
  ...untried,
  news: { kind: 'declined', amount },
});

/** What the plan may not take by itself; what the patient put in by hand, they allowed. */
const isBeyond = ({ plan: { autopay }, payment: { amount, kind } }: DuePayment, today: LocalDate): boolean =>
  kind === 'installment' &&
  ((autopay.cap !== undefined && amount > autopay.cap) || (autopay.until !== undefined && today > autopay.until));
