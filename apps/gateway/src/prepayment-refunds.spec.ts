import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmbeddedBookingSetup, EmbeddedMoneySetup } from '@portico/adapters-practice/embedded';
import { PostgresOutbox } from '@portico/adapters-storage';
import { usualVisitRules } from '@portico/domain/appointments';
import { DAY, HOUR, MINUTE, plus, type AppointmentId, type Cents, type HoldId } from '@portico/domain/kernel';
import { story } from './testing/scenario-steps.ts';
import { anotherInstance, until } from './testing/second-gateway-instance.ts';
import { ana, anaEmail, south } from './testing/clinic-fixture.ts';
import { noon, profiles } from './testing/running-gateway.ts';
import { card, openPaymentsFixture, uniqueId, type Answer, type PaymentsFixture } from './testing/payments-fixture.ts';

let fixture: PaymentsFixture;

const paidAhead = async (hold: string, amount: string): Promise<Answer> =>
  fixture.done('makePrepayment', { uniqueId: uniqueId(), amount, ...card(), appointment: { holdId: hold } });
const named = (appointmentId: string) => ({ practiceId: south.id, patientId: '1001', appointmentId });
const cancel = (appointment: string, more: object = {}) =>
  fixture.ask('cancelAppointment', { input: { ...named(appointment), ...more } });
const offered = async (appointment: string) => (await fixture.told('getCancellation', named(appointment)))['prepaid'];
const taken = (reference: unknown): number => fixture.gateway.processors.payeezy.sandbox.taken(String(reference));
const ledger = () => fixture.gateway.processors.payeezy.sandbox.ledger.transactions;
const refunds = async () =>
  fixture.gateway.database.rows<{ readonly state: string }>({
    text: 'select state from prepayment_refunds order by charge_id',
  });

/** Holds a time for Ana, `days` from now, in place of a visit. */
const keep = async (id: string, days: number, prepayment: number, replaces?: string): Promise<void> => {
  const [, patient] = ana;
  if (patient === undefined) throw new Error('Ana has no chart in the south.');
  const start = plus(noon, days * DAY);
  await new EmbeddedMoneySetup(fixture.gateway.database).heldSlots([
    {
      id: id as HoldId,
      prepayment: prepayment as Cents,
      until: plus(noon, HOUR),
      ...(replaces === undefined ? {} : { replaces: replaces as AppointmentId }),
      visit: {
        patient,
        start,
        end: plus(start, HOUR),
        video: false,
        provider: { id: 'ng' as never, name: 'Dr. Ng' },
        location: { id: 'main' } as never,
      },
    },
  ]);
};

describe.each(profiles)('prepayment refunds with processors that are %s', (profile) => {
  /** Each block has a gateway of its own. */
  const openGateway = (): void => {
    beforeAll(async () => {
      fixture = await openPaymentsFixture({ profile });
      await new EmbeddedBookingSetup(fixture.gateway.database).rules(
        south.id,
        { leadMinutes: 60, approvesRequests: false, waitList: true, preRegistration: false },
        { ...usualVisitRules, cancellation: { cutOffMinutes: 60, prepaymentBackHours: 48, reasons: [] } },
      );
    }, 120_000);
    afterAll(() => fixture.gateway.close());
  };

  describe('a visit that was paid for ahead', () => {
    openGateway();
    const it = story();
    let visit: string;
    let first: Answer;

    it('goes to another time with what was paid for it, and says so before it is canceled, and to which cards', async () => {
      await keep('early', 10, 7_500);
      first = await paidAhead('early', '75.00');
      await keep('late', 12, 1_000, String(first['appointment_id']));
      const second = await paidAhead('late', '10.00');
      visit = String(second['appointment_id']);
      expect(await offered(visit)).toEqual({
        amount: '85.00',
        givenBack: true,
        until: '2026-03-15T19:00:00.000Z',
        cards: [
          { amount: '10.00', card_type: 'Visa', last4: '4242' },
          { amount: '75.00', card_type: 'Visa', last4: '4242' },
        ],
      });
      expect(await offered('1001-next')).toBeNull();
    });

    it('is not canceled where another part goes back than the person was told', async () => {
      expect(await cancel(visit, { prepaymentGivenBack: '0.00' })).toMatchObject({
        code: 'CONFLICT',
        reason: 'prepayment-changed',
      });
      expect(await refunds()).toEqual([]);
    });

    it('is paid back once after it was canceled in time, by any instance, and the books know', async () => {
      const both = await Promise.all([1, 2].map(() => cancel(visit, { prepaymentGivenBack: '85.00' })));
      expect(both.map(({ data }) => data?.['cancelAppointment'])).toEqual([200, 200]);
      const instances = [1, 2].map(() => anotherInstance(fixture.gateway, MINUTE));
      await Promise.all(instances.map((instance) => instance.listen(0, '127.0.0.1')));
      await until(refunds, (rows) => rows.every(({ state }) => state === 'given-back'));
      await Promise.all(instances.map((instance) => instance.close()));
      expect(await refunds()).toHaveLength(2);
      expect(taken(first.receipt?.['reference'])).toBe(0);
      const [row] = await fixture.gateway.database.rows<{ readonly sum: number }>({
        text: `select coalesce(sum(amount_cents), 0)::integer as sum from book_postings where purpose ->> 'kind' = 'prepayment'`,
      });
      expect(row?.sum).toBe(0);
      expect(await cancel(visit, { prepaymentGivenBack: '0.00' })).toMatchObject({ code: undefined });
    });

    it('is told to its payer by mail, as any payment is: what was paid, and what went back', async () => {
      const paid = { uniqueId: uniqueId(), paymentType: 'partialPayment', amount: '5.00', ...card() };
      const { receipt } = await fixture.done('makePayment', paid);
      const receipts = async () =>
        (await new PostgresOutbox(fixture.gateway.database).waiting(100)).filter(
          ({ notification }) => notification.kind === 'payment-receipt' && notification.event !== 'looked-into',
        );
      const instance = anotherInstance(fixture.gateway, 5 * MINUTE);
      await instance.listen(0, '127.0.0.1');
      await until(receipts, ({ length }) => length >= 5);
      await instance.close();
      const told = (await receipts()).map(({ notification }) => notification);
      const amounts = (event: string) =>
        told
          .flatMap((one) => (one.kind === 'payment-receipt' && one.event === event ? one.amount : []))
          .sort((a, b) => a - b);
      expect(amounts('paid')).toEqual([500, 1_000, 7_500]);
      expect(amounts('refunded')).toEqual([1_000, 7_500]);
      expect(told).toContainEqual({
        kind: 'payment-receipt',
        event: 'paid',
        amount: 500,
        last4: '4242',
        reference: receipt?.['reference'],
        practice: south.name,
        // Of the 500.00 that she owes there.
        left: { balance: 49_500 },
        link: expect.stringMatching(/^https:\/\/portal\.example\.org\/payments\/receipt\/[^/]+$/),
      });
      expect(new Set((await receipts()).map(({ to }) => to.address))).toEqual(new Set([anaEmail]));
    });

    it('gives back what the page of its fee shows, and takes no fee where another amount would go back', async () => {
      await keep('costly', 7, 7_500);
      const appointment = String((await paidAhead('costly', '75.00'))['appointment_id']);
      await new EmbeddedMoneySetup(fixture.gateway.database).visitDues(south.id, [
        { appointment: appointment as AppointmentId, copay: 0 as Cents, cancellationFee: 4_000 as Cents },
      ]);
      const page = (appointmentId: string) =>
        fixture.told('getMakePayments', { context: { kind: 'CANCELLATION', appointmentId } });
      expect(await page('1001-off')).toMatchObject({ prepaid: null, timeZone: null });
      expect(await page(appointment)).toMatchObject({
        amount: '40.00',
        prepaid: { amount: '75.00', givenBack: true, cards: [{ amount: '75.00', last4: '4242' }] },
        timeZone: 'America/Phoenix',
      });
      const pays = (prepaymentGivenBack?: string) => ({
        ...{ uniqueId: uniqueId(), amount: '40.00', appointment_id: appointment, cancellationReasonId: '1' },
        ...{ ...card(), prepaymentGivenBack },
      });
      const changed = { code: 'CONFLICT', reason: 'prepayment-changed' };
      expect(await fixture.refusedBy('makeCancellationPayment', pays('74.99'))).toMatchObject(changed);
      expect(await refunds()).toHaveLength(2);
      expect((await fixture.done('makeCancellationPayment', pays('75.00'))).receipt).toMatchObject({ amount: '40.00' });
      expect(await refunds()).toHaveLength(3);
    });

    it('keeps what was paid where it is too late, and says so', async () => {
      await keep('soon', 1, 7_500);
      const paid = await paidAhead('soon', '75.00');
      const soon = String(paid['appointment_id']);
      expect(await offered(soon)).toMatchObject({ amount: '75.00', givenBack: false });
      expect((await cancel(soon, { prepaymentGivenBack: '0.00' })).data).toEqual({ cancelAppointment: 200 });
      expect(await refunds()).toHaveLength(3);
      expect(taken(paid.receipt?.['reference'])).toBe(7_500);
    });
  });
  describe('a visit that is paid for ahead in place of another', () => {
    openGateway();
    const pay = (holdId: string, amount: string) => ({
      uniqueId: uniqueId(),
      amount,
      ...card(),
      appointment: { holdId },
    });
    const standing = async () => {
      const [row] = await fixture.gateway.database.rows<{ readonly status: string }>({
        text: `select status from clinic.appointments where practice_id = $1 and id = '1001-old'`,
        values: [south.id],
      });
      return row?.status;
    };

    it('MON-159 keeps the time for another card where one is declined, and the visit that it replaces', async () => {
      // The double declines a card by the amount: 530 is the bank's code.
      await keep('declined', 14, 5_530_00, '1001-old');
      const refused = await fixture.refusedBy('makePrepayment', pay('declined', '5530.00'));
      expect({ code: refused.code, standing: await standing() }).toEqual({
        code: 'CARD_DECLINED',
        standing: 'SCHEDULED',
      });
      expect(await fixture.told('getAppointmentPrepayment', { holdId: 'declined' })).toMatchObject({
        amount: '5530.00',
      });
    });

    it('MON-159 takes nothing and keeps nothing back where the time is gone by then, and the visit that it replaces stays', async () => {
      await keep('gone', 15, 7_500, '1001-old');
      const start = plus(noon, 15 * DAY);
      await fixture.gateway.database.rows({
        text: `update clinic.appointments set provider_id = 'ng', starts_at = $2, ends_at = $3 where practice_id = $1 and id = '2002-next'`,
        values: [south.id, start, plus(start, HOUR)],
      });
      const before = ledger().length;
      expect(await fixture.refusedBy('makePrepayment', pay('gone', '75.00'))).toMatchObject({
        code: 'CONFLICT',
        reason: 'slot-gone',
      });
      expect(await standing()).toBe('SCHEDULED');
      const entries = ledger().slice(before);
      expect(entries.map(({ kind, undone, later }) => [kind, undone, later.length])).toEqual([['authorize', true, 0]]);
    });
  });
});
