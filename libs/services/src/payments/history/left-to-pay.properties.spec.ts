import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Charge } from '@portico/domain/payments';
import { benAtPena, callOf, ben, pena } from '../../kernel/testing/index.ts';
import {
  balance,
  cents,
  copay,
  due,
  full,
  nextVisit,
  partial,
  paymentsFixture,
  wiredHistory,
} from '../testing/index.ts';
import type { PaymentsFixture } from '../testing/index.ts';

const receiptOf = async (fixture: PaymentsFixture, charge: Charge['id'] | undefined) => {
  const documents = { receipt: async () => new Uint8Array(), statement: async () => new Uint8Array() };
  const found = await wiredHistory({ ...fixture, documents }, callOf(ben, pena, fixture.clock.now)).receipt(
    charge ?? ('none' as Charge['id']),
  );
  if (!found.ok) throw new Error(found.error.kind);
  return found.value;
};

describe('what is left to pay', () => {
  it('is what was owed less what was paid, at once and on the receipt, before and after the books have it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 500, max: due }), async (amount) => {
        const fixture = await paymentsFixture();
        const paid = await fixture.pay(balance, amount === due ? full(due) : partial(amount));
        if (!paid.ok) throw new Error(paid.error.kind);
        const left = { balance: due - amount };
        expect(paid.value.left).toEqual(left);
        expect((await receiptOf(fixture, paid.value.charge)).left).toEqual(left);
        await fixture.post();
        expect((await receiptOf(fixture, paid.value.charge)).left).toEqual(left);
      }),
      { numRuns: 20 },
    );
  });

  it('names the copay of the visit beside the balance', async () => {
    const fixture = await paymentsFixture();
    const checkIn = { kind: 'check-in', patient: benAtPena, appointment: nextVisit } as const;
    const paid = await fixture.pay(checkIn, full(due + copay));
    expect(paid).toMatchObject({ ok: true, value: { left: { balance: 0, copay: 0 } } });
  });

  it('is left out where the books do not answer: nobody is told an amount that is not known', async () => {
    const fixture = await paymentsFixture();
    const paid = await fixture.pay(balance, partial(cents(2_000)));
    if (!paid.ok) throw new Error(paid.error.kind);
    fixture.billing.balance = () => Promise.reject(new Error('No answer.'));
    expect(await receiptOf(fixture, paid.value.charge)).not.toHaveProperty('left');
  });
});
