import fc from 'fast-check';
import type { Cents } from '../../kernel/index.ts';
import { integers } from '../../kernel/testing/index.ts';
import type { PaymentPlan } from '../plans/plan.ts';
import { must, type Law } from './plan-law-type.ts';
import { planCalendars, todays, typedPayments } from './plan-arbitraries.ts';
import { sequentialIds, later, planOn } from './plan-commands.ts';
import type { PlanMath } from './plan-math-under-test.ts';

const amounts = integers<Cents>(1, 60_000);
const payments = integers<Cents>(700, 20_000);

const scales: Law = {
  number: 15,
  says: 'so many times the total in so many times the payment is the same plan in larger coins',
  rows: ['MON-117', 'MON-119'],
  property: (math) =>
    fc.property(typedPayments, integers(2, 100), ([total, payment], times) => {
      if (total > 1e12 || payment > 1e12) return;
      const of = (amount: Cents): Cents => (amount * times) as Cents;
      const [small, large] = [math.termsByPayment(total, payment), math.termsByPayment(of(total), of(payment))];
      if (!small.ok) return;
      const { count, last } = small.value;
      const same = large.ok && large.value.count === count && large.value.last === last * times;
      must(
        same,
        () => `${total} in ${payment} is ${count} payments, and ${times} times of it ${JSON.stringify(large)}`,
      );
    }),
};

const leastPayment: Law = {
  number: 16,
  says: 'the payment that follows from a count is the least with that count',
  rows: ['MON-118', 'MON-122'],
  property: (math) =>
    fc.property(amounts, integers(1, 60), (total, count) => {
      const terms = math.termsByCount(total, count);
      if (!terms.ok || terms.value.payment === 1) return;
      const less = math.termsByPayment(total, (terms.value.payment - 1) as Cents);
      must(
        !less.ok || less.value.count > terms.value.count,
        () => `${total} in ${count} needs no ${terms.value.payment}`,
      );
    }),
};

const added: Law = {
  number: 17,
  says: 'what is added in two parts, in either order, is planned as if it had been added at once',
  rows: ['MON-097'],
  property: (math) =>
    fc.property(amounts, amounts, amounts, payments, planCalendars, todays, (total, a, b, payment, calendar, today) => {
      const terms = math.termsByPayment(total, payment);
      if (!terms.ok) throw new Error(`${total} in ${payment} makes no terms`);
      const add = (plan: PaymentPlan, more: Cents) => addedTo(math, plan, more, today);
      const plan = planOn(math, terms.value, calendar, today, sequentialIds());
      const [one, other, whole] = [add(add(plan, a), b), add(add(plan, b), a), add(plan, (a + b) as Cents)];
      must(shown(one) === shown(whole), () => `${a} and then ${b} is ${shown(one)} instead of ${shown(whole)}`);
      must(shown(other) === shown(whole), () => `${b} and then ${a} is ${shown(other)} instead of ${shown(whole)}`);
    }),
};

const inAndOut: Law = {
  number: 18,
  says: 'a one-time payment that is put in and taken out leaves the plan as it was, to the day and the cent',
  rows: ['MON-129', 'MON-131'],
  property: (math) =>
    fc.property(amounts, payments, planCalendars, todays, fc.nat(99), (total, payment, calendar, today, part) => {
      const terms = math.termsByPayment(total, payment);
      if (!terms.ok) throw new Error(`${total} in ${payment} makes no terms`);
      const newId = sequentialIds();
      const plan = planOn(math, terms.value, calendar, today, newId);
      const amount = Math.max(1, Math.floor((total * part) / 100)) as Cents;
      const date = later(today, 1);
      const id = newId();
      const put = math.scheduleOneTime(plan, { amount, date }, today, id);
      const out = put.ok ? math.deleteOneTime(put.value, id, today, newId) : put;
      must(out.ok && shown(out.value) === shown(plan), () => `${shown(plan)} became ${JSON.stringify(out)}`);
    }),
};

const addedTo = (math: PlanMath, plan: PaymentPlan, more: Cents, today: Parameters<PlanMath['addToPlan']>[3]) => {
  const open = plan.payments.reduce((sum, { amount }) => sum + amount, 0);
  const terms = math.termsByPayment((open + more) as Cents, plan.payment);
  const after = terms.ok ? math.addToPlan(plan, more, terms.value, today, sequentialIds()) : terms;
  if (!after.ok) throw new Error(`adding ${more} is refused: ${JSON.stringify(after.error)}`);
  return after.value;
};

const shown = ({ payments: all }: PaymentPlan): string => all.map(({ due, amount }) => `${due} ${amount}`).join(', ');

export const lawsOfRelations: readonly Law[] = [scales, leastPayment, added, inAndOut];
