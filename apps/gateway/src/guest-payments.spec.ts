import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmbeddedMoneySetup } from '@portico/adapters-practice/embedded';
import { PostgresOutbox, PostgresPaymentLedger } from '@portico/adapters-storage';
import type { CodeHash } from '@portico/domain/access';
import { MINUTE, plus, type CapabilityId, type Cents, type LocalDate, type PatientId } from '@portico/domain/kernel';
import type { AttemptReference, ChargeId } from '@portico/domain/payments';
import { story } from './testing/scenario-steps.ts';
import { anotherInstance, until } from './testing/second-gateway-instance.ts';
import { anaEmail, south } from './testing/clinic-fixture.ts';
import { guestHeaders, guestToken } from './testing/signed-in-sessions.ts';
import { noon } from './testing/running-gateway.ts';
import { card, openPaymentsFixture, uniqueId, type Answer, type PaymentsFixture } from './testing/payments-fixture.ts';

let fixture: PaymentsFixture;
let guest: Record<string, string>;

const patient_info = { practice_id: south.id, patient_id: '1001' };
const stranger = { practice_id: south.id, patient_id: '2002' };
const statement = { statementId: 'statement-1', practiceId: south.id, patientId: '1001', practiceMgmt: 'carecloud' };

const order = (amount: string, more: object = {}) => ({
  uniqueId: uniqueId(),
  paymentType: 'partialPayment',
  amount,
  guestMode: true,
  patientId: '1001',
  practiceId: south.id,
  ...card(),
  ...more,
});

const receiptOf = (charge: unknown, whose: object = patient_info) =>
  fixture.ask(
    'getGuestPaymentReceipt',
    { successfulGuestData: { charge_id: charge }, guestPaymentData: { patient_info: whose } },
    guest,
  );

describe('guest payments', () => {
  /** Each block has a gateway of its own. */
  const openGateway = (): void => {
    beforeAll(async () => {
      fixture = await openPaymentsFixture();
      guest = guestHeaders(await guestToken(fixture.gateway.database, 'guest-pay', { language: 'es' }));
      await new EmbeddedMoneySetup(fixture.gateway.database).statements([
        {
          patient: { practice: south.id, patient: '1001' as PatientId },
          id: 'statement-1',
          date: '2026-03-01' as LocalDate,
          total: 500_00 as Cents,
          lines: [],
        },
      ]);
    }, 120_000);
    afterAll(() => fixture.gateway.close());
  };

  describe('a guest who pays a bill', () => {
    openGateway();
    const it = story();
    it.each([{ name: 'getGuestPay' }, { name: 'getGuestPayNoCode' }])(
      'MON-202 MON-203 MON-206 $name answers the screen, and whose bill it is without whose account',
      async ({ name }) => {
        const { guestPaymentData, payment } = await fixture.told(name, { input: { patient_info } }, guest);
        expect(payment).toMatchObject({ context: 'GUEST', amount: '500.00', cards: [], maySaveCard: true });
        expect(guestPaymentData).toEqual({
          patient_info: { ...patient_info, practice_mgmt: 'carecloud' },
          patient_balances: {
            demographics: { metadata: { username: 'a•••@example.org', user_id: null } },
            pending_balances: [{ payload: [{ amount: '500.00' }] }],
          },
          patient_statements: [{ id: 'statement-1' }],
          portal_settings: { Financials: { accountStatements: 'A' } },
          practice_information: {
            practice_id: south.id,
            practice_mgmt: 'carecloud',
            practice_name: south.name,
            cloverapi: false,
            payeezy: true,
          },
        });
        const { text } = await fixture.ask(name, { input: { patient_info } }, guest);
        expect(text).not.toContain(anaEmail);
        expect((await fixture.ask(name, { input: { patient_info: stranger } }, guest)).code).toBe('NOT_FOUND');
      },
    );

    it('MON-185 MON-188 opens a statement where the practice shows it to guests, and nobody else’s', async () => {
      const { base64Str } = (await fixture.told('getGuestPatientStatement', statement, guest)) as {
        base64Str?: string;
      };
      expect(Buffer.from(base64Str ?? '', 'base64').toString('latin1')).toMatch(/^%PDF/);
      for (const more of [{ statementId: 'unknown' }, { patientId: '2002' }]) {
        expect((await fixture.ask('getGuestPatientStatement', { ...statement, ...more }, guest)).code).toBe(
          'NOT_FOUND',
        );
      }
    });

    it('MON-173 MON-204 MON-205 pays by the one operation, and is answered the receipt of it, twice sent or once', async () => {
      const input = order('20.00');
      const paid = await fixture.done('makePayment', input, guest);
      expect(paid).toMatchObject({
        status: 200,
        receipt: { amount: '20.00', next: '/guest/workflow/payments/payment_success' },
      });
      expect(await fixture.done('makePayment', input, guest)).toEqual(paid);
      expect(await fixture.told('getPaymentOutcome', { uniqueId: input.uniqueId }, guest)).toEqual(paid);
      const charge = paid.receipt?.['charge_id'];
      const { data } = await receiptOf(charge);
      expect(data?.['getGuestPaymentReceipt']).toMatchObject({
        practice: { practice_id: south.id, practice_name: south.name },
        amount: '20.00',
        date: '2026-03-05',
        card_type: 'Visa',
        last4: '4242',
        reference: paid.receipt?.['reference'],
        left: paid.receipt?.['left'],
        sent: true,
      });
      for (const [id, whose] of [
        [charge, stranger],
        ['unknown', patient_info],
      ] as const) {
        expect((await receiptOf(id, whose)).code).toBe('NOT_FOUND');
      }
    });

    it('MON-204 is mailed the receipt where the link was sent, in its language, and once more what went back of it', async () => {
      const { receipt } = await fixture.done('makePayment', order('4.00'), guest);
      const charge = receipt?.['charge_id'] as ChargeId;
      const ledger = new PostgresPaymentLedger(fixture.gateway.database);
      const toGuest = async () =>
        (await new PostgresOutbox(fixture.gateway.database).waiting(100)).filter(
          ({ notification }) =>
            'reference' in notification &&
            notification.reference === receipt?.['reference'] &&
            !('link' in notification),
        );
      const untilTold = async (count: number) => {
        const instance = anotherInstance(fixture.gateway, 5 * MINUTE);
        await instance.listen(0, '127.0.0.1');
        await until(toGuest, ({ length }) => length >= count);
        await instance.close();
      };
      await untilTold(1);
      const { state } = (await ledger.byId(charge)) ?? {};
      if (state?.kind !== 'captured') throw new Error('Not paid.');
      const { processorCharge } = state;
      const back = { at: plus(noon, MINUTE), processorCharge, amount: 150 as Cents };
      await ledger.move(charge, 'captured', {
        kind: 'refunding',
        ...back,
        before: 0 as Cents,
        reference: 'REFUND000001' as AttemptReference,
      });
      await ledger.move(charge, 'refunding', { kind: 'refunded', ...back });
      await untilTold(2);
      const told = await toGuest();
      expect(told.map(({ to, language }) => [to, language])).toEqual(
        told.map(() => [{ channel: 'email', address: 'guest@example.org' }, 'es']),
      );
      expect(
        told.map(
          ({ notification }) =>
            'amount' in notification && 'event' in notification && [notification.event, notification.amount],
        ),
      ).toEqual([
        ['refunded', 150],
        ['paid', 400],
      ]);
    });

    it('MON-199 is told that nothing is left once it is all paid, and opens its receipt still', async () => {
      const { payment } = await fixture.told('getGuestPay', { input: { patient_info } }, guest);
      const { amount } = payment as Answer;
      const paid = await fixture.done('makePayment', order(String(amount), { paymentType: 'fullPayment' }), guest);
      const reply = await fixture.ask('getGuestPay', { input: { patient_info } }, guest);
      expect(reply).toMatchObject({ code: 'AMOUNT', reason: 'nothing-to-pay' });
      expect((await receiptOf(paid.receipt?.['charge_id'])).code).toBeUndefined();
    });
  });

  describe('a guest who pays at check-in', () => {
    openGateway();
    const named = { patient_id: '1001', practice_id: south.id };
    const checkInIds = { ...named, appointment_id: '1001-next', is_guest_checkin: true };
    const atVisit = (amount: string, more: object = {}) => ({
      uniqueId: uniqueId(),
      paymentType: 'fullPayment',
      amount,
      patientId: '1001',
      practiceId: south.id,
      appointmentId: '1001-next',
      ...card(),
      ...more,
    });
    let checksIn: Record<string, string>;
    beforeAll(async () => {
      checksIn = guestHeaders(
        await guestToken(fixture.gateway.database, 'guest-check-in', {
          id: 'checks-in' as CapabilityId,
          code: 'other' as CodeHash,
        }),
      );
    });

    it('APT-178 MON-167 MON-175 is answered what is due at the visit of the link, pays it once, and owes nothing then', async () => {
      const shown = await fixture.told('continueCheckInPayment', { input: { checkInIds } }, checksIn);
      expect(shown).toMatchObject({
        context: 'CHECK_IN',
        copay: '25.00',
        cards: [],
        planOffer: null,
        statementId: null,
      });
      for (const ids of [
        { ...checkInIds, appointment_id: '1001-old' },
        { ...checkInIds, patient_id: '2002' },
      ]) {
        const other = await fixture.ask('continueCheckInPayment', { input: { checkInIds: ids } }, checksIn);
        expect(other.code).toBe('NOT_FOUND');
      }
      const input = atVisit(String(shown['amount']));
      expect(
        await fixture.refusedBy('makeCheckInPayment', { ...input, appointmentId: '1001-old' }, checksIn),
      ).toMatchObject({ code: 'NOT_FOUND', isSilent: true });
      const press = () => fixture.done('makeCheckInPayment', input, checksIn);
      const answers = await Promise.all([press(), press()]);
      const paid = await press();
      expect(paid).toMatchObject({
        status: 200,
        receipt: { amount: shown['amount'], next: '/guest/workflow/appointments/add_appointment_success' },
      });
      // Who asks while the card is being charged is told that the payment is checked; later it is the receipt.
      expect(answers).toContainEqual(paid);
      for (const answer of answers)
        expect([paid, expect.objectContaining({ error: 'checking' })]).toContainEqual(answer);
      const [charge] = await fixture.gateway.database.rows({
        text: `select count(*)::int as count, sum(amount_cents)::int as cents, sum(copay_cents)::int as copay from payment_charges where unique_id = $1`,
        values: [input.uniqueId],
      });
      expect(charge).toEqual({ count: 1, cents: Number(shown['amount']) * 100, copay: 2_500 });
      const after = await fixture.ask('continueCheckInPayment', { input: { checkInIds } }, checksIn);
      expect(after).toMatchObject({ code: 'AMOUNT', reason: 'nothing-to-pay' });
    });

    it('ACC-007 opens no bill, receipt or statement of the chart, and the link to a bill no check-in', async () => {
      for (const [name, variables] of [
        ['getGuestPay', { input: { patient_info } }],
        ['getGuestPatientStatement', statement],
        ['getMakePayments', {}],
      ] as const) {
        expect((await fixture.ask(name, variables, checksIn)).code).toBe('NOT_FOUND');
      }
      const { code } = await fixture.refusedBy('makePayment', order('1.00'), checksIn);
      expect(code).toBe('NOT_FOUND');
      expect((await fixture.ask('continueCheckInPayment', { input: { checkInIds } }, guest)).code).toBe('NOT_FOUND');
    });
  });
});
