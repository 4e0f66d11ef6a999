import { describe, expect, it } from '@jest/globals';
import type { PaymentHistory } from '@portico/application/payments';
import { ok } from '@portico/domain/kernel';
import fc from 'fast-check';
import { BillViewModel } from './bill.view-model.ts';

const payments = fc.array(
  fc.record({
    purpose: fc.constantFrom('balance', 'check-in', 'installment', 'prepayment'),
    status: fc.constantFrom('paid', 'declined'),
    date: fc.constantFrom('2026-11-01', '2026-11-05'),
    amount: fc.constantFrom(1_000, 2_500),
    refunded: fc.constantFrom(0, 1_000),
  }),
  { maxLength: 3 },
);

type Entries = readonly { purpose: string; status: string; date: string; amount: number; refunded: number }[];

const sinceOf = async (total: number, entries: Entries, remaining: number, payable: number) => {
  const bill = { id: 'st', date: '2026-11-02', total };
  const plans = remaining === 0 ? [] : [{ status: 'active', remaining }];
  const now = { statements: [bill], payments: { entries }, plans, payable, takesPayments: true, patient: {} };
  const history = { bill: async () => ok(bill), screen: async () => ok(now) } as unknown as PaymentHistory;
  const screen = new BillViewModel(history, 'st', true, { deliver: () => undefined }, { open: () => undefined });
  await screen.load();
  const { phase } = screen;
  if (phase.kind !== 'ready' || phase.since === undefined) throw new Error('Nothing is said of what came since.');
  return phase.since;
};

describe('what came since a bill', () => {
  it('leaves of it what is owed now, or is not told and said to be more than that', async () => {
    const owed = fc.constantFrom(9_000, 8_000, 7_500, 6_500, 4_000);
    await fc.assert(
      fc.asyncProperty(payments, owed, fc.constantFrom(0, 3_000), async (entries, payable, remaining) => {
        const since = await sinceOf(9_000, entries, remaining, payable);
        const left = since.paid.reduce((sum, { amount }) => sum - amount, 9_000 - since.inPlans);
        expect(since.owed).toBe(payable);
        expect(since.isExplained).toBe(left === payable);
        if (!since.isExplained) expect({ paid: since.paid, inPlans: since.inPlans }).toEqual({ paid: [], inPlans: 0 });
      }),
    );
  });

  it('tells what stands in a plan, and leaves out the copay of a visit, which was never billed', async () => {
    const entry = { status: 'paid', date: '2026-11-16', refunded: 0 };
    const entries = [
      { ...entry, purpose: 'balance', amount: 5_000 },
      { ...entry, purpose: 'check-in', amount: 3_000 },
    ];
    expect(await sinceOf(49_000, entries, 30_000, 14_000)).toMatchObject({
      paid: [{ date: '2026-11-16', amount: 5_000 }],
      inPlans: 30_000,
      isExplained: true,
    });
  });
});
