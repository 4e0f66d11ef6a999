import { describe, expect, it } from '@jest/globals';
import type { Cents } from '../../kernel/index.ts';
import {
  lastPaymentAdjusted,
  leastAmount,
  mostPayments,
  sameTerms,
  termsByCount,
  termsByPayment,
} from './installment-terms.ts';

const cents = (amount: number): Cents => amount as Cents;
const byPayment = (total: number, payment: number) => termsByPayment(cents(total), cents(payment));
const byCount = (total: number, count: number) => termsByCount(cents(total), count);
const terms = (total: number, payment: number, count: number, last: number) => ({
  ok: true,
  value: { total, payment, count, last },
});

describe('the terms of a plan', () => {
  it('MON-117 MON-121 by payment: 100.01 at 50.00 makes three payments, the last of a cent', () => {
    expect(byPayment(10_001, 5_000)).toEqual(terms(10_001, 5_000, 3, 1));
  });

  it('MON-117 by payment: an even division makes no further payment', () => {
    expect(byPayment(10_000, 5_000)).toEqual(terms(10_000, 5_000, 2, 5_000));
  });

  it('MON-117 by payment: more than the total makes one payment of the total', () => {
    expect(byPayment(10_000, 15_000)).toEqual(terms(10_000, 15_000, 1, 10_000));
  });

  it('MON-118 MON-078 by count: 1.08 in 3 is 0.36 each', () => {
    expect(byCount(108, 3)).toEqual(terms(108, 36, 3, 36));
  });

  it('MON-118 by count: 100.00 in 3 is 33.34, and 33.32 at last', () => {
    expect(byCount(10_000, 3)).toEqual(terms(10_000, 3_334, 3, 3_332));
  });

  it('MON-122 by count: 34.21 in 60 becomes 59 payments, 26.01 in 52 becomes 51', () => {
    expect(byCount(3_421, 60)).toEqual(terms(3_421, 58, 59, 57));
    expect(byCount(2_601, 52)).toEqual(terms(2_601, 51, 51, 51));
  });

  it('MON-122 by count: more payments than cents are as many as there are cents', () => {
    expect(byCount(3, 5)).toEqual(terms(3, 1, 3, 1));
  });

  it('MON-106 begin at a cent', () => {
    expect(leastAmount).toBe(1);
    expect(byPayment(1, 1)).toEqual(terms(1, 1, 1, 1));
    expect(byCount(1, 1)).toEqual(terms(1, 1, 1, 1));
  });

  it('are exact where a fraction is not', () => {
    expect(byPayment(Number.MAX_SAFE_INTEGER, 4_503_599_627_370_495)).toEqual(
      terms(Number.MAX_SAFE_INTEGER, 4_503_599_627_370_495, 3, 1),
    );
  });

  it('have as many payments as a plan may have, and no more', () => {
    expect(byPayment(mostPayments, 1)).toEqual(terms(mostPayments, 1, mostPayments, 1));
    expect(byPayment(mostPayments + 1, 1)).toEqual({ ok: false, error: { kind: 'count-high', limit: mostPayments } });
    expect(byCount(mostPayments, mostPayments)).toEqual(terms(mostPayments, 1, mostPayments, 1));
    expect(byCount(1_000_000, mostPayments + 1)).toEqual({
      ok: false,
      error: { kind: 'count-high', limit: mostPayments },
    });
  });

  it.each([0, -1, 0.5, NaN, Infinity, 2 ** 53])('are none of a total of %p', (total) => {
    const refused = { ok: false, error: { kind: 'total-low', limit: 1 } };
    expect(byPayment(total, 100)).toEqual(refused);
    expect(byCount(total, 2)).toEqual(refused);
  });

  it.each([0, -1, 0.5, NaN, Infinity])('are none by a payment of %p', (payment) => {
    expect(byPayment(100, payment)).toEqual({ ok: false, error: { kind: 'payment-low', limit: 1 } });
  });

  it('MON-113 are none by a count that is not whole', () => {
    for (const count of [2.5, NaN, Infinity]) {
      expect(byCount(100, count)).toEqual({ ok: false, error: { kind: 'count-not-whole' } });
    }
  });

  it('MON-111 are none by a count of nothing', () => {
    for (const count of [0, -3])
      expect(byCount(100, count)).toEqual({ ok: false, error: { kind: 'count-low', limit: 0 } });
  });
});

describe('the adjusted last payment', () => {
  it('MON-119 MON-120 is its amount, and only where it differs', () => {
    expect(lastPaymentAdjusted({ total: cents(250), payment: cents(100), count: 3, last: cents(50) })).toBe(50);
    expect(lastPaymentAdjusted({ total: cents(300), payment: cents(100), count: 3, last: cents(100) })).toBeUndefined();
  });
});

describe('terms are the same', () => {
  const one = { total: cents(250), payment: cents(100), count: 3, last: cents(50) };

  it('when every number is', () => {
    expect(sameTerms(one, { ...one })).toBe(true);
    for (const key of ['total', 'payment', 'count', 'last'] as const) {
      expect(sameTerms(one, { ...one, [key]: one[key] + 1 })).toBe(false);
    }
  });
});
