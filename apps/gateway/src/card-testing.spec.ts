import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { executableSchema } from '@portico/adapters-graphql/gateway';
import { PostgresPaymentPlans } from '@portico/adapters-storage';
import { instant, type Cents, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { addressDeclineLimit, declineLimit, type CardId, type PlanId, type UniqueId } from '@portico/domain/payments';
import { getNamedType, isInputObjectType } from 'graphql';
import { south } from './testing/clinic-fixture.ts';
import { DecliningMerchants, stolenNumber } from './testing/declining-merchants.ts';
import type { Reply } from './testing/running-gateway.ts';
import { guestHeaders, guestToken } from './testing/signed-in-sessions.ts';
import { anasOrder } from './testing/shop-fixture.ts';
import { card, openPaymentsFixture, uniqueId, type PaymentsFixture } from './testing/payments-fixture.ts';

const merchants = new DecliningMerchants();
let fixture: PaymentsFixture;
let guest: Record<string, string>;

const plan = { practiceId: south.id, paymentPlanId: 'the-plan' };
const terms = { frequencyCode: 'monthly', dayOfMonth: 5, agreeToTerms: true };
const part = { paymentType: 'partialPayment', amount: '1.00' };

/** What is sent with a card, by the mutation that takes one. */
const places: Readonly<Record<string, object>> = {
  addCreditCard: {},
  createPaymentPlan: { ...terms, planName: 'Crown', totalAmount: '60.00', paymentAmount: '25.00', installments: 3 },
  editPaymentPlan: {
    ...plan,
    planName: 'Crown, slower',
    totalAmount: '100.00',
    monthlyPayment: '25.00',
    installments: 4,
    frequencyCode: 'monthly',
  },
  makeCancellationPayment: { amount: '40.00', appointment_id: '1001-off', cancellationReasonId: '1' },
  makeCheckInPayment: { ...part, appointmentId: '1001-next' },
  makeCheckoutPayment: { ...part, appointmentId: '1001-next' },
  makeCheckoutPrepayment: {
    amount: '30.00',
    appointment: { holdId: 'slot-2' },
    checkoutIds: { appointment_id: '1001-next', patient_id: '1001', practice_id: south.id },
  },
  makeOneTimePayment: { ...plan, state: 'makeOneTime', amount: '20.00' },
  makePayment: part,
  makePrepayment: { amount: '30.00', appointment: { holdId: 'slot-1', provider_id: 'ng' } },
  makeShopPayment: anasOrder,
};

/** Every mutation of the contract that takes a card. */
const takingCards = (): readonly string[] =>
  Object.values(executableSchema().getMutationType()?.getFields() ?? {})
    .filter(({ args }) =>
      args.some(({ type }) => {
        const input = getNamedType(type);
        return isInputObjectType(input) && 'cardToken' in input.getFields();
      }),
    )
    .map(({ name }) => name)
    .sort();

const many = 120;
/** Several times as many as may be declined, where they come from more than one place. */
const few = 4 * declineLimit.failures;
/** No card is tried twice. */
let cards = 0;
type HeadersOf = (at: number) => Record<string, string>;
const tried = (name: string, input: object, at: number, headers?: HeadersOf): Promise<Reply> => {
  cards += 1;
  const stolen = card({ card_number: stolenNumber(cards) });
  return fixture.ask(name, { input: { ...input, ...stolen, uniqueId: uniqueId() } }, headers?.(at));
};
const attack = (name: string, input: object, headers?: HeadersOf, times = many): Promise<readonly Reply[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => tried(name, input, at, headers)));
const refused = (replies: readonly Reply[]) => replies.filter(({ reason }) => reason === 'too-many-card-tries');

describe('card testing', () => {
  beforeAll(async () => {
    fixture = await openPaymentsFixture({ merchants, trustedProxies: ['loopback'] });
    guest = guestHeaders(await guestToken(fixture.gateway.database, 'guest-pay'));
    await new PostgresPaymentPlans(fixture.gateway.database).create(
      {
        id: 'the-plan' as PlanId,
        patient: { practice: south.id as PracticeId, patient: '1001' as PatientId },
        name: 'Crown',
        status: 'active',
        calendar: { frequency: 'monthly', dayOfMonth: 5 },
        payment: 5_000 as Cents,
        card: 'a-card' as CardId,
        autopay: {},
        createdAt: instant(0),
        original: { total: 10_000 as Cents, count: 2 },
        payments: [1, 2].map((number) => ({
          id: `payment-${number}` as never,
          number,
          due: `2026-0${number + 3}-05` as never,
          amount: 5_000 as Cents,
          kind: 'installment' as const,
          state: 'due' as const,
          tries: 0,
        })),
        version: 1,
      },
      'the-plan' as UniqueId,
      new Map(),
    );
  }, 120_000);
  afterAll(() => fixture.gateway.close());
  beforeEach(async () => {
    merchants.asked.clear();
    await fixture.gateway.database.rows({ text: 'delete from tries' });
  });

  describe('somebody who tries stolen cards', () => {
    it('PAY-B7 SEC-S4 is expected wherever the contract takes a card', () => {
      expect(Object.keys(places).sort()).toEqual(takingCards());
    });

    it.each(Object.keys(places))(
      'PAY-B7 SEC-S4 finds out about five of 120 by %s, side by side and then one after the other',
      async (name) => {
        const input = places[name] ?? {};
        const replies = [...(await attack(name, input))];
        // Of payments on one plan that come at one moment most find that it was changed.
        for (let at = 0; at < 8; at += 1) replies.push(await tried(name, input, many + at));
        expect(merchants.asked.size).toBeGreaterThan(0);
        expect(merchants.asked.size).toBeLessThanOrEqual(declineLimit.failures);
        expect(refused(replies).length).toBeGreaterThan(0);
        expect(refused(replies)[0]).toMatchObject({ code: 'RATE_LIMITED' });
        expect(refused(replies)[0]?.text).toContain('"phone":');
      },
      60_000,
    );

    it('PAY-B7 SEC-S4 finds out about five by a bill’s link, is told one reason for all, and is counted', async () => {
      const input = { ...part, guestMode: true, patientId: '1001', practiceId: south.id };
      const replies = await attack('makePayment', input, () => guest);
      expect(merchants.asked.size).toBe(declineLimit.failures);
      expect(refused(replies)).toHaveLength(many - declineLimit.failures);
      const declined = replies.filter(({ reason }) => reason === 'declined');
      expect(new Set(declined.map(({ text }) => (JSON.parse(text) as { errors: unknown }).errors).map(told))).toEqual(
        new Set(['declined']),
      );
      expect(replies.map(({ text }) => text).join()).not.toContain('wrong-number');
      const metrics = await fixture.gateway.metrics();
      expect(metrics).toMatch(/portico_card_declines_total\{practice="south"\} \d+/);
      expect(metrics).toMatch(/portico_card_tries_refused_total\{practice="south"\} \d+/);
    });

    it('PAY-B7 SEC-S4 gains nothing by other network addresses, nor by going from one place to another', async () => {
      const from = (at: number) => ({ ...guest, 'x-forwarded-for': `203.0.113.${at}` });
      const onTheBill = { ...part, guestMode: true, patientId: '1001', practiceId: south.id };
      await attack('makePayment', onTheBill, from, few);
      await attack('addCreditCard', {}, undefined, few);
      await attack('makeShopPayment', anasOrder, undefined, few);
      expect(merchants.asked.size).toBe(declineLimit.failures);
    });

    it('PAY-B7 SEC-S4 leaves no decline in the history for what was refused', async () => {
      const before = await declines();
      await attack('makePayment', part);
      expect((await declines()) - before).toBe(declineLimit.failures);
    });

    it('SEC-S4 a waiting room behind one address may fail more often than one patient', () => {
      expect(addressDeclineLimit.failures).toBeGreaterThan(3 * declineLimit.failures);
    });
  });
});

const declines = async (): Promise<number> => {
  const [row] = await fixture.gateway.database.rows<{ readonly count: number }>({
    text: `select count(*)::integer as count from payment_charges where state = 'declined'`,
  });
  return row?.count ?? 0;
};

const told = (errors: unknown): unknown =>
  (errors as readonly { readonly extensions: { readonly declined: unknown } }[])[0]?.extensions.declined;
