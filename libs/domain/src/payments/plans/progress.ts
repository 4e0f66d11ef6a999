import type { Cents, LocalDate } from '../../kernel/index.ts';
import type { Installment } from '../ports/card-processor.ts';
import type { PaymentPlan, PlanTerms, ScheduledPayment } from './plan.ts';

/** The progress of a plan. Amounts in cents. */
export interface PlanProgress {
  /** Paid and unpaid together; without what was canceled. */
  readonly total: Cents;
  readonly paid: Cents;
  /** Everything not paid yet, including what is being charged now. */
  readonly remaining: Cents;
  /** The part of `remaining` that adding and editing reschedule; see `isPlannable`. */
  readonly plannable: Cents;
  /** Installments, without one-time payments (`MON-091`). */
  readonly paymentsMade: number;
  readonly paymentsLeft: number;
  /** The earliest payment that waits for its day. */
  readonly next?: { readonly date: LocalDate; readonly amount: Cents };
  /** All tries are used up; to be paid by hand. */
  readonly overdue: Cents;
}

export const progressOf = ({ payments }: PaymentPlan): PlanProgress => {
  const paid = sumOf(payments.filter(({ state }) => state === 'paid'));
  const unpaid = payments.filter(({ state }) => state !== 'paid' && state !== 'cancelled');
  const next = earliest(payments.filter(({ state }) => state === 'due'));
  const remaining = sumOf(unpaid);
  return {
    total: (paid + remaining) as Cents,
    paid,
    remaining,
    plannable: sumOf(payments.filter(isPlannable)),
    paymentsMade: payments.filter(({ kind, state }) => kind === 'installment' && state === 'paid').length,
    paymentsLeft: unpaid.filter(({ kind }) => kind === 'installment').length,
    ...(next && { next: { date: next.due, amount: next.amount } }),
    overdue: sumOf(payments.filter(({ state }) => state === 'failed')),
  };
};

/**
 * Whether a change of the plan may reschedule this payment: an installment that waits, or one that failed for good. Not
 * what is being charged, nor a one-time payment, whose day and amount the patient chose.
 */
export const isPlannable = ({ kind, state }: ScheduledPayment): boolean =>
  state === 'failed' || (state === 'due' && kind === 'installment');

/** The current terms of an active plan, for what can be rescheduled; `count` and `last` are 0 if nothing can. */
export const runningTerms = ({ payment, payments }: PaymentPlan): PlanTerms => {
  const open = payments.filter(isPlannable);
  return { total: sumOf(open), payment, count: open.length, last: open.at(-1)?.amount ?? (0 as Cents) };
};

/** The position of a payment among the current installments of the plan; undefined for a one-time payment. */
export const installmentOf = (
  { payments }: Pick<PaymentPlan, 'payments'>,
  { id }: Pick<ScheduledPayment, 'id'>,
): Installment | undefined => {
  const counted = payments.filter(({ kind, state }) => kind === 'installment' && state !== 'cancelled');
  const number = counted.findIndex((one) => one.id === id) + 1;
  return number === 0 ? undefined : { number, of: counted.length };
};

/**
 * The total number of installments of a changed plan: those of its new terms and those already paid (`MON-085`,
 * `MON-089`).
 */
export const installmentsWith = ({ count }: PlanTerms, { paymentsMade }: Pick<PlanProgress, 'paymentsMade'>): number =>
  count + paymentsMade;

export const sumOf = (payments: readonly Pick<ScheduledPayment, 'amount'>[]): Cents =>
  payments.reduce((sum, { amount }) => sum + amount, 0) as Cents;

const earliest = (payments: readonly ScheduledPayment[]): ScheduledPayment | undefined =>
  payments.reduce<ScheduledPayment | undefined>(
    (first, one) => (first === undefined || one.due < first.due ? one : first),
    undefined,
  );
