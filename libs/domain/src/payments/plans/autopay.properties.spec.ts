import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, type Cents } from '../../kernel/index.ts';
import { sequentialIds, planCalendars, planMath, planOn, todays, worked } from '../testing/index.ts';
import { judgeAutopay } from './autopay.ts';

const plans = fc
  .record({
    total: fc.integer({ min: 1, max: 50_000 }),
    count: fc.integer({ min: 1, max: 12 }),
    calendar: planCalendars,
    today: todays,
    paid: fc.integer({ min: 0, max: 12 }),
    cap: fc.option(fc.integer({ min: -1_000, max: 60_000 }), { nil: undefined }),
    days: fc.option(fc.integer({ min: -400, max: 400 }), { nil: undefined }),
  })
  .map(({ total, count, calendar, today, paid, cap, days }) => {
    const terms = planMath.termsByCount(total as Cents, count);
    if (!terms.ok) throw new Error(terms.error.kind);
    const made = planOn(planMath, terms.value, calendar, today, sequentialIds());
    const plan = Array.from({ length: paid }).reduce<typeof made>((one) => worked(one, 'paid'), made);
    const autopay = {
      ...(cap === undefined ? {} : { cap: cap as Cents }),
      ...(days === undefined ? {} : { until: addDays(today, days) }),
    };
    return { ...plan, autopay };
  });

describe('what a plan may take by itself', () => {
  it('PAY-B13 PAY-B15 is never nothing: every installment fits under the cap, and the first is not after the last day', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { cap, until } = plan.autopay;
        const judged = judgeAutopay(plan);
        const waiting = plan.payments.filter(({ state }) => state === 'due');
        const isFitting =
          (cap === undefined || (cap > 0 && waiting.every(({ amount }) => amount <= cap))) &&
          (until === undefined || waiting.length === 0 || waiting.some(({ due }) => due <= until));
        expect(judged.ok).toBe(isFitting);
        if (judged.ok) return;
        const raised =
          judged.error.kind === 'autopay-cap-low' ? { cap: judged.error.amount } : { until: judged.error.earliest };
        const again = judgeAutopay({ ...plan, autopay: { ...plan.autopay, ...raised } });
        expect(again.ok || again.error.kind !== judged.error.kind).toBe(true);
      }),
    );
  });
});
