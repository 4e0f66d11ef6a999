import fc from 'fast-check';
import type { Cents, LocalDate, Result } from '../../kernel/index.ts';
import type { PaymentPlan, PlanTerms, ScheduledPayment } from '../plans/plan.ts';
import { mostPayments } from '../plans/installment-terms.ts';
import { must, type Law } from './plan-law-type.ts';
import { sequentialIds, later, planLives, planOn, waitingOneTime, worked, type PlanCommand } from './plan-commands.ts';
import type { PlanMath } from './plan-math-under-test.ts';

type Answer = Result<PaymentPlan, { readonly kind: string }>;

const changes: Law = {
  number: 11,
  says: 'no change touches a payment that is made or on its way, and what remains sums to what is not paid',
  rows: ['MON-085', 'MON-089', 'MON-091', 'MON-093', 'MON-097', 'MON-131'],
  property: (math) =>
    fc.property(planLives, ({ total, count, calendar, commands, ...start }) => {
      const terms = math.termsByCount(total, count);
      if (!terms.ok) throw new Error(`${total} in ${count} makes no terms`);
      const newId = sequentialIds();
      let today = start.today;
      let plan = planOn(math, terms.value, calendar, today, newId);
      mustBeSpread(plan, terms.value, today);
      for (const command of commands) {
        if (command.kind === 'wait') today = later(today, command.days);
        else if (command.kind === 'work') plan = worked(plan, command.state);
        else plan = obeyed(math, plan, command, today, newId);
        mustBeWhole(plan);
      }
    }),
};

type Change = Exclude<PlanCommand, { readonly kind: 'wait' | 'work' }>;

/** Applies the change and checks the result against the state before. */
const obeyed = (
  math: PlanMath,
  plan: PaymentPlan,
  command: Change,
  today: LocalDate,
  newId: ReturnType<typeof sequentialIds>,
): PaymentPlan => {
  const asked = ask(math, plan, command, today, newId);
  if (asked === undefined) return plan;
  const { answer, owed, terms, back = 0 } = asked;
  const active = plan.status === 'active';
  const isTooLong = !answer.ok && answer.error.kind === 'count-high' && back > mostPayments * plan.payment;
  must(
    answer.ok === active || isTooLong,
    () => `${command.kind} on a plan that is ${plan.status}: ${JSON.stringify(answer)}`,
  );
  if (!answer.ok) return plan;
  const after = answer.value;
  mustKeepMade(plan, after);
  const remaining = owedOf(after.payments);
  must(remaining === owed, () => `${command.kind} leaves ${remaining} to pay instead of ${owed}`);
  if (terms !== undefined) mustBeSpread(after, terms, today);
  if (command.kind === 'rename') must(after.payments === plan.payments, () => 'a new name moves payments');
  return after;
};

interface Asked {
  readonly answer: Answer;
  /** The unpaid amount afterwards. */
  readonly owed: number;
  /** The terms of everything that is not fixed. */
  readonly terms?: PlanTerms;
  /**
   * Cents that a one-time payment no longer covers, and that extend the plan: beyond the maximum number of payments it
   * is refused.
   */
  readonly back?: number;
}

const ask = (
  math: PlanMath,
  plan: PaymentPlan,
  command: Change,
  today: LocalDate,
  newId: ReturnType<typeof sequentialIds>,
): Asked | undefined => {
  const owed = owedOf(plan.payments);
  const open = sum(plan.payments.filter(isOpen));
  const same = { name: 'Another', card: plan.card, autopay: plan.autopay };
  switch (command.kind) {
    case 'add': {
      const terms = math.termsByCount((open + command.added) as Cents, command.count);
      if (!terms.ok) return undefined;
      const answer = math.addToPlan(plan, command.added, terms.value, today, newId);
      return { answer, owed: owed + command.added, terms: terms.value };
    }
    case 'edit': {
      const terms = math.termsByCount(open, command.count);
      if (!terms.ok || unchanged(plan, terms.value, command.calendar)) return undefined;
      const edit = { ...same, calendar: command.calendar, terms: terms.value };
      return { answer: math.editPlan(plan, edit, today, newId), owed, terms: terms.value };
    }
    case 'rename': {
      const last = plan.payments.filter(isOpen).at(-1)?.amount ?? (0 as Cents);
      const terms = { total: open, payment: plan.payment, count: plan.payments.filter(isOpen).length, last };
      return { answer: math.editPlan(plan, { ...same, calendar: plan.calendar, terms }, today, newId), owed };
    }
    case 'cancel': {
      const onItsWay = plan.payments.filter(({ state }) => state === 'charging');
      return { answer: math.cancelPlan(plan), owed: sum(onItsWay) };
    }
    case 'one-time': {
      const oneTime = oneTimeOf(plan, open, command, today);
      return oneTime && { answer: math.scheduleOneTime(plan, oneTime, today, newId()), owed };
    }
    case 'edit-one-time': {
      const known = waitingOneTime(plan);
      const oneTime = known && oneTimeOf(plan, (open + known.amount) as Cents, command, today);
      if (!oneTime) return undefined;
      const back = known.amount - oneTime.amount;
      return { answer: math.editOneTime(plan, known.id, oneTime, today, newId), owed, back };
    }
    case 'delete-one-time': {
      const known = waitingOneTime(plan);
      return known && { answer: math.deleteOneTime(plan, known.id, today, newId), owed, back: known.amount };
    }
  }
};

const isOpen = ({ kind, state }: ScheduledPayment): boolean =>
  state === 'failed' || (state === 'due' && kind === 'installment');

const sum = (payments: readonly ScheduledPayment[]): Cents =>
  payments.reduce((all, { amount }) => all + amount, 0) as Cents;

const owedOf = (payments: readonly ScheduledPayment[]): number =>
  sum(payments.filter(({ state }) => state !== 'paid' && state !== 'cancelled'));

/** The plan's current terms are no change; see `rename`. */
const unchanged = (plan: PaymentPlan, terms: PlanTerms, calendar: PaymentPlan['calendar']): boolean =>
  JSON.stringify(calendar) === JSON.stringify(plan.calendar) && terms.payment === plan.payment;

/** An allowed one: a part of what is open, on a day up to the last scheduled one. */
const oneTimeOf = (
  { payments }: PaymentPlan,
  most: Cents,
  { part, days }: { readonly part: number; readonly days: number },
  today: LocalDate,
): { readonly amount: Cents; readonly date: LocalDate } | undefined => {
  if (most === 0) return undefined;
  const asked = later(today, days);
  const isPlanned = payments.some(({ state, due }) => state === 'due' && due >= asked);
  return { amount: Math.max(1, Math.floor((most * part) / 100)) as Cents, date: isPlanned ? asked : today };
};

const mustKeepMade = (before: PaymentPlan, after: PaymentPlan): void => {
  for (const made of before.payments) {
    if (made.state !== 'paid' && made.state !== 'charging') continue;
    const now = after.payments.find(({ id }) => id === made.id);
    must(now !== undefined && sameFields(made, now), () => `${JSON.stringify(made)} became ${JSON.stringify(now)}`);
  }
};

const sameFields = (a: ScheduledPayment, b: ScheduledPayment): boolean =>
  a === b || JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

const mustBeSpread = (plan: PaymentPlan, terms: PlanTerms, today: LocalDate): void => {
  const open = plan.payments.filter(isOpen);
  must(open.length === terms.count, () => `${open.length} payments are left instead of ${terms.count}`);
  open.forEach(({ amount, due, state, tries, number }, at) => {
    const expected = at === terms.count - 1 ? terms.last : terms.payment;
    must(amount === expected, () => `payment ${number} is ${amount} instead of ${expected}`);
    must(due > (open[at - 1]?.due ?? today), () => `payment ${number} is due on ${due}`);
    must(state === 'due' && tries === 0, () => `payment ${number} is ${state}, tried ${tries} times`);
  });
};

const mustBeWhole = ({ payments }: PaymentPlan): void => {
  must(new Set(payments.map(({ id }) => id)).size === payments.length, () => 'two payments have one id');
  for (const { id, amount, number, kind } of payments) {
    must(Number.isSafeInteger(amount) && amount > 0, () => `${id} is of ${amount}`);
    must(kind === 'one-time' ? number === 0 : number > 0, () => `${id} has number ${number}`);
  }
};

export const lawsOfChanges: readonly Law[] = [changes];
