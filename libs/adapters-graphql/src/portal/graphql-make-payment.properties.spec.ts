import { describe, expect, it } from '@jest/globals';
import type { MakePayment } from '@portico/application/payments';
import type { GuestBill } from '@portico/application/guests';
import { failed, ok, type AppointmentId, type PatientId, type PracticeId, type Result } from '@portico/domain/kernel';
import type { MerchantOpener, TokenizerFacts } from '@portico/domain/payments';
import fc from 'fast-check';
import { readCard, writeCard } from '../entered-card-text.ts';
import type { GatewayContext, OwnServices } from '../gateway/index.ts';
import {
  paymentContexts,
  paymentOrders,
  paymentReceipts,
  paymentRefusals,
  paymentScreens,
  shopOrders,
} from '../testing/arbitrary-payment-answers.ts';
import { notingService } from '../testing/recording-service.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { GraphqlMakePayment } from './graphql-make-payment.ts';

const opener: MerchantOpener = {
  openWith: async (token, sealed) => (token === 'the token' ? (JSON.parse(sealed) as TokenizerFacts) : undefined),
};

/** One payment service behind the wire, for patients and guests; a test sets its answer. */
const across = (token = 'the token') => {
  const { asked, place, service: payments } = notingService<MakePayment>();
  const context = {
    own: () => ({ payments }) as OwnServices,
    payments: async () => payments,
    guest: async () => ({ bill: async () => ok(bill) }),
    sealed: (facts: TokenizerFacts) => JSON.stringify(facts),
  } as unknown as GatewayContext;
  const came: { by: 'link' | 'bill' | undefined } = { by: 'link' };
  const session = { token: () => token, execution: () => 'cloverapi', guestBy: () => came.by };
  const { client, requests, reported } = tab(gatewayFetch(() => context));
  return {
    asked,
    came,
    requests,
    reported,
    payments: new GraphqlMakePayment(client, session, opener),
    answer: (answer: Result<unknown, unknown>) => {
      place.answer = answer;
    },
  };
};

const bill: GuestBill = {
  practice: { id: 'mesa' as PracticeId, name: 'Mesa', phone: '602-555-0101', management: 'vertex' },
  payments: 'cloverapi',
  accountStatements: false,
};

const runs = { numRuns: 80 };

describe('a payment over the wire', () => {
  it('MON-052 MON-079 MON-082 MON-086 MON-126 MON-155 the screen arrives as it was asked and answered, to the cent', async () => {
    const { payments, asked, answer } = across();
    await fc.assert(
      fc.asyncProperty(paymentContexts, paymentScreens, async (context, screen) => {
        answer(ok(screen));
        expect(await payments.screen(context)).toEqual(ok(screen));
        expect(asked.at(-1)).toEqual(['screen', context]);
      }),
      runs,
    );
  });

  it('MON-202 MON-203 a guest asks by the operation of the way they came, and for the person of it', async () => {
    const { payments, asked, came, requests, answer } = across();
    const [screen] = fc.sample(paymentScreens, { numRuns: 1, seed: 7 });
    const patient = { practice: 'mesa' as PracticeId, patient: 'ana' as PatientId };
    for (const [by, operation] of [
      ['link', 'GetGuestPay'],
      ['bill', 'GetGuestPayNoCode'],
    ] as const) {
      came.by = by;
      answer(ok(screen));
      expect(await payments.screen({ kind: 'guest', patient })).toEqual(ok(screen));
      expect(requests.at(-1)?.body['operationName']).toBe(operation);
      expect(asked.at(-1)).toEqual(['screen', { kind: 'guest', patient }]);
      answer(failed({ kind: 'nothing-to-pay' }));
      expect(await payments.screen({ kind: 'guest', patient })).toEqual(failed({ kind: 'nothing-to-pay' }));
    }
    const before = requests.length;
    came.by = undefined;
    for (const guest of [{}, { patient }]) {
      expect(await payments.screen({ kind: 'guest', ...guest })).toMatchObject({ error: { kind: 'session-over' } });
    }
    expect(requests).toHaveLength(before);
  });

  it('APT-178 what is due at check-in is asked for by an operation of its own, which says whether a guest asks', async () => {
    const { payments, asked, came, requests, answer } = across();
    const [screen] = fc.sample(paymentScreens, { numRuns: 1, seed: 7 });
    const patient = { practice: 'mesa' as PracticeId, patient: 'ana' as PatientId };
    const context = { kind: 'check-in', patient, appointment: 'soon' as AppointmentId } as const;
    for (const [by, more] of [
      ['link', { is_guest_checkin: true }],
      [undefined, {}],
    ] as const) {
      came.by = by;
      answer(ok(screen));
      expect(await payments.screen(context)).toEqual(ok(screen));
      const checkInIds = { appointment_id: 'soon', patient_id: 'ana', practice_id: 'mesa', ...more };
      expect(requests.at(-1)?.body).toMatchObject({
        operationName: 'ContinueCheckInPayment',
        variables: { input: { checkInIds } },
      });
      expect(asked.at(-1)).toEqual(['screen', context]);
      answer(failed({ kind: 'nothing-to-pay' }));
      expect(await payments.screen(context)).toEqual(failed({ kind: 'nothing-to-pay' }));
    }
  });

  it('MON-070 MON-071 MON-083 MON-084 MON-085 MON-087 MON-089 MON-092 MON-127 MON-129 MON-156 MON-157 MON-164 MON-167 MON-168 every order arrives as it was given', async () => {
    const { payments, asked, answer } = across();
    await fc.assert(
      fc.asyncProperty(paymentOrders, paymentReceipts, async (order, receipt) => {
        answer(ok(receipt));
        expect(await payments.submit(order)).toEqual(ok(receipt));
        expect(asked.at(-1)).toEqual(['submit', order]);
        expect(await payments.outcome(order.uniqueId)).toEqual(ok(receipt));
        expect(asked.at(-1)).toEqual(['outcome', order.uniqueId]);
      }),
      { numRuns: 200 },
    );
  });

  it('MON-213 MON-221 the order of a shop arrives as it was given, and its answer says where the buyer goes', async () => {
    const { payments, asked, requests, answer } = across();
    await fc.assert(
      fc.asyncProperty(shopOrders, paymentReceipts, async (order, { plan: _, appointment: __, ...receipt }) => {
        answer(ok(receipt));
        expect(await payments.submit(order)).toEqual(ok(receipt));
        expect(asked.at(-1)).toEqual(['submit', order]);
        expect(requests.at(-1)?.body['operationName']).toBe('MakeShopPayment');
      }),
      runs,
    );
    for (const refused of [{ kind: 'amount-changed', amount: 1 }, { kind: 'shop-away' }, { kind: 'nothing-to-pay' }]) {
      answer(failed(refused));
      const context = { kind: 'shop', store: 's', transaction: 't', amount: 2 as never } as const;
      expect(await payments.screen(context)).toEqual(failed(refused));
    }
  });

  it('MON-018 every refusal arrives as the one that it is, and no toast tells of it', async () => {
    const { payments, answer, reported } = across();
    await fc.assert(
      fc.asyncProperty(paymentOrders, paymentRefusals, async (order, refusal) => {
        answer(failed(refusal));
        expect(await payments.submit(order)).toEqual(failed(refusal));
        expect(await payments.outcome(order.uniqueId)).toEqual(failed(refusal));
      }),
      runs,
    );
    answer(failed({ kind: 'nothing-to-pay' }));
    expect(await payments.screen({ kind: 'balance' })).toEqual(failed({ kind: 'nothing-to-pay' }));
    expect(reported).toEqual([]);
  });

  it('MON-071 every payment says how the practice takes cards', async () => {
    const { payments, requests, answer } = across();
    await fc.assert(
      fc.asyncProperty(paymentOrders, paymentReceipts, async (order, receipt) => {
        answer(ok(receipt));
        await payments.submit(order);
        const { input } = requests.at(-1)?.body['variables'] as { readonly input: Record<string, unknown> };
        expect(input['uniqueId']).toBe(order.uniqueId);
        if (order.card !== undefined) expect(input['execution']).toBe('cloverapi');
      }),
      runs,
    );
  });

  it('MON-134 what the card form needs opens with the token that was shown, and with no other', async () => {
    const { payments, answer } = across('another token');
    const [screen] = fc.sample(paymentScreens, { numRuns: 1, seed: 7 });
    answer(ok({ ...screen, tokenizer: { kind: 'none' } }));
    expect(await payments.screen({ kind: 'balance' })).toEqual(failed({ kind: 'malfunction' }));
  });
});

describe('the text of a card', () => {
  it('MON-132 says what the rows name, digits without spaces, and is read as it was written', () => {
    const card = {
      kind: 'typed',
      card: {
        number: '378282246310005',
        code: '1234',
        holder: 'Ana Núñez',
        expiry: { year: 2031, month: 4 },
        brand: 'american express',
      },
    } as const;
    const text = writeCard({ card, save: true, makeDefault: false }, 'cloverapi');
    expect(JSON.parse(text)).toEqual({
      type: 'American Express',
      saveCard: true,
      default: false,
      cardholder_name: 'Ana Núñez',
      exp_date: '0431',
      card_number: '378282246310005',
      cvv: '1234',
      merchant: 'cloverapi',
    });
    expect(readCard('typed', text)).toEqual({ card, save: true, makeDefault: false });
  });

  it.each([
    '',
    'null',
    '[]',
    '{',
    '{"type":"Visa"}',
    JSON.stringify({
      type: 'Diners',
      cardholder_name: 'Ana',
      exp_date: '0431',
      card_number: '30569309025904',
      cvv: '123',
    }),
    JSON.stringify({
      type: 'Visa',
      cardholder_name: 'Ana',
      exp_date: '1331',
      card_number: '4242424242424242',
      cvv: '123',
    }),
    JSON.stringify({
      type: 'Visa',
      cardholder_name: 'Ana',
      exp_date: '0431',
      card_number: '4242 4242 4242 4242',
      cvv: '123',
    }),
    JSON.stringify({
      type: 'Visa',
      cardholder_name: 'Ana',
      exp_date: '0431',
      card_number: '4242424242424242',
      cvv: '12',
    }),
    JSON.stringify({
      type: 'Visa',
      cardholder_name: '',
      exp_date: '0431',
      card_number: '4242424242424242',
      cvv: '123',
    }),
  ])('is none: %s', (text) => {
    expect(readCard('typed', text)).toBeUndefined();
    expect(readCard('token', text)).toBeUndefined();
  });

  it('is none of any other text, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readCard('typed', text)).toBeUndefined();
        expect(readCard('token', text)).toBeUndefined();
      }),
    );
  });
});
