import {
  addDays,
  atWallClock,
  dayIn,
  HOUR,
  MINUTE,
  plus,
  type Cents,
  type Instant,
  type LocalDate,
  type Result,
} from '@portico/domain/kernel';
import {
  chargeTime,
  progressOf,
  type ChargeId,
  type DeclineReason,
  type DueOutcome,
  type DuePayment,
} from '@portico/domain/payments';
import type { Practice } from '@portico/domain/practices';
import type { NotPaid, Paid } from '../charges/card-charge-service.port.ts';
import type { PlanNotifications } from './plan-notifications.ts';

export type Answered = Result<Paid, NotPaid>;

/** What became of an attempt, and the notification about it. */
export interface Ended {
  readonly outcome: DueOutcome;
  readonly news?: PlanNotifications;
  /** The payment is taken out of its plan. */
  readonly leaves?: true;
}

/** Milliseconds until a payment of unknown outcome is looked at again. */
const lookAgain = 5 * MINUTE;
/** Milliseconds until a payment that never reached the bank, or waits for the books, is tried again. */
const shortPause = HOUR;
/** How often an installment is tried, and how many days after each decline by the bank it is tried again. */
const mostTries = 3;
const pauses = [3, 7];

/**
 * Reasons for which the bank was never asked: the processor refused our keys, or nothing was sent. Such a try does not
 * count for `mostTries`.
 */
const unasked: ReadonlySet<DeclineReason> = new Set(['not-accepted', 'abandoned']);
/** Reasons for which no later try with the card can succeed. */
const hard: ReadonlySet<DeclineReason> = new Set([
  'lost-or-stolen',
  'expired-card',
  'card-gone',
  'wrong-number',
  'unsupported-card',
]);

export const wasDeclined = (answer: Answered): boolean =>
  !answer.ok && answer.error.kind === 'declined' && !unasked.has(answer.error.reason);

export const untried: Ended = { outcome: { kind: 'failed' } };

/** A retry without a notification. */
export const soon = (now: Instant): Ended => ({ outcome: { kind: 'retry', retryAt: plus(now, shortPause) } });

export const declinedFor = ({ payment: { amount } }: DuePayment): Ended => ({
  ...untried,
  news: { kind: 'declined', amount },
});

export const byHand = ({ payment: { amount } }: DuePayment): Ended => ({
  ...untried,
  news: { kind: 'by-hand', amount },
});

/**
 * A payment that was to be paid at once leaves the plan; notifies only if nothing was sent, since the request that sent
 * it has notified.
 */
export const leftToThem = ({ payment: { amount }, attempt }: DuePayment, now: Instant, charge?: ChargeId): Ended => {
  const outcome = {
    kind: 'retry',
    retryAt: plus(now, lookAgain),
    ...(charge === undefined ? {} : { charge }),
  } as const;
  const isNew = charge === undefined && attempt === 1;
  return { outcome, leaves: true, ...(isNew ? { news: { kind: 'not-made', amount } } : {}) };
};

/** Whether a payment exceeds what the plan may charge by itself; a one-time payment was allowed by the patient. */
export const isBeyond = ({ plan: { autopay }, payment: { amount, kind } }: DuePayment, today: LocalDate): boolean =>
  kind === 'installment' &&
  ((autopay.cap !== undefined && amount > autopay.cap) || (autopay.until !== undefined && today > autopay.until));

/** What is left of a plan once this payment is made, whether or not the plan counts it by now. */
const leftWithout = ({ plan, payment }: DuePayment): Cents =>
  progressOf({ ...plan, payments: plan.payments.filter(({ id }) => id !== payment.id) }).remaining;

/** `declines` counts the bank's declines, this answer included. */
interface Said {
  readonly answer: Answered;
  readonly declines: number;
}

export const endOf = (due: DuePayment, practice: Practice, { answer, declines }: Said, now: Instant): Ended => {
  const { amount, chosen } = due.payment;
  if (answer.ok) {
    const { id, card } = answer.value.charge;
    // A plan pays with a card on file, whose digits are known.
    return {
      outcome: { kind: 'paid', charge: id },
      news: { kind: 'paid', amount, last4: card.last4 ?? '', left: leftWithout(due), charge: id },
    };
  }
  const { error } = answer;
  if (error.kind === 'checking') {
    return { outcome: { kind: 'waiting', charge: error.charge.id, lookAt: plus(now, lookAgain) } };
  }
  if (chosen !== undefined) return leftToThem(due, now, 'charge' in error ? error.charge.id : undefined);
  switch (error.kind) {
    case 'declined':
      return again(due, practice, { charge: error.charge.id, reason: error.reason, declines }, now);
    case 'unpaid':
    case 'voided':
      return again(due, practice, { charge: error.charge.id, reason: 'abandoned', declines }, now);
    case 'card-unknown':
      return declinedFor(due);
    case 'not-covered':
      return byHand(due);
    case 'duplicate':
    case 'no-online-payments':
    case 'too-many-card-tries':
      return soon(now);
  }
};

interface Declined {
  readonly charge: ChargeId;
  readonly reason: DeclineReason;
  readonly declines: number;
}

/** A retry on a later day, unless it was the last try or the card can never succeed. */
const again = (
  { plan, payment: { amount, kind } }: DuePayment,
  { timeZone }: Practice,
  { charge, reason, declines }: Declined,
  now: Instant,
): Ended => {
  if (plan.status !== 'active') return { outcome: { kind: 'failed', charge } };
  if (unasked.has(reason)) return { outcome: { kind: 'retry', charge, retryAt: plus(now, shortPause) } };
  // A one-time payment, which the patient scheduled, is not retried.
  if (hard.has(reason) || declines >= mostTries || kind === 'one-time') {
    return { outcome: { kind: 'failed', charge }, news: { kind: 'declined', amount } };
  }
  const retry = addDays(dayIn(timeZone, now), pauses[declines - 1] ?? 7);
  const retryAt = atWallClock(timeZone, retry, chargeTime);
  return { outcome: { kind: 'retry', charge, retryAt }, news: { kind: 'declined', amount, retry } };
};
