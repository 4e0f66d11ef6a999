import fc from 'fast-check';
import { addDays, type Cents, type LocalDate } from '../../kernel/index.ts';
import type { PaymentPlan, ScheduledPayment } from '../plans/plan.ts';
import { must, type Law } from './plan-law-type.ts';
import { planCalendars, todays } from './plan-arbitraries.ts';
import { sequentialIds, planOn, worked } from './plan-commands.ts';

const late = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 500 }));
const done = fc.array(fc.constantFrom('paid' as const, 'failed' as const, 'charging' as const), { maxLength: 3 });

const spacing: Law = {
  number: 14,
  says: 'whoever charges late leaves every other installment to a due day of its own, none before and none two on one',
  rows: ['MON-081'],
  property: (math) =>
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      planCalendars,
      todays,
      done,
      late,
      (count, calendar, made, states, days) => {
        const terms = math.termsByCount(totalOf(count), count);
        if (!terms.ok) throw new Error(`${count} payments make no terms`);
        const begun = planOn(math, terms.value, calendar, made, sequentialIds());
        const plan = states.reduce((one, state) => worked(one, state), begun);
        const today = addDays(made, days);
        const spaced = math.spacedAfter(plan, today);
        mustOnlyMove(plan, spaced);
        mustHaveDaysOfTheirOwn(plan, spaced, today, math.nextDue);
        must(math.spacedAfter(spaced, today) === spaced, () => 'what is spaced is moved again');
      },
    ),
};

const totalOf = (count: number): Cents => (count * 1_000) as Cents;

const waiting = ({ payments }: PaymentPlan): readonly ScheduledPayment[] =>
  payments.filter(({ kind, state }) => kind === 'installment' && state === 'due');

const mustOnlyMove = (before: PaymentPlan, after: PaymentPlan): void => {
  must(after.payments.length === before.payments.length, () => 'a payment came or went');
  before.payments.forEach((was, at) => {
    const is = after.payments[at];
    const moves = was.state === 'due' && is !== undefined && is.due >= was.due;
    const same = JSON.stringify({ ...is, due: was.due }) === JSON.stringify(was) && (moves || is?.due === was.due);
    must(same, () => `${JSON.stringify(was)} became ${JSON.stringify(is)}`);
  });
};

const mustHaveDaysOfTheirOwn = (
  before: PaymentPlan,
  after: PaymentPlan,
  today: LocalDate,
  nextDue: (calendar: PaymentPlan['calendar'], after: LocalDate) => LocalDate,
): void => {
  const planned = waiting(before);
  let last = today;
  waiting(after).forEach(({ due, id }, at) => {
    const soonest = nextDue(after.calendar, last);
    const own = planned[at]?.due ?? due;
    must(due === (own > last ? own : soonest), () => `${id} falls due on ${due}, after ${last}`);
    must(due >= soonest, () => `no due day lies between ${last} and ${due}`);
    last = due;
  });
};

export const lawsOfSpacing: readonly Law[] = [spacing];
