import { failed, ok, type Cents, type LocalDate, type Result } from '../../kernel/index.ts';
import { amountWithin } from '../typed-amount.ts';
import { inOrder, installments, lastNumber, withdrawn, type NewId } from './change-plan.ts';
import type { ChosenCard, PaymentPlan, ScheduledPayment, ScheduledPaymentId } from './plan.ts';
import { isPlannable, sumOf } from './progress.ts';
import { leastAmount, mostPayments, termsByPayment, type TermsRefusal } from './installment-terms.ts';

/** Why a one-time payment cannot be made, changed or deleted. */
export type OneTimeRefused =
  /** The plan is completed or canceled. */
  | { readonly kind: 'plan-closed' }
  | { readonly kind: 'amount-out-of-range'; readonly minimum: Cents; readonly maximum: Cents }
  | { readonly kind: 'bad-date'; readonly earliest: LocalDate; readonly latest: LocalDate }
  /** No such payment is waiting for its day. */
  | { readonly kind: 'one-time-gone' }
  /** The remainder would need more payments than a plan may have. */
  | Extract<TermsRefusal, { readonly kind: 'count-high' }>;

export interface OneTime {
  readonly amount: Cents;
  /** From today to the last scheduled payment (`MON-131`). */
  readonly date: LocalDate;
  /** The card, if it is paid today and not with the card of the plan. */
  readonly chosen?: ChosenCard;
}

/**
 * Adds a one-time payment to a plan. It pays what is overdue first and then shortens the plan from its end (`MON-131`).
 * One for `today` is `charging` at once, in its first try, so that the worker leaves it to the caller.
 */
export const scheduleOneTime = (
  plan: PaymentPlan,
  oneTime: OneTime,
  today: LocalDate,
  id: ScheduledPaymentId,
): Result<PaymentPlan, OneTimeRefused> => {
  const refused = closed(plan) ?? misdated(plan, oneTime, today) ?? outOfRange(plan, oneTime, 0 as Cents);
  if (refused !== undefined) return failed(refused);
  return ok(put(plan, taken(plan.payments, oneTime.amount), { id, ...oneTime }, today));
};

/**
 * Changes its amount or day. A higher amount shortens the plan, a lower one extends it. One that was tried gets a new
 * id: tries are identified by the payment's id.
 */
export const editOneTime = (
  plan: PaymentPlan,
  id: ScheduledPaymentId,
  oneTime: OneTime,
  today: LocalDate,
  newId: NewId,
): Result<PaymentPlan, OneTimeRefused> => {
  const known = waiting(plan, id);
  if (known === undefined) return failed(closed(plan) ?? { kind: 'one-time-gone' });
  const refused = closed(plan) ?? misdated(plan, oneTime, today) ?? outOfRange(plan, oneTime, known.amount);
  if (refused !== undefined) return failed(refused);
  const others = plan.payments.flatMap((one) => (one === known ? withdrawn(one) : [one]));
  const more = (oneTime.amount - known.amount) as Cents;
  const payments = more >= 0 ? ok(taken(others, more)) : given(plan, others, -more as Cents, today, newId);
  return payments.ok
    ? ok(put(plan, payments.value, { id: known.tries > 0 ? newId() : id, ...oneTime }, today))
    : payments;
};

/** Removes it; the plan is extended at its end by its amount. */
export const deleteOneTime = (
  plan: PaymentPlan,
  id: ScheduledPaymentId,
  today: LocalDate,
  newId: NewId,
): Result<PaymentPlan, OneTimeRefused> => {
  const known = waiting(plan, id);
  if (known === undefined) return failed(closed(plan) ?? { kind: 'one-time-gone' });
  const others = plan.payments.flatMap((one) => (one === known ? withdrawn(one) : [one]));
  const payments = given(plan, others, known.amount, today, newId);
  return payments.ok ? ok({ ...plan, payments: inOrder(payments.value) }) : payments;
};

const closed = ({ status }: PaymentPlan): { readonly kind: 'plan-closed' } | undefined =>
  status === 'active' ? undefined : { kind: 'plan-closed' };

const waiting = (plan: PaymentPlan, id: ScheduledPaymentId): ScheduledPayment | undefined =>
  closed(plan)
    ? undefined
    : plan.payments.find((one) => one.id === id && one.kind === 'one-time' && one.state === 'due');

const misdated = ({ payments }: PaymentPlan, { date }: OneTime, today: LocalDate): OneTimeRefused | undefined => {
  const latest = payments
    .filter(({ state }) => state === 'due')
    .reduce((last, { due }) => (due > last ? due : last), today);
  return date < today || date > latest ? { kind: 'bad-date', earliest: today, latest } : undefined;
};

const outOfRange = ({ payments }: PaymentPlan, { amount }: OneTime, own: Cents): OneTimeRefused | undefined => {
  const bounds = { minimum: leastAmount, maximum: (sumOf(payments.filter(isPlannable)) + own) as Cents };
  return amountWithin(amount, bounds).ok ? undefined : { kind: 'amount-out-of-range', ...bounds };
};

const put = (
  plan: PaymentPlan,
  others: readonly ScheduledPayment[],
  { id, amount, date, chosen }: OneTime & { readonly id: ScheduledPaymentId },
  today: LocalDate,
): PaymentPlan => {
  const now =
    date === today
      ? ({ state: 'charging', tries: 1, ...(chosen === undefined ? {} : { chosen }) } as const)
      : ({ state: 'due', tries: 0 } as const);
  return { ...plan, payments: inOrder([...others, { id, number: 0, due: date, amount, kind: 'one-time', ...now }]) };
};

/** The payments reduced by `amount`: failed ones from the oldest, then waiting ones from the last. */
const taken = (payments: readonly ScheduledPayment[], amount: Cents): readonly ScheduledPayment[] => {
  const failures = payments.filter(({ state }) => state === 'failed');
  const waits = payments.filter((one) => isPlannable(one) && one.state === 'due');
  const left = new Map<ScheduledPaymentId, Cents>();
  let rest: number = amount;
  for (const one of [...failures, ...waits.reverse()]) {
    const part = Math.min(rest, one.amount);
    left.set(one.id, (one.amount - part) as Cents);
    rest -= part;
  }
  return payments.flatMap((one) => {
    const kept = left.get(one.id);
    if (kept === undefined) return [one];
    return kept === 0 ? withdrawn(one) : [{ ...one, amount: kept }];
  });
};

/** The payments increased by `amount`: the last waiting one is filled up, and others are added after it. */
const given = (
  { payment, calendar }: PaymentPlan,
  payments: readonly ScheduledPayment[],
  amount: Cents,
  today: LocalDate,
  newId: NewId,
): Result<readonly ScheduledPayment[], OneTimeRefused> => {
  const last = payments.filter((one) => isPlannable(one) && one.state === 'due').at(-1);
  const filled = last === undefined ? 0 : Math.min(payment - last.amount, amount);
  const full = payments.map((one) => (one === last ? { ...one, amount: (one.amount + filled) as Cents } : one));
  if (filled === amount) return ok(full);
  const terms = termsByPayment((amount - filled) as Cents, payment);
  if (!terms.ok) return failed({ kind: 'count-high', limit: mostPayments });
  const after = last !== undefined && last.due > today ? last.due : today;
  return ok([...full, ...installments(terms.value, calendar, after, lastNumber(full), newId)]);
};
