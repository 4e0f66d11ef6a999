import fc from 'fast-check';
import type { Cents } from '../../kernel/index.ts';
import { mostPayments } from '../plans/installment-terms.ts';
import { must, type Law } from './plan-law-type.ts';
import { planCalendars, todays, totals } from './plan-arbitraries.ts';
import type { PlanMath } from './plan-math-under-test.ts';

const read = (math: PlanMath, text: string): number => {
  const amount = math.parseTypedAmount(text);
  if (!amount.ok) throw new Error(`${text} is not read: ${amount.error.kind}`);
  return amount.value;
};

const exact: Law = {
  number: 12,
  says: 'what is written is read back to the cent, sums are exact, and no fraction of a cent ever exists',
  rows: ['MON-073', 'MON-077', 'MON-078'],
  property: (math) =>
    fc.property(totals, totals, fc.integer({ min: 1, max: 60 }), (a, b, count) => {
      const [written, added] = [math.decimalOf(a), math.decimalOf(b)];
      must(/^\d+\.\d{2}$/.test(written), () => `${a} is written ${written}`);
      must(read(math, written) === a, () => `${written} is read ${read(math, written)}`);
      must(BigInt(written.replace('.', '')) === BigInt(a), () => `${a} is written ${written}`);
      const sum = a + b;
      if (Number.isSafeInteger(sum)) {
        const together = math.decimalOf(sum as Cents);
        must(
          read(math, written) + read(math, added) === read(math, together),
          () => `${written} + ${added} = ${together}`,
        );
      }
      // 1.08 in 3 is 0.36 each: a fraction of a whole dollar's amount would round it up.
      const whole = a % 1_000_000 === 0 ? 1 : a % 1_000_000;
      const each = math.termsByCount((whole * count) as Cents, count);
      must(each.ok && each.value.payment === whole, () => `${whole} × ${count} is not ${whole} each`);
    }),
};

/** Every exact integer, often at the edges. */
const anything: fc.Arbitrary<Cents> = fc
  .oneof(
    fc.integer({ min: -3, max: 10_000 }),
    fc.maxSafeInteger(),
    fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 1, Number.MIN_SAFE_INTEGER),
  )
  .map((amount) => amount as Cents);

const typedText = fc.oneof(
  fc.string(),
  fc.stringMatching(/^[-+]?[0-9]{0,18}[.,]?[0-9]{0,4}(e[0-9])?$/),
  fc.maxSafeInteger().map(String),
);

const total: Law = {
  number: 13,
  says: 'there is an answer to everything: nothing throws, goes on for ever or is no number',
  rows: ['MON-073', 'MON-113'],
  property: (math) =>
    fc.property(anything, anything, planCalendars, todays, typedText, (a, b, calendar, today, text) => {
      for (const terms of [math.termsByPayment(a, b), math.termsByCount(a, b)]) {
        if (!terms.ok) {
          must(typeof terms.error.kind === 'string', () => `refused as ${JSON.stringify(terms.error)}`);
          continue;
        }
        const { count, payment, last } = terms.value;
        for (const one of [count, payment, last]) must(Number.isSafeInteger(one), () => JSON.stringify(terms.value));
        must(count >= 1 && count <= mostPayments, () => `${count} payments`);
        const shown = math.lastPaymentAdjusted(terms.value);
        must(shown === undefined || Number.isSafeInteger(shown), () => `shows ${shown}`);
        if (count <= 100) {
          const listed = math.scheduleOf(terms.value, calendar, today).length;
          must(listed === count, () => `${listed} of ${count} payments`);
        }
      }
      const amount = math.parseTypedAmount(text);
      must(
        amount.ok ? Number.isSafeInteger(amount.value) && amount.value > 0 : typeof amount.error.kind === 'string',
        () => `${text} is read ${JSON.stringify(amount)}`,
      );
    }),
};

export const lawsOfAmounts: readonly Law[] = [exact, total];
