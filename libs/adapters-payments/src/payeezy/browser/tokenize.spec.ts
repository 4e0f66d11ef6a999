import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TokenizerFacts, TypedCard } from '@portico/domain/payments';
import { askByFetch } from '../../sandbox/index.ts';
import { keys, mastercard, openPayeezy, visa } from '../testing/payeezy-fixture.ts';
import { payeezyTokenize } from './index.ts';

const facts: TokenizerFacts = {
  kind: 'payeezy',
  address: 'https://api.payeezy.example',
  key: 'a key',
  securityKey: 'js-key',
  transArmorToken: 'NOIW',
  frame: '/card-frame/payeezy',
};
const refused = (reason: string) => ({ ok: false, error: { kind: 'card-refused', reason } });

/** A tokenizer before what the script called back with. */
const answering = (results: string | undefined) => {
  const asked: { readonly address: string; readonly query: URLSearchParams; readonly frame: string }[] = [];
  const tokenize = payeezyTokenize(async (address, query, frame) => {
    asked.push({ address, query: new URLSearchParams(query), frame });
    return results;
  });
  return { tokenize, asked };
};

const success = (value: unknown): string =>
  JSON.stringify({ status: 201, results: { status: 'success', type: 'FDToken', token: { value } } });
const failure = (...codes: readonly string[]): string =>
  JSON.stringify({
    status: 400,
    results: { status: 'failed', Error: { messages: codes.map((code) => ({ code, description: '' })) } },
  });

describe('payeezyTokenize', () => {
  it('asks the processor once, in the frame of the practice', async () => {
    const { tokenize, asked } = answering(success('9245291408870026'));
    await tokenize(visa, facts);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ address: 'https://api.payeezy.example', frame: '/card-frame/payeezy' });
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
      apikey: 'a key',
      js_security_key: 'js-key',
      ta_token: 'NOIW',
      auth: 'false',
      callback: 'Payeezy.callback',
      type: 'FDToken',
      currency: 'USD',
      'credit_card.type': 'Visa',
      'credit_card.cardholder_name': 'James Walker',
      'credit_card.card_number': visa.number,
      'credit_card.exp_date': '0930',
      'credit_card.cvv': visa.code,
    });
  });

  it('MON-134 hands on the token and the face of the card, and no more', async () => {
    const answer = await answering(success('9245291408870026')).tokenize(visa, facts);
    expect(answer).toEqual({
      ok: true,
      value: {
        kind: 'token',
        token: '9245291408870026',
        cardDetails: { brand: 'visa', last4: '0026', holder: 'James Walker', expiry: visa.expiry },
      },
    });
  });

  it.each([visa.number, '9245291408871111', '924529140887002', 'x', 7, null])(
    'takes %j for no token of the card',
    async (value) => {
      expect(await answering(success(value)).tokenize(visa, facts)).toEqual(refused('unreachable'));
    },
  );

  it.each([
    ['invalid_card_number', 'number'],
    ['invalid_cvv', 'code'],
    ['card_expired', 'expiry'],
    ['invalid_exp_date', 'expiry'],
    ['missing_cardholder_name', 'holder'],
    ['invalid_card_type', 'unsupported'],
    ['invalid_ta_token', 'unreachable'],
  ])('says of %s that it is about the %s', async (code, reason) => {
    expect(await answering(failure('server_error', code)).tokenize(visa, facts)).toEqual(refused(reason));
  });

  it('takes any answer without throwing, and no answer for a token unless it is one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json(), fc.constant(undefined)), async (results) => {
        expect(await answering(results).tokenize(visa, facts)).toEqual(refused('unreachable'));
      }),
    );
  });

  it('asks nobody where a practice has another processor', async () => {
    const { tokenize, asked } = answering(success('9245291408870026'));
    expect(await tokenize(visa, { kind: 'none' })).toEqual(refused('unreachable'));
    expect(asked).toEqual([]);
  });
});

describe('payeezyTokenize before the double', () => {
  it('lets no page of another origin read the answer, in either profile', async () => {
    for (const profile of ['usual', 'contrary'] as const) {
      const opened = await openPayeezy(profile);
      const answer = await fetch(`${opened.sandbox.address}/v1/securitytokens`);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      await opened.close();
    }
  });

  let fixture: Awaited<ReturnType<typeof openPayeezy>>;
  beforeAll(async () => {
    fixture = await openPayeezy();
  });
  afterEach(() => fixture.sandbox.reset());
  afterAll(() => fixture.close());

  const at = (more: object = {}): TokenizerFacts => ({
    kind: 'payeezy',
    address: fixture.sandbox.address,
    key: keys.apiKey,
    securityKey: keys.securityKey,
    transArmorToken: keys.transArmorToken,
    frame: '/card-frame/payeezy',
    ...more,
  });

  it('makes the same token of a card each time, which is no card number', async () => {
    const tokens = [];
    for (const card of [visa, visa, mastercard]) {
      const answer = await payeezyTokenize(askByFetch)(card, at());
      if (!answer.ok || answer.value.kind !== 'token') throw new Error('There is no token.');
      tokens.push(answer.value.token);
    }
    expect(tokens[0]).toBe(tokens[1]);
    expect(tokens.map((token) => token.slice(-4))).toEqual(['0026', '0026', '1732']);
    expect(tokens).not.toContain(visa.number);
  });

  const wrong: readonly (readonly [string, Partial<TypedCard>])[] = [
    ['number', { number: '4111111111111113' }],
    ['unsupported', { number: mastercard.number }],
    ['expiry', { expiry: { year: 2026, month: 2 } }],
    ['holder', { holder: '' }],
    ['code', { code: '12345' }],
  ];
  it.each(wrong)('is told of a wrong %s', async (reason, part) => {
    expect(await payeezyTokenize(askByFetch)({ ...visa, ...part }, at())).toEqual(refused(reason));
  });

  it.each([{ key: 'other' }, { securityKey: 'other' }, { transArmorToken: 'other' }])(
    'is not served with %j',
    async (key) => {
      expect(await payeezyTokenize(askByFetch)(visa, at(key))).toEqual(refused('unreachable'));
    },
  );
});
