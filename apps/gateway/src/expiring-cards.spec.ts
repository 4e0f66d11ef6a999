import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresOutbox } from '@portico/adapters-storage';
import { DAY } from '@portico/domain/kernel';
import { anotherInstance, until } from './testing/second-gateway-instance.ts';
import { anaEmail, south } from './testing/clinic-fixture.ts';
import { card, openPaymentsFixture, uniqueId, type PaymentsFixture } from './testing/payments-fixture.ts';

let fixture: PaymentsFixture;

const planWith = (planName: string, paidWith: object) =>
  fixture.done('createPaymentPlan', {
    uniqueId: uniqueId(),
    planName,
    totalAmount: '60.00',
    paymentAmount: '20.00',
    installments: 3,
    frequencyCode: 'monthly',
    dayOfMonth: 5,
    agreeToTerms: true,
    ...card({ ...paidWith, saveCard: true }),
  });
const told = async () => {
  const waiting = await new PostgresOutbox(fixture.gateway.database).waiting(1_000);
  return waiting.filter(({ notification }) => notification.kind === 'card-expiring');
};
/** Runs two instances `days` later until `isSo` holds for the number of notifications. */
const daysLater = async (days: number, isSo: (count: number) => boolean): Promise<void> => {
  const instances = [1, 2].map(() => anotherInstance(fixture.gateway, days * DAY, { maintenance: true }));
  await Promise.all(instances.map((instance) => instance.listen(0, '127.0.0.1')));
  await until(told, ({ length }) => isSo(length));
  await Promise.all(instances.map((instance) => instance.close()));
};

describe('expiring cards', () => {
  beforeAll(async () => {
    fixture = await openPaymentsFixture();
  }, 120_000);
  afterAll(() => fixture.gateway.close());

  describe('a card that ends before its plan', () => {
    it('is told of by mail the month before, once however many instances look, with where another one is chosen', async () => {
      await planWith('Bridge', { type: 'American Express', card_number: '373953192351004', cvv: '1234' });
      const { payment_plan_id: plan } = await planWith('Crown', { exp_date: '0426' });
      await daysLater(2, (count) => count > 0);
      const [mail, ...others] = await told();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        to: { channel: 'email', address: anaEmail },
        notification: { kind: 'card-expiring', last4: '4242', year: 2026, month: 4, practice: 'south clinic' },
      });
      expect(mail?.notification).toHaveProperty(
        'link',
        `https://portal.example.org/payments/plan/${String(plan)}/practice/${south.id}/choose_card`,
      );
    });
  });
});
