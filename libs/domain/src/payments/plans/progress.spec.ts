import { describe, expect, it } from '@jest/globals';
import { samplePayment, samplePlan } from '../testing/index.ts';
import { installmentOf, installmentsWith, isPlannable, progressOf, runningTerms } from './progress.ts';

const running = samplePlan([
  samplePayment(0, '2027-02-20', 3_000),
  samplePayment(0, '2027-01-20', 500, 'paid'),
  samplePayment(1, '2026-11-15', 10_000, 'paid'),
  samplePayment(2, '2026-12-15', 10_000, 'failed', 4),
  samplePayment(3, '2027-01-15', 10_000, 'charging'),
  samplePayment(4, '2027-02-15', 10_000, 'cancelled'),
  samplePayment(5, '2027-04-15', 10_000),
  samplePayment(6, '2027-03-15', 6_500),
]);

describe('the progress of a plan', () => {
  it('MON-079 MON-091 says what is paid, what remains and how many installments that is', () => {
    expect(progressOf(running)).toEqual({
      total: 50_000,
      paid: 10_500,
      remaining: 39_500,
      plannable: 26_500,
      paymentsMade: 1,
      paymentsLeft: 4,
      next: { date: '2027-02-20', amount: 3_000 },
      overdue: 10_000,
    });
  });

  it('has no next payment where none waits', () => {
    const over = samplePlan([samplePayment(1, '2026-11-15', 10_000, 'paid')], { status: 'completed' });
    expect(progressOf(over)).toEqual({
      total: 10_000,
      paid: 10_000,
      remaining: 0,
      plannable: 0,
      paymentsMade: 1,
      paymentsLeft: 0,
      overdue: 0,
    });
  });

  it('has the earliest payment next, though it is not the first of its list', () => {
    const plan = samplePlan([samplePayment(0, '2027-02-20', 700), samplePayment(1, '2027-01-15', 10_000)]);
    expect(progressOf(plan).next).toEqual({ date: '2027-01-15', amount: 10_000 });
  });

  it('takes the first of two payments of one day', () => {
    const plan = samplePlan([samplePayment(0, '2027-01-15', 700), samplePayment(1, '2027-01-15', 10_000)]);
    expect(progressOf(plan).next).toEqual({ date: '2027-01-15', amount: 700 });
  });

  it('leaves to the patient what they chose, and alone what is on its way', () => {
    expect(running.payments.filter(isPlannable).map(({ number }) => number)).toEqual([2, 5, 6]);
    expect(isPlannable(samplePayment(0, '2027-01-20', 500, 'failed'))).toBe(true);
  });
});

describe('the place of a payment', () => {
  it('counts the installments that the plan has now, and no one-time payment', () => {
    const places = running.payments.map((payment) => installmentOf(running, payment));
    expect(places).toEqual([
      undefined,
      undefined,
      { number: 1, of: 5 },
      { number: 2, of: 5 },
      { number: 3, of: 5 },
      undefined,
      { number: 4, of: 5 },
      { number: 5, of: 5 },
    ]);
  });
});

describe('the terms of a plan that runs', () => {
  it('are of what can be spread anew', () => {
    expect(runningTerms(running)).toEqual({ total: 26_500, payment: 10_000, count: 3, last: 6_500 });
    expect(runningTerms(samplePlan([]))).toEqual({ total: 0, payment: 10_000, count: 0, last: 0 });
  });

  it('MON-085 MON-089 have the payments made beside the new count', () => {
    expect(installmentsWith(runningTerms(running), progressOf(running))).toBe(4);
  });
});
