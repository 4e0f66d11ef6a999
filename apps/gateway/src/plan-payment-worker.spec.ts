import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresOutbox } from '@portico/adapters-storage';
import { DAY } from '@portico/domain/kernel';
import { anotherInstance, until } from './testing/second-gateway-instance.ts';
import { north, south } from './testing/clinic-fixture.ts';
import { holding, profiles } from './testing/running-gateway.ts';
import { card, openPaymentsFixture, uniqueId, type PaymentsFixture } from './testing/payments-fixture.ts';

let fixture: PaymentsFixture;

describe.each(profiles)('plan payer with processors that are %s', (profile) => {
  beforeAll(async () => {
    fixture = await openPaymentsFixture({ profile });
  }, 120_000);
  afterAll(() => fixture.gateway.close());

  describe.each([
    ['Clover', north.id],
    ['Payeezy', south.id],
  ])('a plan that is paid by %s', (_, practice) => {
    it('pays its installment on its day by any instance, once, and tells the patient before and after', async () => {
      const here = holding(fixture, practice);
      const plan = {
        uniqueId: uniqueId(),
        planName: `Crown in ${practice}`,
        totalAmount: '60.00',
        paymentAmount: '25.00',
        installments: 3,
        frequencyCode: 'monthly',
        dayOfMonth: 5,
        agreeToTerms: true,
        ...card(),
      };
      const made = await fixture.done('createPaymentPlan', plan, here);
      const shown = async () => {
        const named = { practiceId: practice, paymentPlanId: made['payment_plan_id'] };
        return (await fixture.told('getEditPaymentPlan', named, here)).plan;
      };
      expect(await shown()).toMatchObject({ installmentPaid: 0, nextPayment: { date: '2026-04-05' } });
      const told = async (): Promise<readonly object[]> => {
        const waiting = await new PostgresOutbox(fixture.gateway.database).waiting(100);
        return waiting
          .map(({ notification }) => notification)
          .filter((notification) => notification.kind === 'payment-due' || notification.kind === 'installment-paid')
          .filter((notification) => notification.practice === `${practice} clinic`)
          .reverse();
      };

      // Within three days before, and two of them after the day.
      const early = anotherInstance(fixture.gateway, 29 * DAY);
      await early.listen(0, '127.0.0.1');
      await until(told, ({ length }) => length > 0);
      await early.close();
      expect(await shown()).toMatchObject({ installmentPaid: 0 });
      const instances = [anotherInstance(fixture.gateway, 32 * DAY), anotherInstance(fixture.gateway, 32 * DAY)];
      await Promise.all(instances.map((instance) => instance.listen(0, '127.0.0.1')));
      await until(shown, (now) => now?.['installmentPaid'] === 1);
      await Promise.all(instances.map((instance) => instance.close()));

      const money = { practice: `${practice} clinic`, amount: 2_500, last4: '4242' };
      expect(await told()).toMatchObject([
        { kind: 'payment-due', day: '2026-04-05', ...money },
        { kind: 'installment-paid', ...money, left: 3_500 },
      ]);
      const { paymentsList } = await fixture.told('getPayments', {}, here);
      expect(paymentsList).toMatchObject({
        payments: [{ amount: '25.00', purpose: 'INSTALLMENT', status: 'PAID' }],
        pageDetails: { total_entries: 1 },
      });
      expect(await shown()).toMatchObject({ paid: '25.00', remaining: '35.00', nextPayment: { date: '2026-05-05' } });
    });
  });
});
