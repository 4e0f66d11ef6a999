import { describe, expect, it } from '@jest/globals';
import type { Cents, LocalDate } from '../../kernel/index.ts';
import type { CardId } from '../cards/card.ts';
import { sequentialIds, samplePayment, samplePlan } from '../testing/index.ts';
import { mostAmount } from '../typed-amount.ts';
import { addToPlan, cancelPlan, editPlan, planOf, type PlanEdit } from './change-plan.ts';
import type { PaymentPlan, PlanTerms } from './plan.ts';
import { runningTerms } from './progress.ts';
import { termsByCount } from './installment-terms.ts';

const today = '2026-12-20' as LocalDate;
const cents = (amount: number): Cents => amount as Cents;

const terms = (total: number, count: number): PlanTerms => {
  const found = termsByCount(cents(total), count);
  if (!found.ok) throw new Error(`${total} in ${count}`);
  return found.value;
};

const plan = samplePlan([
  samplePayment(0, '2027-02-20', 3_000),
  samplePayment(1, '2026-11-15', 10_000, 'paid'),
  samplePayment(2, '2026-12-15', 10_000, 'charging'),
  samplePayment(3, '2027-01-15', 10_000),
  samplePayment(4, '2027-02-15', 7_000),
]);

const rows = ({ payments }: PaymentPlan) =>
  payments.map(({ id, number, due, amount, state, tries }) => `${id} ${number} ${due} ${amount} ${state} ${tries}`);

describe('a new plan', () => {
  it('MON-079 MON-081 has all its payments before it, from the first due day after today', () => {
    const { payments: _, version: __, original: ___, status: ____, payment: _____, ...about } = plan;
    const made = planOf({ ...about, terms: terms(10_000, 3) }, today, sequentialIds());
    expect(made).toEqual({
      ...about,
      status: 'active',
      payment: 3_334,
      original: { total: 10_000, count: 3 },
      version: 1,
      payments: [
        {
          id: 'payment-1',
          number: 1,
          due: '2027-01-15',
          amount: 3_334,
          kind: 'installment',
          state: 'due',
          tries: 0,
        },
        { id: 'payment-2', number: 2, due: '2027-02-15', amount: 3_334, kind: 'installment', state: 'due', tries: 0 },
        { id: 'payment-3', number: 3, due: '2027-03-15', amount: 3_332, kind: 'installment', state: 'due', tries: 0 },
      ],
    });
  });
});

describe('adding to a plan', () => {
  it('MON-084 MON-097 spreads what is open and what is added; what is made, on its way or one-time stays', () => {
    const added = addToPlan(plan, cents(5_000), terms(22_000, 2), today, sequentialIds());
    expect(added.ok && rows(added.value)).toEqual([
      'one-time-0-2027-02-20 0 2027-02-20 3000 due 0',
      'payment-1-2026-11-15 1 2026-11-15 10000 paid 1',
      'payment-2-2026-12-15 2 2026-12-15 10000 charging 1',
      'payment-1 3 2027-01-15 11000 due 0',
      'payment-2 4 2027-02-15 11000 due 0',
    ]);
    expect(added.ok && added.value.payment).toBe(11_000);
    expect(added.ok && added.value.original).toEqual(plan.original);
    expect(added.ok && added.value.calendar).toEqual(plan.calendar);
  });

  it('takes up what failed, and remembers it as canceled', () => {
    const failing = samplePlan([
      samplePayment(1, '2026-10-15', 10_000, 'failed', 4),
      samplePayment(2, '2027-01-15', 10_000, 'due', 1),
      samplePayment(3, '2027-02-15', 10_000),
    ]);
    const added = addToPlan(failing, cents(10_000), terms(40_000, 2), today, sequentialIds());
    expect(added.ok && rows(added.value)).toEqual([
      'payment-1-2026-10-15 1 2026-10-15 10000 cancelled 4',
      'payment-2-2027-01-15 2 2027-01-15 10000 cancelled 1',
      'payment-1 3 2027-01-15 20000 due 0',
      'payment-2 4 2027-02-15 20000 due 0',
    ]);
  });

  it.each([
    terms(22_001, 2),
    terms(17_000, 2),
    { ...terms(22_000, 2), last: cents(1) },
    { ...terms(22_000, 2), payment: cents(0) },
  ])('MON-091 refuses terms that are not of that amount, and says which it is: %p', (wrong) => {
    expect(addToPlan(plan, cents(5_000), wrong, today, sequentialIds())).toEqual({
      ok: false,
      error: { kind: 'amount-changed', amount: 22_000 },
    });
  });

  it('MON-106 adds at least a cent, and no more than can be counted', () => {
    const maximum = mostAmount - 30_000;
    for (const added of [0, -1, maximum + 1]) {
      expect(addToPlan(plan, cents(added), terms(17_001, 2), today, sequentialIds())).toEqual({
        ok: false,
        error: { kind: 'amount-out-of-range', minimum: 1, maximum },
      });
    }
    expect(addToPlan(plan, cents(1), terms(17_001, 2), today, sequentialIds()).ok).toBe(true);
    expect(addToPlan(plan, cents(maximum), terms(maximum + 17_000, 2), today, sequentialIds()).ok).toBe(true);
  });
});

describe('editing a plan', () => {
  const edit: PlanEdit = {
    name: 'Hip',
    card: 'card-2' as CardId,
    autopay: { cap: cents(20_000) },
    calendar: plan.calendar,
    terms: runningTerms(plan),
  };

  it('MON-087 MON-116 changes name, card and limits and leaves every payment where terms and days stay', () => {
    expect(editPlan(plan, edit, today, sequentialIds())).toEqual({
      ok: true,
      value: { ...plan, name: 'Hip', card: 'card-2', autopay: { cap: 20_000 } },
    });
  });

  it('MON-089 MON-091 spreads what is open over the new terms', () => {
    const edited = editPlan(plan, { ...edit, terms: terms(17_000, 3) }, today, sequentialIds());
    expect(edited.ok && rows(edited.value).slice(3)).toEqual([
      'payment-1 3 2027-01-15 5667 due 0',
      'payment-2 4 2027-02-15 5667 due 0',
      'payment-3 5 2027-03-15 5666 due 0',
    ]);
    expect(edited.ok && edited.value.name).toBe('Hip');
    expect(edited.ok && edited.value.payment).toBe(5_667);
  });

  it.each([
    [{ frequency: 'monthly', dayOfMonth: 10 }, ['2027-01-10', '2027-02-10']],
    [{ frequency: 'weekly', dayOfWeek: 5 }, ['2026-12-25', '2027-01-01']],
  ] as const)('MON-090 moves the days of what is open to %p', (calendar, days) => {
    const edited = editPlan(plan, { ...edit, calendar }, today, sequentialIds());
    expect(edited.ok && edited.value.payments.slice(3).map(({ due }) => due)).toEqual(days);
    expect(edited.ok && edited.value.calendar).toEqual(calendar);
  });

  it('knows the same days of the week', () => {
    const weekly = { ...plan, calendar: { frequency: 'weekly', dayOfWeek: 5 } } as const;
    const same = editPlan(weekly, { ...edit, calendar: { frequency: 'weekly', dayOfWeek: 5 } }, today, sequentialIds());
    expect(same.ok && same.value.payments).toBe(plan.payments);
    const other = editPlan(
      weekly,
      { ...edit, calendar: { frequency: 'weekly', dayOfWeek: 4 } },
      today,
      sequentialIds(),
    );
    expect(other.ok && other.value.payments[3]?.due).toBe('2026-12-24');
    const monthly = editPlan(weekly, edit, today, sequentialIds());
    expect(monthly.ok && monthly.value.payments[3]?.due).toBe('2027-01-15');
  });

  it('MON-091 refuses terms of another amount', () => {
    expect(editPlan(plan, { ...edit, terms: terms(17_001, 3) }, today, sequentialIds())).toEqual({
      ok: false,
      error: { kind: 'amount-changed', amount: 17_000 },
    });
  });
});

describe('canceling a plan', () => {
  it('MON-092 MON-093 cancels what is not paid and not on its way', () => {
    const cancelled = cancelPlan({
      ...plan,
      payments: [...plan.payments, samplePayment(9, '2026-10-15', 10_000, 'failed', 4)],
    });
    expect(cancelled.ok && cancelled.value.status).toBe('cancelled');
    expect(cancelled.ok && rows(cancelled.value)).toEqual([
      'one-time-0-2027-02-20 0 2027-02-20 3000 cancelled 0',
      'payment-1-2026-11-15 1 2026-11-15 10000 paid 1',
      'payment-2-2026-12-15 2 2026-12-15 10000 charging 1',
      'payment-3-2027-01-15 3 2027-01-15 10000 cancelled 0',
      'payment-4-2027-02-15 4 2027-02-15 7000 cancelled 0',
      'payment-9-2026-10-15 9 2026-10-15 10000 cancelled 4',
    ]);
  });
});

describe('a plan that is over', () => {
  it.each(['completed', 'cancelled'] as const)('stays as it is: %s', (status) => {
    const over = { ...plan, status };
    const refused = { ok: false, error: { kind: 'plan-closed' } };
    const edit = { ...plan, terms: runningTerms(plan) };
    expect(addToPlan(over, cents(5_000), terms(22_000, 2), today, sequentialIds())).toEqual(refused);
    expect(editPlan(over, edit, today, sequentialIds())).toEqual(refused);
    expect(cancelPlan(over)).toEqual(refused);
  });
});
