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

describe('the payments since a bill', () => {
  it('leave of it what is owed now, or are not told', async () => {
    const owed = fc.constantFrom(9_000, 8_000, 7_500, 6_500);
    await fc.assert(
      fc.asyncProperty(payments, owed, async (entries, payable) => {
        const bill = { id: 'st', date: '2026-11-02', total: 9_000 };
        const now = { statements: [bill], payments: { entries }, payable, takesPayments: true, patient: {} };
        const history = { bill: async () => ok(bill), screen: async () => ok(now) } as unknown as PaymentHistory;
        const screen = new BillViewModel(history, 'st', true, { deliver: () => undefined }, { open: () => undefined });
        await screen.load();
        const { since } = screen.phase as unknown as {
          readonly since: { readonly paid: readonly { amount: number }[] };
        };
        const left = since.paid.reduce((sum, { amount }) => sum - amount, bill.total);
        if (since.paid.length > 0) expect(left).toBe(payable);
      }),
    );
  });
});
