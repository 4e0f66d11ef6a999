import { Temporal } from 'temporal-polyfill';
import { addDays, failed, ok, type Cents, type LocalDate } from '../../kernel/index.ts';
import type { PaymentPlan, PlannedPayment, PlanTerms, ScheduledState } from '../plans/plan.ts';
import { planMath, type PlanMath } from './plan-math-under-test.ts';

/** A plausible mistake, and the law that has to detect it. */
export interface FaultyPlanMath {
  readonly name: string;
  readonly breaks: number;
  readonly math: PlanMath;
}

const faulty = (breaks: number, name: string, mistake: Partial<PlanMath>): FaultyPlanMath => ({
  name,
  breaks,
  math: { ...planMath, ...mistake },
});

const { termsByPayment, termsByCount, scheduleOf, rangeFor, limitsBroken } = planMath;

const changedTerms = (change: (terms: PlanTerms) => PlanTerms): Pick<PlanMath, 'termsByPayment' | 'termsByCount'> => ({
  termsByPayment: (total, payment) => {
    const terms = termsByPayment(total, payment);
    return terms.ok ? ok(change(terms.value)) : terms;
  },
  termsByCount: (total, count) => {
    const terms = termsByCount(total, count);
    return terms.ok ? ok(change(terms.value)) : terms;
  },
});

const changedDates = (
  change: (planned: PlannedPayment, first: LocalDate) => LocalDate,
): Pick<PlanMath, 'scheduleOf'> => ({
  scheduleOf: (terms, calendar, today) => {
    const schedule = scheduleOf(terms, calendar, today);
    const first = schedule[0]?.due ?? today;
    return schedule.map((planned) => ({ ...planned, due: change(planned, first) }));
  },
});

/** Sets every payment in one state to another after a change. */
const reset = (plan: PaymentPlan, from: ScheduledState, to: ScheduledState): PaymentPlan => ({
  ...plan,
  payments: plan.payments.map((one) => (one.state === from ? { ...one, state: to } : one)),
});

const byFloat = (total: Cents, count: number): PlanTerms => {
  const payment = Math.ceil((total / 100 / count) * 100);
  return { total, payment: payment as Cents, count, last: (total - payment * (count - 1)) as Cents };
};

/** Adds calendar days as 24-hour steps on a clock with daylight-saving changes. */
const hoursLater = (date: LocalDate, days: number): LocalDate =>
  Temporal.PlainDate.from(date)
    .toZonedDateTime('America/Havana')
    .add({ hours: 24 * days })
    .toPlainDate()
    .toString() as LocalDate;

const monthsLater = (date: LocalDate, months: number): LocalDate => {
  const day = Temporal.PlainDate.from(date);
  return day.add({ months }).toString() as LocalDate;
};

export const faultyPlanMaths: readonly FaultyPlanMath[] = [
  faulty(1, 'every payment alike, the last too', {
    scheduleOf: (terms, calendar, today) => scheduleOf({ ...terms, last: terms.payment }, calendar, today),
  }),
  faulty(2, 'the count stays when rounding has used up the total', {
    termsByCount: (total, count) => {
      const terms = termsByCount(total, count);
      return terms.ok
        ? ok({ ...terms.value, count, last: (total - terms.value.payment * (count - 1)) as Cents })
        : terms;
    },
  }),
  faulty(3, 'the rest is paid first', {
    scheduleOf: (terms, calendar, today) =>
      scheduleOf(terms, calendar, today).map((planned, at, all) => ({
        ...planned,
        amount: all[all.length - 1 - at]?.amount ?? planned.amount,
      })),
  }),
  faulty(4, 'one payment too many where the total divides evenly', {
    termsByPayment: (total, payment) => {
      const terms = termsByPayment(total, payment);
      if (!terms.ok || terms.value.last !== payment) return terms;
      return ok({ ...terms.value, count: terms.value.count + 1, last: 0 as Cents });
    },
  }),
  faulty(4, 'the payment is rounded to the nearest cent', {
    termsByCount: (total, count) =>
      count > 5_200
        ? termsByCount(total, count)
        : termsByPayment(total, Math.max(1, Math.round(total / count)) as Cents),
  }),
  faulty(5, 'a typed payment is evened out over its count', {
    termsByPayment: (total, payment) => {
      const terms = termsByPayment(total, payment);
      return terms.ok ? termsByCount(total, terms.value.count) : terms;
    },
  }),
  faulty(6, 'large payments are taken in halves', {
    termsByPayment: (total, payment) => termsByPayment(total, (payment > 100_000 ? payment >> 1 : payment) as Cents),
  }),
  faulty(7, 'the adjustment is the difference', {
    lastPaymentAdjusted: ({ payment, last }) => (last === payment ? undefined : ((payment - last) as Cents)),
  }),
  faulty(7, 'an adjustment is shown where there is none', { lastPaymentAdjusted: ({ last }) => last }),
  faulty(8, 'weeks of hours', {
    scheduleOf: (terms, calendar, today) =>
      scheduleOf(terms, calendar, today).map((planned, at, all) => ({
        ...planned,
        due: calendar.frequency === 'weekly' ? hoursLater(all[0]?.due ?? today, 7 * at) : planned.due,
      })),
  }),
  faulty(8, 'a short month shortens all that follow', {
    scheduleOf: (terms, calendar, today) => {
      if (calendar.frequency === 'weekly') return scheduleOf(terms, calendar, today);
      let due = planMath.firstDue(calendar, today);
      return scheduleOf(terms, calendar, today).map((planned, at) => {
        if (at > 0) due = monthsLater(due, 1);
        return { ...planned, due };
      });
    },
  }),
  faulty(8, 'the first payment falls on the day itself', {
    firstDue: (calendar, today) => planMath.firstDue(calendar, addDays(today, -1)),
    scheduleOf: (terms, calendar, today) => scheduleOf(terms, calendar, addDays(today, -1)),
  }),
  faulty(
    8,
    'Sunday begins the week',
    changedDates(({ due }) => addDays(due, -1)),
  ),
  faulty(9, 'a single payment is a plan', {
    limitsBroken: (terms, range) => limitsBroken(terms, range).filter(({ kind }) => kind !== 'count-low'),
  }),
  faulty(9, 'the longest duration is already too long', {
    limitsBroken: (terms, range) => limitsBroken({ ...terms, count: terms.count + (terms.count > 1 ? 1 : 0) }, range),
  }),
  faulty(9, 'the least payment binds the last one', {
    limitsBroken: (terms, range) => limitsBroken({ ...terms, payment: terms.last }, range),
  }),
  faulty(10, 'the upper end belongs to no rule', {
    rangeFor: (settings, amount, frequency) => {
      const range = rangeFor(settings, amount, frequency);
      return range?.maxBalance === amount ? undefined : range;
    },
  }),
  faulty(10, 'the last rule that fits wins', {
    rangeFor: (settings, amount, frequency) =>
      rangeFor({ ...settings, ranges: settings.ranges.toReversed() }, amount, frequency),
  }),
  faulty(10, 'a weekly rule serves a monthly plan', {
    rangeFor: (settings, amount, frequency) =>
      rangeFor(settings, amount, frequency) ??
      rangeFor(settings, amount, frequency === 'weekly' ? 'monthly' : 'weekly'),
  }),
  faulty(11, 'a payment on its way is planned again', {
    editPlan: (plan, edit, today, newId) => planMath.editPlan(reset(plan, 'charging', 'due'), edit, today, newId),
  }),
  faulty(11, 'what failed is forgotten', {
    addToPlan: (plan, added, terms, today, newId) => {
      const asked = planMath.addToPlan(plan, added, terms, today, newId);
      const first = asked.ok ? asked.value.payments.findIndex(({ state }) => state === 'due') : -1;
      return asked.ok && plan.payments.some(({ state }) => state === 'failed')
        ? ok({ ...asked.value, payments: asked.value.payments.filter((_, at) => at !== first) })
        : asked;
    },
  }),
  faulty(11, 'a one-time payment comes on top', {
    scheduleOneTime: (plan, oneTime, today, id) => {
      const asked = planMath.scheduleOneTime(plan, oneTime, today, id);
      return asked.ok
        ? ok({ ...asked.value, payments: [...plan.payments, ...asked.value.payments.filter((one) => one.id === id)] })
        : asked;
    },
  }),
  faulty(11, 'a deleted one-time payment is not owed any more', {
    deleteOneTime: (plan, id) => ok({ ...plan, payments: plan.payments.filter((one) => one.id !== id) }),
  }),
  faulty(11, 'canceling cancels what was paid', {
    cancelPlan: (plan) => planMath.cancelPlan(reset(plan, 'paid', 'due')),
  }),
  faulty(12, 'amounts are read by way of fractions', {
    parseTypedAmount: (raw) => {
      const amount = planMath.parseTypedAmount(raw);
      return amount.ok ? ok(Math.trunc(Number(raw) * 100) as Cents) : amount;
    },
  }),
  faulty(12, 'amounts are written by way of fractions', { decimalOf: (amount) => String(amount / 100) }),
  faulty(12, 'installments are reckoned in dollars', {
    termsByCount: (total, count) =>
      count < 1 || count > 5_200 ? termsByCount(total, count) : ok(byFloat(total, count)),
  }),
  faulty(13, 'no payments are no number', {
    termsByCount: (total, count) => (count <= 5_200 ? ok(byFloat(total, count)) : termsByCount(total, count)),
  }),
  faulty(13, 'a payment of nothing throws', {
    termsByPayment: (total, payment) => {
      if (payment < 1) throw new RangeError('no payment');
      return termsByPayment(total, payment);
    },
  }),
  faulty(13, 'what cannot be read is no number', {
    parseTypedAmount: (raw) =>
      raw === '' ? failed({ kind: 'empty' }) : ok(Math.round(Number(raw.replace('.', ''))) as Cents),
  }),
  faulty(14, 'what was missed is charged in one round', { spacedAfter: (plan) => plan }),
  faulty(14, 'what was missed falls due on one day', {
    spacedAfter: (plan, today) => ({
      ...plan,
      payments: plan.payments.map((one) =>
        one.state === 'due' && one.due <= today ? { ...one, due: planMath.nextDue(plan.calendar, today) } : one,
      ),
    }),
  }),
  faulty(15, 'a dollar of rounding where much is owed', {
    termsByPayment: (total, payment) =>
      termsByPayment(total > 5_000_000 && total < 1e15 ? ((total + 100) as Cents) : total, payment),
  }),
  faulty(16, 'the payment is rounded up to whole dimes', {
    termsByCount: (total, count) => {
      const terms = termsByCount(total, count);
      return terms.ok ? termsByPayment(total, (Math.ceil(terms.value.payment / 10) * 10) as Cents) : terms;
    },
  }),
  faulty(17, 'small amounts are added to the first payment', {
    addToPlan: (plan, added, terms, today, newId) => {
      const [first, ...others] = plan.payments;
      if (added >= 5_000 || first === undefined) return planMath.addToPlan(plan, added, terms, today, newId);
      return ok({ ...plan, payments: [{ ...first, amount: (first.amount + added) as Cents }, ...others] });
    },
  }),
  faulty(18, 'what is taken out comes back as one payment', {
    deleteOneTime: (plan, id, today, newId) => {
      const known = plan.payments.find((one) => one.id === id);
      const others = plan.payments.filter((one) => one.id !== id);
      if (known === undefined) return planMath.deleteOneTime(plan, id, today, newId);
      const due = planMath.nextDue(plan.calendar, others.at(-1)?.due ?? today);
      return ok({ ...plan, payments: [...others, { ...known, id: newId(), number: 99, kind: 'installment', due }] });
    },
  }),
  faulty(1, 'a cent is lost in long plans', {
    ...changedTerms((terms) =>
      terms.count > 12 && terms.last > 1 ? { ...terms, last: (terms.last - 1) as Cents } : terms,
    ),
  }),
];
