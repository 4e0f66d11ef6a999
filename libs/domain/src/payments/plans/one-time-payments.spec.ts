import { describe, expect, it } from '@jest/globals';
import type { Cents, LocalDate } from '../../kernel/index.ts';
import { sequentialIds, samplePayment, samplePlan } from '../testing/index.ts';
import { deleteOneTime, editOneTime, scheduleOneTime, type OneTime } from './one-time-payments.ts';
import type { PaymentPlan, ScheduledPaymentId } from './plan.ts';
import { mostPayments } from './installment-terms.ts';

const today = '2026-12-20' as LocalDate;
const id = 'own' as ScheduledPaymentId;
const oneTime = (amount: number, date: string): OneTime => ({ amount: amount as Cents, date: date as LocalDate });

const plan = samplePlan([
  samplePayment(1, '2026-12-15', 10_000, 'paid'),
  samplePayment(2, '2027-01-15', 10_000),
  samplePayment(3, '2027-02-15', 10_000),
  samplePayment(4, '2027-03-15', 7_000),
]);

const rows = (answer: { readonly ok: boolean; readonly value?: PaymentPlan; readonly error?: unknown }) =>
  answer.value?.payments.map(
    ({ number, due, amount, state, tries }) => `${number} ${due} ${amount} ${state} ${tries}`,
  ) ?? answer.error;

const schedule = (of: PaymentPlan, amount: number, date: string) =>
  scheduleOneTime(of, oneTime(amount, date), today, id);

const scheduled = (amount: number, date: string, of = plan): PaymentPlan => {
  const answer = schedule(of, amount, date);
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
};

describe('a one-time payment', () => {
  it('MON-131 shortens the plan from its end', () => {
    expect(rows(schedule(plan, 9_000, '2027-01-05'))).toEqual([
      '0 2027-01-05 9000 due 0',
      '1 2026-12-15 10000 paid 1',
      '2 2027-01-15 10000 due 0',
      '3 2027-02-15 8000 due 0',
    ]);
    expect(rows(schedule(plan, 500, '2027-01-05'))).toContain('4 2027-03-15 6500 due 0');
  });

  it('MON-131 is one of its own kind, with the id that it was given', () => {
    expect(scheduled(9_000, '2027-01-05').payments[0]).toEqual({
      id,
      number: 0,
      due: '2027-01-05',
      amount: 9_000,
      kind: 'one-time',
      state: 'due',
      tries: 0,
    });
  });

  it('MON-131 for today is on its way at once', () => {
    expect(rows(schedule(plan, 500, today))).toContain('0 2026-12-20 500 charging 1');
  });

  it('MON-131 pays what is overdue first, from the oldest', () => {
    const overdue = samplePlan([
      samplePayment(1, '2026-10-15', 10_000, 'failed', 4),
      samplePayment(2, '2026-11-15', 10_000, 'failed', 4),
      samplePayment(3, '2027-01-15', 10_000),
      samplePayment(4, '2027-02-15', 7_000),
    ]);
    expect(rows(schedule(overdue, 12_000, today))).toEqual([
      '0 2026-12-20 12000 charging 1',
      '1 2026-10-15 10000 cancelled 4',
      '2 2026-11-15 8000 failed 4',
      '3 2027-01-15 10000 due 0',
      '4 2027-02-15 7000 due 0',
    ]);
  });

  it('MON-131 leaves other one-time payments and what is on its way alone', () => {
    const busy = samplePlan([
      samplePayment(0, '2027-01-02', 4_000),
      samplePayment(1, '2026-12-15', 10_000, 'charging'),
      samplePayment(2, '2027-01-15', 10_000),
    ]);
    expect(rows(schedule(busy, 10_000, '2027-01-05'))).toEqual([
      '0 2027-01-02 4000 due 0',
      '0 2027-01-05 10000 due 0',
      '1 2026-12-15 10000 charging 1',
    ]);
    expect(schedule(busy, 10_001, '2027-01-05')).toEqual({
      ok: false,
      error: { kind: 'amount-out-of-range', minimum: 1, maximum: 10_000 },
    });
  });

  it('stands before one of a later day', () => {
    const both = scheduleOneTime(
      scheduled(500, '2027-01-05'),
      oneTime(600, '2027-01-02'),
      today,
      'two' as ScheduledPaymentId,
    );
    expect(rows(both)).toEqual([
      '0 2027-01-02 600 due 0',
      '0 2027-01-05 500 due 0',
      '1 2026-12-15 10000 paid 1',
      '2 2027-01-15 10000 due 0',
      '3 2027-02-15 10000 due 0',
      '4 2027-03-15 5900 due 0',
    ]);
  });

  it('stands after one of the same day that was made before', () => {
    const both = scheduleOneTime(
      scheduled(500, '2027-01-05'),
      oneTime(600, '2027-01-05'),
      today,
      'two' as ScheduledPaymentId,
    );
    expect(rows(both)).toEqual([
      '0 2027-01-05 500 due 0',
      '0 2027-01-05 600 due 0',
      '1 2026-12-15 10000 paid 1',
      '2 2027-01-15 10000 due 0',
      '3 2027-02-15 10000 due 0',
      '4 2027-03-15 5900 due 0',
    ]);
  });

  it.each([0, -5, 27_001])('MON-131 is at most what is open: not %p', (amount) => {
    expect(schedule(plan, amount, '2027-01-05')).toEqual({
      ok: false,
      error: { kind: 'amount-out-of-range', minimum: 1, maximum: 27_000 },
    });
  });

  it('MON-131 may pay all that is open', () => {
    expect(rows(schedule(plan, 27_000, '2027-03-15'))).toEqual([
      '0 2027-03-15 27000 due 0',
      '1 2026-12-15 10000 paid 1',
    ]);
  });

  it.each(['2026-12-19', '2027-03-16'])('MON-131 lies between today and the last payment: not on %s', (date) => {
    expect(schedule(plan, 500, date)).toEqual({
      ok: false,
      error: { kind: 'bad-date', earliest: today, latest: '2027-03-15' },
    });
  });

  it('MON-131 can be made today where nothing waits any more', () => {
    const failed = samplePlan([
      samplePayment(1, '2026-11-15', 10_000, 'failed', 4),
      samplePayment(2, '2027-11-15', 10_000, 'cancelled'),
    ]);
    expect(rows(schedule(failed, 10_000, today))).toContain('1 2026-11-15 10000 cancelled 4');
    expect(rows(schedule(failed, 10_000, '2026-12-21'))).toEqual({ kind: 'bad-date', earliest: today, latest: today });
  });
});

describe('editing a one-time payment', () => {
  const edit = (of: PaymentPlan, amount: number, date: string) =>
    editOneTime(of, id, oneTime(amount, date), today, sequentialIds());

  it('MON-127 takes more from the end of the plan', () => {
    expect(rows(edit(scheduled(500, '2027-01-05'), 9_000, '2027-01-06'))).toEqual([
      '0 2027-01-06 9000 due 0',
      '1 2026-12-15 10000 paid 1',
      '2 2027-01-15 10000 due 0',
      '3 2027-02-15 8000 due 0',
    ]);
  });

  it('MON-127 gives the rest back to the end of the plan', () => {
    expect(rows(edit(scheduled(9_000, '2027-01-05'), 500, '2027-01-05'))).toEqual([
      '0 2027-01-05 500 due 0',
      '1 2026-12-15 10000 paid 1',
      '2 2027-01-15 10000 due 0',
      '3 2027-02-15 10000 due 0',
      '4 2027-03-15 6500 due 0',
    ]);
  });

  it('MON-127 may move its day alone, and keeps its id', () => {
    const before = scheduled(500, '2027-01-05');
    const after = edit(before, 500, '2027-02-01');
    expect(after.ok && after.value.payments[0]).toEqual({ ...before.payments[0], due: '2027-02-01' });
    expect(after.ok && after.value.payments.slice(1)).toEqual(before.payments.slice(1));
  });

  it('MON-127 MON-129 leaves another one-time payment as it is', () => {
    const first = 'first' as ScheduledPaymentId;
    const both = scheduleOneTime(scheduled(500, '2027-01-05'), oneTime(600, '2027-01-02'), today, first);
    if (!both.ok) throw new Error(both.error.kind);
    const open = (answer: { readonly ok: boolean; readonly value?: PaymentPlan }) =>
      answer.value?.payments.filter(({ kind }) => kind === 'one-time').map((one) => `${one.id} ${one.amount}`);
    expect(open(edit(both.value, 700, '2027-01-05'))).toEqual(['first 600', 'own 700']);
    expect(open(deleteOneTime(both.value, id, today, sequentialIds()))).toEqual(['first 600']);
  });

  it('MON-131 may use its own amount and all that is open', () => {
    const before = scheduled(9_000, '2027-01-05');
    expect(rows(edit(before, 27_000, '2027-01-05'))).toEqual(['0 2027-01-05 27000 due 0', '1 2026-12-15 10000 paid 1']);
    expect(rows(edit(before, 27_001, '2027-01-05'))).toEqual({
      kind: 'amount-out-of-range',
      minimum: 1,
      maximum: 27_000,
    });
    expect(rows(edit(before, 0, '2027-01-05'))).toEqual({ kind: 'amount-out-of-range', minimum: 1, maximum: 27_000 });
  });

  it('MON-131 stays between today and the last payment', () => {
    expect(rows(edit(scheduled(9_000, '2027-01-05'), 9_000, '2027-02-16'))).toEqual({
      kind: 'bad-date',
      earliest: today,
      latest: '2027-02-15',
    });
    expect(rows(edit(scheduled(9_000, '2027-01-05'), 9_000, '2026-12-19'))).toMatchObject({ kind: 'bad-date' });
  });

  it('begins anew under another id where it was tried', () => {
    const tried = samplePlan([samplePayment(0, '2026-12-18', 500, 'due', 2), samplePayment(1, '2027-01-15', 10_000)]);
    const known = tried.payments[0]?.id as ScheduledPaymentId;
    const edited = editOneTime(tried, known, oneTime(700, '2027-01-02'), today, sequentialIds());
    expect(rows(edited)).toEqual(['0 2026-12-18 500 cancelled 2', '0 2027-01-02 700 due 0', '1 2027-01-15 9800 due 0']);
    expect(edited.ok && edited.value.payments[1]?.id).toBe('payment-1');
  });
});

describe('deleting a one-time payment', () => {
  const remove = (of: PaymentPlan, which = id) => deleteOneTime(of, which, today, sequentialIds());

  it('MON-129 MON-131 puts the plan back as it was, to the day and the cent', () => {
    for (const amount of [500, 7_000, 9_000, 26_999, 27_000]) {
      expect(rows(remove(scheduled(amount, '2027-01-05')))).toEqual(rows({ ok: true, value: plan }));
    }
  });

  it('MON-131 adds payments after those that are there', () => {
    const small = samplePlan([samplePayment(0, '2027-01-05', 25_000), samplePayment(1, '2027-01-15', 4_000)]);
    expect(rows(remove(small, small.payments[0]?.id))).toEqual([
      '1 2027-01-15 10000 due 0',
      '2 2027-02-15 10000 due 0',
      '3 2027-03-15 9000 due 0',
    ]);
  });

  it('MON-131 adds none where the last payment has room', () => {
    const room = samplePlan([samplePayment(0, '2027-01-05', 6_000), samplePayment(1, '2027-01-15', 4_000)]);
    expect(rows(remove(room, room.payments[0]?.id))).toEqual(['1 2027-01-15 10000 due 0']);
  });

  it('adds none before today, though the last payment waits for its next try', () => {
    const late = samplePlan([samplePayment(0, '2027-01-05', 6_000), samplePayment(1, '2026-10-15', 10_000, 'due', 1)]);
    expect(rows(remove(late, late.payments[0]?.id))).toEqual(['1 2026-10-15 10000 due 1', '2 2027-01-15 6000 due 0']);
    const now = samplePlan([samplePayment(0, '2027-01-05', 6_000), samplePayment(1, '2026-12-20', 10_000)]);
    expect(rows(remove(now, now.payments[0]?.id))).toEqual(['1 2026-12-20 10000 due 0', '2 2027-01-15 6000 due 0']);
  });

  it('leaves what failed to be paid by hand', () => {
    const failed = samplePlan([
      samplePayment(0, '2027-01-05', 6_000),
      samplePayment(1, '2026-10-15', 2_000, 'failed', 4),
    ]);
    expect(rows(remove(failed, failed.payments[0]?.id))).toEqual([
      '1 2026-10-15 2000 failed 4',
      '2 2027-01-15 6000 due 0',
    ]);
  });

  it('remembers one that was tried as canceled', () => {
    const tried = samplePlan([samplePayment(0, '2026-12-18', 500, 'due', 2), samplePayment(1, '2027-01-15', 9_500)]);
    expect(rows(remove(tried, tried.payments[0]?.id))).toEqual([
      '0 2026-12-18 500 cancelled 2',
      '1 2027-01-15 10000 due 0',
    ]);
  });

  it('is refused where it would make more payments than a plan may have', () => {
    const cents = samplePlan([samplePayment(0, '2027-01-05', mostPayments + 1)], { payment: 1 as Cents });
    const known = cents.payments[0]?.id as ScheduledPaymentId;
    const refused = { ok: false, error: { kind: 'count-high', limit: mostPayments } };
    expect(remove(cents, known)).toEqual(refused);
    const more = samplePlan([samplePayment(0, '2027-01-05', mostPayments + 3), samplePayment(1, '2027-02-15', 1)], {
      payment: 1 as Cents,
    });
    expect(editOneTime(more, known, oneTime(1, '2027-01-05'), today, sequentialIds())).toEqual(refused);
  });
});

describe('what is no one-time payment that waits', () => {
  const others = samplePlan([
    samplePayment(0, '2026-12-01', 500, 'paid'),
    samplePayment(0, '2026-12-20', 500, 'charging'),
    samplePayment(0, '2026-12-02', 500, 'failed'),
    samplePayment(1, '2027-01-15', 10_000),
  ]);

  it.each([...others.payments.map((one) => one.id), id])('MON-129 is neither edited nor deleted: %s', (which) => {
    const gone = { ok: false, error: { kind: 'one-time-gone' } };
    expect(editOneTime(others, which, oneTime(1, today), today, sequentialIds())).toEqual(gone);
    expect(deleteOneTime(others, which, today, sequentialIds())).toEqual(gone);
  });

  it.each(['completed', 'cancelled'] as const)('is in a plan that is %s', (status) => {
    const over = { ...scheduled(500, '2027-01-05'), status };
    const refused = { ok: false, error: { kind: 'plan-closed' } };
    expect(scheduleOneTime(over, oneTime(1, today), today, id)).toEqual(refused);
    expect(editOneTime(over, id, oneTime(1, today), today, sequentialIds())).toEqual(refused);
    expect(deleteOneTime(over, id, today, sequentialIds())).toEqual(refused);
  });
});
