import fc from 'fast-check';
import type { Cents, LocalDate } from '../../kernel/index.ts';
import type { PlanTerms } from '../plans/plan.ts';
import { mostPayments } from '../plans/installment-terms.ts';
import { must, type Law } from './plan-law-type.ts';
import { totals, typedCounts, typedPayments } from './plan-arbitraries.ts';
import type { PlanMath } from './plan-math-under-test.ts';

const calendar = { frequency: 'weekly', dayOfWeek: 1 } as const;
const today = '2026-01-01' as LocalDate;

/** Checks terms by payment and by count; vacuously true if there are none. */
const ofTerms = (check: (terms: PlanTerms, math: PlanMath) => void) => (math: PlanMath) =>
  fc.property(fc.oneof(typedPayments, typedCounts), fc.boolean(), ([total, typed], byCount) => {
    const found = byCount ? math.termsByCount(total, typed) : math.termsByPayment(total, typed as Cents);
    if (found.ok) check(found.value, math);
  });

const ceiling = (total: number, part: number): number => Number((BigInt(total) + BigInt(part) - 1n) / BigInt(part));

const sum: Law = {
  number: 1,
  says: 'the payments sum to the total',
  rows: ['MON-078', 'MON-120'],
  property: ofTerms((terms, math) => {
    const paid = math.scheduleOf(terms, calendar, today).reduce((all, { amount }) => all + BigInt(amount), 0n);
    must(paid === BigInt(terms.total), () => `${paid} instead of ${terms.total}`);
  }),
};

const last: Law = {
  number: 2,
  says: 'the last payment is more than nothing and no more than the others',
  rows: ['MON-119', 'MON-122'],
  property: ofTerms((terms) => must(terms.last > 0 && terms.last <= terms.payment, () => `last ${terms.last}`)),
};

const others: Law = {
  number: 3,
  says: 'every payment but the last is the periodic payment',
  rows: ['MON-119'],
  property: ofTerms((terms, math) => {
    const payments = math.scheduleOf(terms, calendar, today);
    must(payments.length === terms.count, () => `${payments.length} payments instead of ${terms.count}`);
    payments.forEach(({ number, amount }, at) => {
      must(number === at + 1, () => `number ${number} stands at ${at + 1}`);
      must(at + 1 === terms.count || amount === terms.payment, () => `payment ${number} is ${amount}`);
    });
    must(payments.at(-1)?.amount === terms.last, () => `the last one is ${payments.at(-1)?.amount}`);
  }),
};

const count: Law = {
  number: 4,
  says: 'the count is the total by the payment, and a derived payment the total by the count, both rounded up',
  rows: ['MON-117', 'MON-118'],
  property: (math) =>
    fc.property(typedPayments, typedCounts, ([total, payment], [whole, asked]) => {
      const n = ceiling(total, payment);
      const byPayment = math.termsByPayment(total, payment);
      must(byPayment.ok === n <= mostPayments, () => `${n} payments are ${byPayment.ok ? 'made' : 'refused'}`);
      if (byPayment.ok) must(byPayment.value.count === n, () => `${byPayment.value.count} instead of ${n}`);
      else must(byPayment.error.kind === 'count-high', () => `refused as ${byPayment.error.kind}`);
      const byCount = math.termsByCount(whole, asked);
      must(byCount.ok === asked <= mostPayments, () => `a count of ${asked} is ${byCount.ok ? 'made' : 'refused'}`);
      if (!byCount.ok) return;
      const p = ceiling(whole, asked);
      must(byCount.value.payment === p, () => `pays ${byCount.value.payment} instead of ${p}`);
      must(byCount.value.count === ceiling(whole, p), () => `${byCount.value.count} payments of ${p}`);
    }),
};

const stable: Law = {
  number: 5,
  says: 'what was typed last stays, and deriving again changes nothing',
  rows: ['MON-121', 'MON-122'],
  property: (math) =>
    fc.property(typedPayments, typedCounts, ([total, payment], [whole, asked]) => {
      const typed = math.termsByPayment(total, payment);
      if (typed.ok) must(typed.value.payment === payment, () => `${payment} became ${typed.value.payment}`);
      const first = math.termsByCount(whole, asked);
      if (!first.ok) return;
      const again = [math.termsByPayment(whole, first.value.payment), math.termsByCount(whole, first.value.count)];
      for (const one of again) {
        must(one.ok && same(one.value, first.value), () => `${text(first)} became ${text(one)}`);
      }
    }),
};

const monotone: Law = {
  number: 6,
  says: 'a larger payment never makes more payments, a larger total never fewer',
  rows: ['MON-117'],
  property: (math) =>
    fc.property(typedPayments, totals, totals, ([total, payment], more, added) => {
      const base = countOf(math, total, payment);
      const larger = Math.min(payment + more, Number.MAX_SAFE_INTEGER);
      must(countOf(math, total, larger) <= base, () => `${larger} makes more payments than ${payment}`);
      const whole = Math.min(total + added, Number.MAX_SAFE_INTEGER);
      must(countOf(math, whole, payment) >= base, () => `${whole} makes fewer payments than ${total}`);
    }),
};

const adjustment: Law = {
  number: 7,
  says: 'an adjusted last payment is shown exactly where it differs, and what is shown is its amount',
  rows: ['MON-119', 'MON-120'],
  property: ofTerms((terms, math) => {
    const shown = math.lastPaymentAdjusted(terms);
    const expected = terms.last === terms.payment ? undefined : terms.last;
    must(shown === expected, () => `shows ${shown} for ${terms.last} after ${terms.payment}`);
  }),
};

/** A refused schedule has more payments than any accepted one. */
const countOf = (math: PlanMath, total: number, payment: number): number => {
  const terms = math.termsByPayment(total as Cents, payment as Cents);
  return terms.ok ? terms.value.count : Infinity;
};

const same = (a: PlanTerms, b: PlanTerms): boolean =>
  a.total === b.total && a.payment === b.payment && a.count === b.count && a.last === b.last;

const text = (value: unknown): string => JSON.stringify(value);

export const lawsOfTerms: readonly Law[] = [sum, last, others, count, stable, monotone, adjustment];
