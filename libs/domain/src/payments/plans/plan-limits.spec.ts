import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Cents } from '../../kernel/index.ts';
import { planSettings } from '../testing/index.ts';
import { addingBounds, frequenciesFor, judgeEdit, judgeTerms, limitsBroken, mayAdd, rangeFor } from './plan-limits.ts';
import type { BalanceRange, PlanSettings, PlanTerms } from './plan.ts';

const cents = (amount: number): Cents => amount as Cents;

const range = (from: number, to: number, interval: 'weeks' | 'months', value = 12, least = 1_000): BalanceRange => ({
  minBalance: cents(from),
  maxBalance: cents(to),
  maxDuration: { value, interval },
  minimumPayment: cents(least),
});

const low = range(5_000, 20_000, 'months', 6);
const high = range(20_000, 90_000, 'months', 24, 2_500);
const weeks = range(5_000, 30_000, 'weeks', 26, 500);

const settings: PlanSettings = {
  canCreateMultiple: true,
  addBalanceToExisting: true,
  frequencies: ['weekly', 'monthly'],
  ranges: [low, high, weeks],
};

const terms = (total: number, payment: number, count: number): PlanTerms => ({
  total: cents(total),
  payment: cents(payment),
  count,
  last: cents(total - payment * (count - 1)),
});

describe('the rule for an amount', () => {
  it.each([
    [4_999, undefined],
    [5_000, low],
    [20_000, low],
    [20_001, high],
    [90_000, high],
    [90_001, undefined],
  ])('MON-103 MON-104 of a monthly plan of %p', (amount, expected) => {
    expect(rangeFor(settings, cents(amount), 'monthly')).toBe(expected);
  });

  it('MON-103 MON-104 serves one frequency', () => {
    expect(rangeFor(settings, cents(10_000), 'weekly')).toBe(weeks);
    expect(rangeFor(settings, cents(40_000), 'weekly')).toBeUndefined();
  });

  it('MON-101 is none for a frequency that the practice does not allow', () => {
    expect(rangeFor({ ...settings, frequencies: ['monthly'] }, cents(10_000), 'weekly')).toBeUndefined();
    expect(frequenciesFor({ ...settings, frequencies: ['monthly'] }, cents(10_000))).toEqual(['monthly']);
  });

  it('MON-102 leaves one frequency where only one fits', () => {
    expect(frequenciesFor(settings, cents(10_000))).toEqual(['weekly', 'monthly']);
    expect(frequenciesFor(settings, cents(40_000))).toEqual(['monthly']);
  });

  it('MON-100 leaves no frequency in a gap: there is no plan', () => {
    expect(frequenciesFor(settings, cents(100))).toEqual([]);
    expect(frequenciesFor({ ...settings, frequencies: [] }, cents(10_000))).toEqual([]);
  });
});

describe('the limits of a plan', () => {
  it('MON-111 more than one payment', () => {
    expect(limitsBroken(terms(6_000, 6_000, 1), low)).toEqual([{ kind: 'count-low', limit: 1 }]);
    expect(limitsBroken(terms(6_000, 3_000, 2), low)).toEqual([]);
  });

  it('MON-110 no more than the longest duration', () => {
    expect(limitsBroken(terms(6_000, 1_000, 6), low)).toEqual([]);
    expect(limitsBroken(terms(7_000, 1_000, 7), low)).toEqual([{ kind: 'count-high', limit: 6 }]);
  });

  it('MON-112 MON-121 no smaller a payment than the least, but for the last one', () => {
    expect(limitsBroken(terms(4_500, 999, 5), low)).toEqual([{ kind: 'payment-low', limit: 1_000 }]);
    expect(limitsBroken(terms(2_001, 1_000, 3), low)).toEqual([]);
  });

  it('MON-110 MON-112 are all named at once', () => {
    expect(limitsBroken(terms(6_993, 999, 7), low).map(({ kind }) => kind)).toEqual(['count-high', 'payment-low']);
  });

  it('MON-103 MON-110 judge the terms of a new plan by the rule of its total', () => {
    expect(judgeTerms(settings, terms(20_000, 5_000, 4), 'monthly')).toEqual({ ok: true, value: low });
    expect(judgeTerms(settings, terms(100, 50, 2), 'monthly')).toEqual({
      ok: false,
      error: { kind: 'plan-not-offered' },
    });
    expect(judgeTerms(settings, terms(20_000, 2_000, 10), 'monthly')).toEqual({
      ok: false,
      error: { kind: 'plan-limit', limit: { kind: 'count-high', limit: 6 } },
    });
  });
});

describe('an edited plan', () => {
  const monthly = { before: 'monthly', after: 'monthly' } as const;

  it('MON-105 MON-116 is judged by what is left and the payments that are left', () => {
    const running = terms(20_000, 5_000, 4);
    expect(judgeEdit(settings, running, terms(20_000, 4_000, 5), monthly)).toEqual({ ok: true, value: undefined });
    expect(judgeEdit(settings, running, terms(20_000, 2_500, 8), monthly)).toEqual({
      ok: false,
      error: { kind: 'plan-limit', limit: { kind: 'count-high', limit: 6 } },
    });
    expect(judgeEdit(settings, running, terms(20_000, 20_000, 1), monthly)).toEqual({
      ok: false,
      error: { kind: 'plan-limit', limit: { kind: 'count-low', limit: 1 } },
    });
  });

  it('MON-105 needs no rule while its terms stay, and one when they change', () => {
    const running = terms(4_000, 1_000, 4);
    expect(judgeEdit(settings, running, running, monthly)).toEqual({ ok: true, value: undefined });
    const refused = { ok: false, error: { kind: 'plan-not-offered' } };
    expect(judgeEdit(settings, running, terms(4_000, 2_000, 2), monthly)).toEqual(refused);
    expect(judgeEdit(settings, running, { ...running, payment: cents(1_001) }, monthly)).toEqual(refused);
    expect(judgeEdit(settings, running, { ...running, count: 3 }, monthly)).toEqual(refused);
    expect(judgeEdit(settings, running, running, { before: 'monthly', after: 'weekly' })).toEqual(refused);
  });

  it('MON-105 is judged by the frequency that it will have', () => {
    const running = terms(25_000, 5_000, 5);
    expect(judgeEdit(settings, running, running, { before: 'monthly', after: 'weekly' }).ok).toBe(true);
    expect(
      judgeEdit(settings, terms(40_000, 5_000, 8), terms(40_000, 5_000, 8), { before: 'monthly', after: 'weekly' }).ok,
    ).toBe(false);
  });

  it('MON-116 with one payment left keeps its count, and all else may change', () => {
    const running = terms(3_000, 5_000, 1);
    expect(judgeEdit(settings, running, terms(3_000, 1_500, 2), monthly)).toEqual({
      ok: false,
      error: { kind: 'plan-limit', limit: { kind: 'count-high', limit: 1 } },
    });
    expect(judgeEdit(settings, running, terms(3_000, 3_000, 1), { before: 'monthly', after: 'weekly' })).toEqual({
      ok: true,
      value: undefined,
    });
  });
});

describe('what may be added to a plan', () => {
  it('MON-107 MON-109 has its ends reduced by what is not paid, the lower one down to a cent', () => {
    expect(addingBounds(low, cents(2_000), cents(50_000))).toEqual({ above: 3_000, below: 18_000, balance: 50_000 });
    expect(addingBounds(low, cents(5_000), cents(50_000)).above).toBe(1);
    expect(addingBounds(low, cents(4_999), cents(50_000)).above).toBe(1);
    expect(addingBounds(low, cents(4_998), cents(50_000)).above).toBe(2);
  });

  it.each([
    [3_000, false],
    [3_001, true],
    [17_999, true],
    [18_000, false],
  ])('MON-108 lies strictly between them: %p', (amount, allowed) => {
    expect(mayAdd(cents(amount), addingBounds(low, cents(2_000), cents(50_000)))).toBe(allowed);
  });

  it.each([
    [2_999, false],
    [3_000, true],
    [10_000, true],
    [18_000, true],
    [18_001, false],
  ])('MON-109 may be the whole balance of %p, which may be an end', (balance, allowed) => {
    expect(mayAdd(cents(balance), addingBounds(low, cents(2_000), cents(balance)))).toBe(allowed);
  });

  it('MON-109 is at most the whole balance', () => {
    const bounds = addingBounds(low, cents(2_000), cents(10_000));
    expect(mayAdd(cents(9_999), bounds)).toBe(true);
    expect(mayAdd(cents(10_001), bounds)).toBe(false);
  });

  it('MON-105 MON-108 MON-109 together with what is not paid always lies within the rule', () => {
    const amounts = fc.integer({ min: 1, max: 60 }).map(cents);
    fc.assert(
      fc.property(planSettings, amounts, amounts, amounts, (any, unpaid, added, balance) => {
        for (const one of any.ranges) {
          if (!mayAdd(added, addingBounds(one, unpaid, balance))) continue;
          expect(added + unpaid).toBeGreaterThanOrEqual(one.minBalance);
          expect(added + unpaid).toBeLessThanOrEqual(one.maxBalance);
          expect(added).toBeLessThanOrEqual(balance);
        }
      }),
      { numRuns: 500 },
    );
  });
});
