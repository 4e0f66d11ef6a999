import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PaymentContext, PaymentType } from '@portico/application/payments';
import { owedAfterPart, sumOwed, type OwedNow } from '@portico/domain/payments';
import { HOUR, plus } from '@portico/domain/kernel';
import { ben, benAtPena, callOf, noon, pena } from '../kernel/testing/index.ts';
import { VisitMoneyReader } from './visit-money-reader.ts';
import { copaysLeft, dueOf, OpenAmounts } from '../payments/index.ts';
import {
  balance,
  cents,
  full,
  nextVisit,
  partial,
  paymentsFixture,
  plan,
  wiredHistory,
} from '../payments/testing/index.ts';
import type { PaymentsFixture } from '../payments/testing/index.ts';

const checkOut: PaymentContext = { kind: 'check-out', patient: benAtPena, appointment: nextVisit };

const documents = { receipt: async () => new Uint8Array(), statement: async () => new Uint8Array() };

const payScreen = async (fixture: PaymentsFixture, context: PaymentContext) => {
  const shown = await fixture.screen(context);
  if (shown.ok) return { amount: shown.value.amount, parts: shown.value.parts, types: shown.value.types };
  expect(shown.error.kind).toBe('nothing-to-pay');
  return { amount: cents(0), parts: { balance: cents(0), copay: cents(0) }, types: [] as readonly PaymentType[] };
};

const historyOf = (fixture: PaymentsFixture) =>
  wiredHistory({ ...fixture, documents }, callOf(ben, pena, fixture.clock.now));

/** Every place that says what is owed says this, in one sum or by its parts. */
const expectEverywhere = async (fixture: PaymentsFixture, owed: Required<OwedNow>): Promise<void> => {
  const amounts = new OpenAmounts(fixture.billing, fixture.ledger, fixture.plans, fixture.ledgerClock);
  const visit = await fixture.schedule.visit(benAtPena, nextVisit);
  if (visit === undefined) throw new Error('There is no visit.');
  const booking = { bookedUnder: async () => [] };
  const reader = new VisitMoneyReader(amounts, fixture.merchants, fixture.ledger, fixture.disputes, booking);
  const copayRows = owed.copay === 0 ? [] : [{ practice: pena.id, appointment: nextVisit, amount: owed.copay }];
  const [home, open, payments, ofBalance, atCheckOut, ofVisit] = await Promise.all([
    amounts.balance(benAtPena),
    amounts.copays(benAtPena, fixture.clock.now, amounts.balance(benAtPena)),
    historyOf(fixture).screen(),
    payScreen(fixture, balance),
    payScreen(fixture, checkOut),
    reader.of(visit, pena, true),
  ]);
  expect(dueOf(home)).toBe(owed.balance);
  expect(payments).toMatchObject({ ok: true, value: { payable: owed.balance, copays: copayRows } });
  expect(payments).toMatchObject({ value: { takesPart: ofBalance.types.includes('partial') } });
  expect(copaysLeft(open, pena)).toMatchObject(copayRows);
  expect(ofBalance).toMatchObject({ amount: owed.balance, parts: { balance: owed.balance, copay: 0 } });
  expect(atCheckOut).toMatchObject({ amount: sumOwed(owed), parts: owed });
  expect(ofVisit).toMatchObject({ copayOpen: owed.copay, dueTogether: sumOwed(owed) });
};

describe('what is owed', () => {
  it('MON-169 is one sum in every place, before and after a part, with a plan and without, in and out of the books', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          due: fc.integer({ min: 7_000, max: 50_000 }),
          copay: fc.integer({ min: 0, max: 6_000 }),
          planned: fc.constantFrom(0, 6_000),
          share: fc.integer({ min: 0, max: 1_000 }),
        }),
        async ({ due, copay, planned, share }) => {
          const fixture = await paymentsFixture();
          fixture.billing.put(benAtPena, { due: cents(due), asOf: noon });
          const dues = { copay: cents(copay), cancellationFee: cents(0) };
          fixture.billing.putVisit(benAtPena, nextVisit, dues, plus(noon, -HOUR));
          if (planned > 0) expect((await fixture.pay(balance, plan(planned))).ok).toBe(true);
          const before = { balance: cents(due - planned), copay: cents(copay) };
          await expectEverywhere(fixture, before);

          const amount = Math.min(before.balance, 500 + Math.round(((before.balance - 500) * share) / 1_000));
          const paid = await fixture.pay(checkOut, partial(amount));
          if (!paid.ok) throw new Error(paid.error.kind);
          const after = { copay: before.copay, ...owedAfterPart(before, cents(amount)) };
          expect(sumOwed(after)).toBe(sumOwed(before) - amount);
          expect(paid.value.left).toEqual(after);
          await expectEverywhere(fixture, after);
          await fixture.post();
          await expectEverywhere(fixture, after);
          const receipt = await historyOf(fixture).receipt(paid.value.charge ?? ('none' as never));
          expect(receipt).toMatchObject({ ok: true, value: { left: after } });

          if (sumOwed(after) === 0) return;
          expect((await fixture.pay(checkOut, full(sumOwed(after)))).ok).toBe(true);
          await expectEverywhere(fixture, { balance: cents(0), copay: cents(0) });
        },
      ),
      { numRuns: 30 },
    );
  });
});
