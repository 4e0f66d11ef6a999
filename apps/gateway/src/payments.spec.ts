import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { story } from './testing/scenario-steps.ts';
import { ben, north, south } from './testing/clinic-fixture.ts';
import { holding, profiles } from './testing/running-gateway.ts';
import { guestHeaders, guestToken } from './testing/signed-in-sessions.ts';
import { card, openPaymentsFixture, uniqueId, type Answer, type PaymentsFixture } from './testing/payments-fixture.ts';

let fixture: PaymentsFixture;

describe.each(profiles)('payments with processors that are %s', (profile) => {
  /** Each block has a gateway of its own. */
  const openGateway = (): void => {
    beforeAll(async () => {
      fixture = await openPaymentsFixture({ profile });
    }, 120_000);
    afterAll(() => fixture.gateway.close());
  };

  describe.each([
    ['Clover', north.id],
    ['Payeezy', south.id],
  ])('a payment by %s', (_, practice) => {
    openGateway();
    const it = story();
    const here = () => holding(fixture, practice);
    const part = (amount: string, more: object = card()) => ({
      uniqueId: uniqueId(),
      paymentType: 'partialPayment',
      amount,
      ...more,
    });

    it('MON-052 MON-133 the screen says what is owed, and seals what the card form needs', async () => {
      const screen = await fixture.told('getMakePayments', {}, here());
      expect(screen).toMatchObject({
        context: 'BALANCE',
        patient_id: '1001',
        practice_id: practice,
        amount: '500.00',
        patientBalance: '500.00',
        copay: '0.00',
        pending: '0.00',
        paymentTypes: ['fullPayment', 'partialPayment', 'paymentPlan'],
        partial: { minimum: '1.00', maximum: '500.00' },
        today: '2026-03-05',
      });
      const sealed = String(screen['encryptedData']);
      expect(sealed).toMatch(/^[\w-]{40,}$/);
      expect(Buffer.from(sealed, 'base64url').toString()).not.toMatch(/clover|payeezy|127\.0\.0\.1/);
      const again = await fixture.told('getMakePayments', { patientId: '1001', practiceId: practice }, here());
      expect({ ...again, encryptedData: '' }).toEqual({ ...screen, encryptedData: '' });
    });

    it('MON-018 MON-070 MON-071 MON-072 is made once, however often it is sent', async () => {
      const input = part('10.10');
      const paid = await fixture.done('makePayment', input, here());
      expect(paid).toMatchObject({
        status: 200,
        error: null,
        receipt: { done: 'PAID', amount: '10.10', card_type: 'Visa', last4: '4242', next: '/payments' },
      });
      expect(await fixture.done('makePayment', input, here())).toEqual(paid);
      const reference = String(paid.receipt?.['reference']);
      const { clover, payeezy } = fixture.gateway.processors;
      expect(clover.sandbox.books.taken(reference) + payeezy.sandbox.taken(reference)).toBe(1_010);
      expect(await fixture.told('getPaymentOutcome', { uniqueId: input.uniqueId }, here())).toEqual(paid);
      expect(await fixture.open(practice)).toBe('489.90');
      expect(await fixture.refusedBy('makePayment', { ...input, amount: '10.11' }, here())).toEqual({
        code: 'DUPLICATE',
        reason: 'duplicate',
        isSilent: true,
      });
      const both = await Promise.all(
        [1, 2].map(() =>
          fixture.ask('makePayment', { input: { ...part('9.90'), uniqueId: `twice-${practice}` } }, here()),
        ),
      );
      expect(both.some(({ data }) => (data?.['makePayment'] as Answer | undefined)?.status === 200)).toBe(true);
      expect(await fixture.open(practice)).toBe('480.00');
    });

    it('MON-018 tells the amount where another one was sent', async () => {
      const whole = { ...part('480.01'), paymentType: 'fullPayment' };
      const body = await fixture.ask('makePayment', { input: whole }, here());
      expect(body).toMatchObject({ code: 'AMOUNT', reason: 'amount-changed' });
      expect(body.text).toContain('"amount":"480.00"');
      for (const amount of ['0.99', '480.01', '-1.00', '0.00']) {
        expect(await fixture.refusedBy('makePayment', part(amount), here())).toMatchObject({
          code: 'AMOUNT',
          reason: 'amount-out-of-range',
        });
      }
    });

    it('MON-073 MON-132 cannot be read where amount or card are none', async () => {
      for (const amount of ['', '1', '1.5', '1,00', '1e3', '01.00', '1.000', ' 1.00', 'NaN', '9'.repeat(40)]) {
        expect(await fixture.refusedBy('makePayment', part(amount), here())).toMatchObject({ code: 'BAD_INPUT' });
      }
      const cards = [
        {},
        { cardId: 'a', ...card() },
        { plainTextCardData: '{' },
        { cardToken: 'x' },
        card({ card_number: '4242 4242' }),
      ];
      for (const wrong of cards) {
        expect(await fixture.refusedBy('makePayment', part('1.00', wrong), here())).toMatchObject({
          code: 'BAD_INPUT',
        });
      }
      const expired = await fixture.refusedBy('makePayment', part('1.00', card({ exp_date: '0226' })), here());
      expect(expired).toMatchObject({ code: 'CARD_DECLINED', reason: 'card-refused' });
      expect(await fixture.refusedBy('makePayment', part('1.00', { cardId: 'unknown' }), here())).toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await fixture.open(practice)).toBe('480.00');
    });

    it('keeps the card where that is wanted, and pays with it from then on', async () => {
      const saving = part('10.00', card({ saveCard: true, default: true }));
      expect(await fixture.done('makePayment', saving, here())).toMatchObject({ receipt: { cardSaved: true } });
      const screen = await fixture.told('getMakePayments', {}, here());
      const [kept] = screen['cards'] as readonly Readonly<Record<string, unknown>>[];
      expect(kept).toMatchObject({
        type: 'Visa',
        last4: '4242',
        expirationMonth: 9,
        expirationYear: 2030,
        default: true,
      });
      const saved = part('10.00', { cardId: kept?.['cardId'] });
      expect(await fixture.done('makePayment', saved, here())).toMatchObject({
        status: 200,
        receipt: { last4: '4242' },
      });
    });
  });

  describe('a payment', () => {
    openGateway();
    it('MON-070 MON-072 a wallet is charged once by its token, where it is offered, and never kept', async () => {
      const { sandbox } = fixture.gateway.processors.clover;
      const tokenOf = async (data: string): Promise<string> => {
        const answer = await fetch(`${sandbox.tokenAddress}/v1/tokens`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', apikey: sandbox.publicKey },
          body: JSON.stringify({ encryptedWallet: { applePayPaymentData: { data } } }),
        });
        return ((await answer.json()) as { id: string }).id;
      };
      const sent = (token: string, more: object = {}) => ({
        uniqueId: uniqueId(),
        paymentType: 'partialPayment',
        amount: '1.23',
        cardToken: JSON.stringify({ wallet: 'APPLE_PAY', token, merchant: 'cloverapi', ...more }),
      });
      const [atClover, atPayeezy] = [holding(fixture, north.id), holding(fixture, south.id)];
      const input = sent(await tokenOf('good'));
      const paid = await fixture.done('makePayment', input, atClover);
      const named = sandbox.switches.namesWalletCards ? { card_type: 'Visa', last4: '4242' } : { card_type: null };
      expect(paid).toMatchObject({ status: 200, receipt: { wallet: 'APPLE_PAY', ...named } });
      expect(await fixture.done('makePayment', input, atClover)).toEqual(paid);
      expect(sandbox.books.taken(String(paid.receipt?.['reference']))).toBe(123);
      const history = await fixture.told('getPayments', {}, atClover);
      expect(JSON.stringify(history)).toContain('"wallet":"APPLE_PAY"');
      const before = sandbox.books.charges.size;
      const refusals = [
        [sent(await tokenOf('good')), atPayeezy, 'CARD_DECLINED', 'card-refused'],
        [sent(await tokenOf('good'), { saveCard: true }), atClover, 'BAD_INPUT', 'bad-input'],
        [sent(await tokenOf('good'), { wallet: 'VENMO' }), atClover, 'BAD_INPUT', 'bad-input'],
      ] as const;
      for (const [wrong, where, code, reason] of refusals) {
        expect(await fixture.refusedBy('makePayment', wrong, where)).toMatchObject({ code, reason });
      }
      expect(sandbox.books.charges.size).toBe(before);
      const declined = sent(await tokenOf('declined'));
      expect(await fixture.refusedBy('makePayment', declined, atClover)).toMatchObject({ reason: 'declined' });
    });

    it('MON-018 a declined card is told by a code of its own', async () => {
      const input = {
        uniqueId: uniqueId(),
        paymentType: 'partialPayment',
        amount: '1.00',
        ...card({ type: 'American Express', card_number: '375987654000004', cvv: '1234' }),
      };
      const declined = { code: 'CARD_DECLINED', reason: 'declined', isSilent: true };
      const here = holding(fixture, north.id);
      expect(await fixture.refusedBy('makePayment', input, here)).toEqual(declined);
      expect(await fixture.refusedBy('makePayment', input, here)).toEqual(declined);
    });

    it('MON-042 a payment for somebody else is none', async () => {
      const [theirs] = ben;
      const input = { uniqueId: uniqueId(), paymentType: 'fullPayment', amount: '12.50', ...card() };
      const named = { patientId: theirs?.patient, practiceId: south.id };
      expect(await fixture.refusedBy('makePayment', { ...input, ...named })).toMatchObject({ code: 'NOT_FOUND' });
      expect(await fixture.refusedBy('makePayment', { ...input, patientId: '1001' })).toMatchObject({
        code: 'BAD_INPUT',
      });
    });

    it('MON-002 MON-052 MON-070 a guest pays what the link is about, and may keep the card with the account of the chart', async () => {
      const guest = guestHeaders(await guestToken(fixture.gateway.database, 'guest-pay'));
      const guestPaymentData = { patient_info: { patient_id: '1001', practice_id: south.id } };
      const context = { kind: 'GUEST' };
      const before = await fixture.open();
      const screen = await fixture.told('getMakePayments', { guestPaymentData, context }, guest);
      expect(screen).toMatchObject({ context: 'GUEST', patientBalance: before, cards: [], maySaveCard: true });
      const input = { uniqueId: uniqueId(), paymentType: 'partialPayment', amount: '5.00', guestMode: true, ...card() };
      expect(await fixture.done('makePayment', input, guest)).toMatchObject({
        status: 200,
        receipt: { next: '/guest/workflow/payments/payment_success' },
      });
      const somebody = { patient_info: { patient_id: '2002', practice_id: south.id } };
      const foreign = await fixture.ask('getMakePayments', { guestPaymentData: somebody, context }, guest);
      expect(foreign.code).toBe('NOT_FOUND');
      expect((await fixture.ask('getMakePayments', { context }, { [headerNames.guestToken]: 'made up' })).code).toBe(
        'UNAUTHENTICATED',
      );
    });
  });
});
