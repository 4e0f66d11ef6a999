import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresOutbox } from '@portico/adapters-storage';
import { MINUTE } from '@portico/domain/kernel';
import { anotherInstance, until } from './testing/second-gateway-instance.ts';
import { north, south } from './testing/clinic-fixture.ts';
import { holding, profiles } from './testing/running-gateway.ts';
import { card, openPaymentsFixture, uniqueId, type PaymentsFixture } from './testing/payments-fixture.ts';

let fixture: PaymentsFixture;

const waitingEntries = async (): Promise<number | undefined> => {
  const [row] = await fixture.gateway.database.rows<{ readonly waiting: number }>({
    text: 'select count(*)::integer as waiting from book_postings where posted_at is null',
  });
  return row?.waiting;
};

describe.each(profiles)('reconciliation with processors that are %s', (profile) => {
  beforeAll(async () => {
    fixture = await openPaymentsFixture({ profile });
  }, 120_000);
  afterAll(() => fixture.gateway.close());

  describe.each([
    ['Clover', north.id, 'captured', 200],
    // What is in the banks' batch already stands.
    profile === 'contrary' ? ['Payeezy', south.id, 'captured', 200] : ['Payeezy', south.id, 'voided', undefined],
  ] as const)('a payment by %s whose answer was lost', (_, practice, end, status) => {
    it('MON-072 is being checked, is settled by any instance, reaches the books, and its payer is told', async () => {
      const { clover, payeezy } = fixture.gateway.processors;
      const here = holding(fixture, practice);
      const before = await fixture.open(practice);
      clover.sandbox.faults.plan({ kind: 'drop', when: 'after' }, { listener: 'scl', path: '/v1/charges' }, 20);
      payeezy.sandbox.faults.plan({ kind: 'drop', when: 'after' }, { path: '/v1/transactions' }, 20);
      const input = { uniqueId: uniqueId(), paymentType: 'partialPayment', amount: '20.00', ...card() };
      const outcome = () => fixture.ask('getPaymentOutcome', { uniqueId: input.uniqueId }, here);
      const first = await fixture.ask('makePayment', { input }, here);
      expect(first.text).toMatch(/checking/i);
      expect((await outcome()).text).toMatch(/checking/i);
      clover.sandbox.faults.clear();
      payeezy.sandbox.faults.clear();

      const instance = anotherInstance(fixture.gateway, 20 * MINUTE);
      await instance.listen(0, '127.0.0.1');
      const settled = await until(outcome, ({ text }) => !/checking/i.test(text));
      expect((settled.data?.['getPaymentOutcome'] as { status?: number } | undefined)?.status).toBe(status);
      await instance.close();
      const poster = anotherInstance(fixture.gateway, 21 * MINUTE);
      await poster.listen(0, '127.0.0.1');
      await until(waitingEntries, (waiting) => waiting === 0);
      await poster.close();

      const left = end === 'captured' ? Number(before) - 20 : Number(before);
      expect(await fixture.open(practice)).toBe(left.toFixed(2));
      const waiting = await new PostgresOutbox(fixture.gateway.database).waiting(100);
      const told = waiting.filter(
        ({ notification }) => 'practice' in notification && notification.practice === `${practice} clinic`,
      );
      expect(told).toHaveLength(1);
      expect(told[0]?.notification).toMatchObject({
        ...(end === 'captured' ? { kind: 'payment-receipt', event: 'looked-into' } : { outcome: 'not' }),
        practice: `${practice} clinic`,
        link: expect.stringMatching(
          end === 'captured'
            ? /^https:\/\/portal\.example\.org\/payments\/receipt\/[^/]+$/
            : /^https:\/\/portal\.example\.org\/payments$/,
        ),
      });
    });
  });
});
