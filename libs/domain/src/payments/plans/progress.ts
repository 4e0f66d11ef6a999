import type { Cents, LocalDate } from '../../kernel/index.ts';
import type { Installment } from '../ports/card-processor.ts';
import type { PaymentPlan, PlanTerms, ScheduledPayment } from './plan.ts';

/** Where a plan stands. Amounts in cents. */
export interface PlanProgress {
  /** Paid and unpaid together; what was canceled is none of it. */
  readonly total: Cents;
  readonly paid: Cents;
  /** Everything that is not paid yet, also what is being charged now. */
  readonly remaining: Cents;
  /** Of `remaining`, what adding to the plan and editing it spread anew; see `isPlannable`. */
  readonly plannable: Cents;
  /** Installments, without one-time payments (`MON-091`). */
  readonly paymentsMade: number;
  readonly paymentsLeft: number;
  /** The earliest payment that waits for its day. */
  readonly next?: { readonly date: LocalDate; readonly amount: Cents };
  /** Was tried as often as it may be; to be paid by hand. */
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
 * Whether a change of the plan may spread this payment anew: an installment that waits, or one that failed for good. Not
 * what is being charged, nor a one-time payment, whose day and amount the patient chose.
 */
export const isPlannable = ({ kind, state }: ScheduledPayment): boolean =>
  state === 'failed' || (state === 'due' && kind === 'installment');

/** The terms that a running plan has now, of what can be spread anew; `count` and `last` are 0 where nothing can. */
export const runningTerms = ({ payment, payments }: PaymentPlan): PlanTerms => {
  const open = payments.filter(isPlannable);
  return { total: sumOf(open), payment, count: open.length, last: open.at(-1)?.amount ?? (0 as Cents) };
};

/** The place of a payment among the installments that the plan has now; undefined for a one-time payment. */
export const installmentOf = (
  { payments }: Pick<PaymentPlan, 'payments'>,
  { id }: Pick<ScheduledPayment, 'id'>,
): Installment | undefined => {
  const counted = payments.filter(({ kind, state }) => kind === 'installment' && state !== 'cancelled');
  const number = counted.findIndex((one) => one.id === id) + 1;
  return number === 0 ? undefined : { number, of: counted.length };
};

/** How many installments a changed plan has altogether: those of its new terms and those paid already (`MON-085`, `MON-089`). */
export const installmentsWith = ({ count }: PlanTerms, { paymentsMade }: Pick<PlanProgress, 'paymentsMade'>): number =>
  count + paymentsMade;

export const sumOf = (payments: readonly Pick<ScheduledPayment, 'amount'>[]): Cents =>
  payments.reduce((sum, { amount }) => sum + amount, 0) as Cents;

const earliest = (payments: readonly ScheduledPayment[]): ScheduledPayment | undefined =>
  payments.reduce<ScheduledPayment | undefined>(
    (first, one) => (first === undefined || one.due < first.due ? one : first),
    undefined,
  );
