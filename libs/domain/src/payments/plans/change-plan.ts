import {
  failed,
  ok,
  type Cents,
  type Instant,
  type LocalDate,
  type PatientRef,
  type Result,
} from '../../kernel/index.ts';
import { amountWithin, mostAmount } from '../typed-amount.ts';
import type { CardId } from '../cards/card.ts';
import type {
  Autopay,
  PaymentPlan,
  PlanCalendar,
  PlanId,
  PlanTerms,
  ScheduledPayment,
  ScheduledPaymentId,
} from './plan.ts';
import { isPlannable, progressOf, runningTerms } from './progress.ts';
import { scheduleOf } from './schedule.ts';
import { leastAmount, sameTerms, termsByPayment } from './installment-terms.ts';

/** Generates the id of a new payment in a plan. */
export type NewId = () => ScheduledPaymentId;

/** Why a plan was not changed. */
export type ChangeRefused =
  /** It is completed or canceled. */
  | { readonly kind: 'plan-closed' }
  /** The terms are for another amount, or do not follow from it; `amount` is the right one. */
  | { readonly kind: 'amount-changed'; readonly amount: Cents }
  | { readonly kind: 'amount-out-of-range'; readonly minimum: Cents; readonly maximum: Cents };

export interface NewPlan {
  readonly id: PlanId;
  readonly patient: PatientRef;
  readonly name: string;
  readonly calendar: PlanCalendar;
  readonly terms: PlanTerms;
  readonly card: CardId;
  readonly autopay: Autopay;
  readonly createdAt: Instant;
}

/** A new plan without payments made; its first payment is on the first due day after `today`. */
export const planOf = ({ terms, ...plan }: NewPlan, today: LocalDate, newId: NewId): PaymentPlan => ({
  ...plan,
  status: 'active',
  payment: terms.payment,
  original: { total: terms.total, count: terms.count },
  payments: installments(terms, plan.calendar, today, 0, newId),
  version: 1,
});

/**
 * Adds `added` to a plan (`MON-097`): `terms` are for its plannable amount and `added` together. Payments that are made
 * or in progress, and one-time ones, stay; all others are rescheduled from the first due day after `today`.
 */
export const addToPlan = (
  plan: PaymentPlan,
  added: Cents,
  terms: PlanTerms,
  today: LocalDate,
  newId: NewId,
): Result<PaymentPlan, ChangeRefused> => {
  if (plan.status !== 'active') return failed({ kind: 'plan-closed' });
  const { remaining, plannable } = progressOf(plan);
  const bounds = { minimum: leastAmount, maximum: (mostAmount - remaining) as Cents };
  if (!amountWithin(added, bounds).ok) return failed({ kind: 'amount-out-of-range', ...bounds });
  return spread(plan, plan.calendar, (plannable + added) as Cents, terms, today, newId);
};

export interface PlanEdit {
  readonly name: string;
  readonly card: CardId;
  readonly autopay: Autopay;
  readonly calendar: PlanCalendar;
  /** For the plannable amount. */
  readonly terms: PlanTerms;
}

/** Changes a plan. If calendar and terms are unchanged, every payment keeps its day and id. */
export const editPlan = (
  plan: PaymentPlan,
  { terms, calendar, ...plain }: PlanEdit,
  today: LocalDate,
  newId: NewId,
): Result<PaymentPlan, ChangeRefused> => {
  if (plan.status !== 'active') return failed({ kind: 'plan-closed' });
  const running = runningTerms(plan);
  const edited = { ...plan, ...plain };
  if (sameTerms(terms, running) && sameCalendar(calendar, plan.calendar)) return ok(edited);
  return spread(edited, calendar, running.total, terms, today, newId);
};

/** Ends a plan: what is neither paid nor in progress is canceled, and returns to the balance (`MON-093`). */
export const cancelPlan = (plan: PaymentPlan): Result<PaymentPlan, ChangeRefused> =>
  plan.status === 'active'
    ? ok({
        ...plan,
        status: 'cancelled',
        payments: plan.payments.map((one) =>
          one.state === 'due' || one.state === 'failed' ? { ...one, state: 'cancelled' } : one,
        ),
      })
    : failed({ kind: 'plan-closed' });

/** A payment that was tried is kept as canceled, because the ledger refers to it; an untried one is removed. */
export const withdrawn = (payment: ScheduledPayment): readonly ScheduledPayment[] =>
  payment.tries > 0 ? [{ ...payment, state: 'cancelled' }] : [];

/** Sorts payments in the plan's order. */
export const inOrder = (payments: readonly ScheduledPayment[]): readonly ScheduledPayment[] =>
  [...payments].sort((a, b) => a.number - b.number || Number(a.due > b.due) - Number(a.due < b.due));

/** The installments of a schedule, numbered from after `before`. */
export const installments = (
  terms: PlanTerms,
  calendar: PlanCalendar,
  after: LocalDate,
  before: number,
  newId: NewId,
): readonly ScheduledPayment[] =>
  scheduleOf(terms, calendar, after).map(({ number, ...planned }) => ({
    id: newId(),
    number: before + number,
    ...planned,
    kind: 'installment',
    state: 'due',
    tries: 0,
  }));

/** The highest number among them; 0 if none has one. */
export const lastNumber = (payments: readonly ScheduledPayment[]): number =>
  payments.reduce((last, { number }) => Math.max(last, number), 0);

const spread = (
  plan: PaymentPlan,
  calendar: PlanCalendar,
  total: Cents,
  terms: PlanTerms,
  today: LocalDate,
  newId: NewId,
): Result<PaymentPlan, ChangeRefused> => {
  const own = termsByPayment(total, terms.payment);
  if (!own.ok || !sameTerms(own.value, terms)) return failed({ kind: 'amount-changed', amount: total });
  const kept = plan.payments.flatMap((one) => (isPlannable(one) ? withdrawn(one) : [one]));
  const anew = installments(terms, calendar, today, lastNumber(kept), newId);
  return ok({ ...plan, calendar, payment: terms.payment, payments: inOrder([...kept, ...anew]) });
};

const sameCalendar = (a: PlanCalendar, b: PlanCalendar): boolean => dayOf(a) === dayOf(b);

const dayOf = (calendar: PlanCalendar): string =>
  calendar.frequency === 'weekly' ? `weekly ${calendar.dayOfWeek}` : `monthly ${calendar.dayOfMonth}`;
