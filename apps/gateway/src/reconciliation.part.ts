import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresOutbox } from '@portico/adapters-storage';
import { MINUTE } from '@portico/domain/kernel';
import { anotherInstance, until } from './testing/another-instance.ts';
import { north, south } from './testing/clinic.ts';
import { holding, type Profile } from './testing/running-gateway.ts';
import { card, openTill, uniqueId, type Till } from './testing/till.ts';

let till: Till;

const waitingEntries = async (): Promise<number | undefined> => {
  const [row] = await till.gateway.database.rows<{ readonly waiting: number }>({
    text: 'select count(*)::integer as waiting from book_postings where posted_at is null',
  });
  return row?.waiting;
};

export const reconciliationTests = (profile?: Profile): void => {
  beforeAll(async () => {
    till = await openTill({ profile });
  }, 120_000);
  afterAll(() => till.gateway.close());

  describe.each([
    ['Clover', north.id, 'captured', 200],
    // What is in the banks' batch already stands.
    profile === 'contrary' ? ['Payeezy', south.id, 'captured', 200] : ['Payeezy', south.id, 'voided', undefined],
  ] as const)('a payment by %s whose answer was lost', (_, practice, end, status) => {
    it('MON-072 is being checked, is settled by any instance, reaches the books, and its payer is told', async () => {
      const { clover, payeezy } = till.gateway.processors;
      const here = holding(till, practice);
      const before = await till.open(practice);
      clover.sandbox.faults.plan({ kind: 'drop', when: 'after' }, { listener: 'scl', path: '/v1/charges' }, 20);
      payeezy.sandbox.faults.plan({ kind: 'drop', when: 'after' }, { path: '/v1/transactions' }, 20);
      const input = { uniqueId: uniqueId(), paymentType: 'partialPayment', amount: '20.00', ...card() };
      const outcome = () => till.ask('getPaymentOutcome', { uniqueId: input.uniqueId }, here);
      const first = await till.ask('makePayment', { input }, here);
      expect(first.text).toMatch(/checking/i);
      expect((await outcome()).text).toMatch(/checking/i);
      clover.sandbox.faults.clear();
      payeezy.sandbox.faults.clear();

      const instance = anotherInstance(till.gateway, 20 * MINUTE);
      await instance.listen(0, '127.0.0.1');
      const settled = await until(outcome, ({ text }) => !/checking/i.test(text));
      expect((settled.data?.['getPaymentOutcome'] as { status?: number } | undefined)?.status).toBe(status);
      await instance.close();
      const poster = anotherInstance(till.gateway, 21 * MINUTE);
      await poster.listen(0, '127.0.0.1');
      await until(waitingEntries, (waiting) => waiting === 0);
      await poster.close();

      const left = end === 'captured' ? Number(before) - 20 : Number(before);
      expect(await till.open(practice)).toBe(left.toFixed(2));
      const waiting = await new PostgresOutbox(till.gateway.database).waiting(100);
      const told = waiting.filter(({ notice }) => 'practice' in notice && notice.practice === `${practice} clinic`);
      expect(told).toHaveLength(1);
      expect(told[0]?.notice).toMatchObject({
        ...(end === 'captured' ? { kind: 'payment-receipt', event: 'looked-into' } : { outcome: 'not' }),
        practice: `${practice} clinic`,
        link: 'https://portal.example.org/payments',
      });
    });
  });
};
