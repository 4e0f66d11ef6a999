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
  type ChargeId,
  type DeclineReason,
  type DueOutcome,
  type DuePayment,
} from '@portico/domain/payments';
import type { Practice } from '@portico/domain/practices';
import type { NotPaid, Paid } from './card-charge-service.port.ts';
import type { PlanNotifications } from './plan-notifications.ts';

export type Answered = Result<Paid, NotPaid>;

/** What became of an attempt, and what is told of it. */
export interface Ended {
  readonly outcome: DueOutcome;
  readonly news?: PlanNotifications;
  /** It is taken out of its plan. */
  readonly leaves?: true;
}

/** A payment whose outcome is not known is looked at again after so long. */
const lookAgain = 5 * MINUTE;
/** What never reached the bank, or waits for the books, is tried again so soon. */
const shortPause = HOUR;
/** An installment is tried so often, and so many days after each try that the bank declined. */
const mostTries = 3;
const pauses = [3, 7];

/** Why the bank was never asked: the processor refused our keys, or it never left. Such a try is none of `mostTries`. */
const unasked: ReadonlySet<DeclineReason> = new Set(['not-accepted', 'abandoned']);
/** With such a card no later try goes better. */
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

/** It waits, without a word to anybody. */
export const soon = (now: Instant): Ended => ({ outcome: { kind: 'retry', retryAt: plus(now, shortPause) } });

export const declinedFor = ({ payment: { amount } }: DuePayment): Ended => ({
  ...untried,
  news: { kind: 'declined', amount },
});

export const byHand = ({ payment: { amount } }: DuePayment): Ended => ({
  ...untried,
  news: { kind: 'by-hand', amount },
});

/** What they wanted to pay at once leaves the plan; told where nothing was sent, as whoever sent it has told of it. */
export const leftToThem = ({ payment: { amount }, attempt }: DuePayment, now: Instant, charge?: ChargeId): Ended => {
  const outcome = {
    kind: 'retry',
    retryAt: plus(now, lookAgain),
    ...(charge === undefined ? {} : { charge }),
  } as const;
  const isNew = charge === undefined && attempt === 1;
  return { outcome, leaves: true, ...(isNew ? { news: { kind: 'not-made', amount } } : {}) };
};

/** What the plan may not take by itself; what the patient put in by hand, they allowed. */
export const isBeyond = ({ plan: { autopay }, payment: { amount, kind } }: DuePayment, today: LocalDate): boolean =>
  kind === 'installment' &&
  ((autopay.cap !== undefined && amount > autopay.cap) || (autopay.until !== undefined && today > autopay.until));

/** `declines` is how often the bank said no, this answer included. */
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
      news: { kind: 'paid', amount, last4: card.last4 ?? '', charge: id },
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

/** Another try on a later day, unless it was the last one or no card of this kind is ever taken. */
const again = (
  { plan, payment: { amount, kind } }: DuePayment,
  { timeZone }: Practice,
  { charge, reason, declines }: Declined,
  now: Instant,
): Ended => {
  if (plan.status !== 'active') return { outcome: { kind: 'failed', charge } };
  if (unasked.has(reason)) return { outcome: { kind: 'retry', charge, retryAt: plus(now, shortPause) } };
  // Nobody tries again what the patient put in by hand.
  if (hard.has(reason) || declines >= mostTries || kind === 'one-time') {
    return { outcome: { kind: 'failed', charge }, news: { kind: 'declined', amount } };
  }
  const retry = addDays(dayIn(timeZone, now), pauses[declines - 1] ?? 7);
  const retryAt = atWallClock(timeZone, retry, chargeTime);
  return { outcome: { kind: 'retry', charge, retryAt }, news: { kind: 'declined', amount, retry } };
};
