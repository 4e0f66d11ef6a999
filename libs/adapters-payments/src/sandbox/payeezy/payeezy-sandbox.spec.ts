import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { passesLuhn } from './card-mistakes.ts';
import { PayeezySandbox } from './index.ts';
import { isToken, tokenFor } from './card-tokens.ts';

const keys = {
  apiKey: 'key',
  apiSecret: 'secret',
  merchantToken: 'fdoa-token',
  securityKey: 'js-key',
  transArmorToken: 'NOIW',
};
const start = Date.parse('2026-03-18T15:00:00Z');
let now = start;
let sandbox: PayeezySandbox;

beforeAll(async () => {
  sandbox = await PayeezySandbox.open({ seed: 'seed', keys, now: () => now });
});
afterEach(() => {
  sandbox.reset();
  now = start;
});
afterAll(() => sandbox.close());

const card = { type: 'visa', cardholder_name: 'Ana Ñ', card_number: '4012000033330026', exp_date: '0930', cvv: '123' };
const purchase = {
  transaction_type: 'purchase',
  method: 'credit_card',
  amount: '1299',
  currency_code: 'USD',
  merchant_ref: 'ref',
  reversal_id: 'rev',
  credit_card: card,
};

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

let nonces = 0;
const ask = async (content: unknown, path = '/transactions', headers: Record<string, string> = {}): Promise<Answer> => {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  nonces += 1;
  const nonce = headers['nonce'] ?? String(nonces);
  const timestamp = headers['timestamp'] ?? String(now);
  const hex = createHmac('sha256', keys.apiSecret)
    .update(keys.apiKey + nonce + timestamp + keys.merchantToken + body)
    .digest('hex');
  const answer = await fetch(`${sandbox.address}/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: keys.apiKey,
      token: keys.merchantToken,
      nonce,
      timestamp,
      authorization: Buffer.from(hex).toString('base64'),
      ...headers,
    },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
};

const messagesOf = ({ body }: Answer): readonly string[] =>
  (body as { readonly Error: { readonly messages: readonly { readonly code: string }[] } }).Error.messages.map(
    ({ code }) => code,
  );

/** A transaction after a first one: `POST /transactions/{id}`. */
const then = (first: Answer, type: string, more: object = {}): Promise<Answer> =>
  ask(
    {
      transaction_tag: first.body['transaction_tag'],
      transaction_type: type,
      method: 'credit_card',
      amount: '1299',
      currency_code: 'USD',
      ...more,
    },
    `/transactions/${String(first.body['transaction_id'])}`,
  );
const bankOf = ({ body }: Answer) => body['bank_resp_code'];
const isApproved = ({ body }: Answer): boolean => body['transaction_status'] === 'approved';

describe('the door of the double', () => {
  it('looks at the key, the merchant, the signature, the form and the content, in that order', async () => {
    const wrong = { authorization: 'wrong' };
    expect(await ask('{', undefined, { ...wrong, apikey: 'other', token: 'other' })).toMatchObject({
      status: 401,
      body: { fault: { detail: {} } },
    });
    expect(await ask('{', undefined, { ...wrong, token: 'other' })).toMatchObject({ status: 401, body: { error: {} } });
    expect(await ask('{', undefined, wrong)).toEqual({
      status: 403,
      body: { code: '403', message: 'HMAC validation Failure' },
    });
    expect(messagesOf(await ask('{'))).toEqual(['invalid_request']);
    expect(messagesOf(await ask(purchase, undefined, { 'content-type': 'text/plain' }))).toEqual(['invalid_request']);
    expect((await ask({})).status).toBe(400);
  });

  it('signs the bytes that came, not what they mean', async () => {
    const spaced = JSON.stringify(purchase, undefined, 2);
    expect((await ask(spaced)).status).toBe(201);
    const hex = createHmac('sha256', keys.apiSecret).update('key').digest('hex');
    const authorization = Buffer.from(hex).toString('base64');
    expect((await ask(spaced, undefined, { authorization })).status).toBe(403);
  });

  it('knows no other routes', async () => {
    expect((await ask(purchase, '/other')).status).toBe(404);
    expect((await fetch(`${sandbox.address}/v1/transactions/tokens`)).status).toBe(404);
    expect((await fetch(`${sandbox.address}/v1/transactions`)).status).toBe(401);
  });

  it('refuses what was sent before, and old times, if it is told to', async () => {
    const nonce = { nonce: 'once' };
    expect((await ask(purchase, undefined, nonce)).status).toBe(201);
    expect((await ask(purchase, undefined, nonce)).status).toBe(201);
    sandbox.habits.refusesReplays = true;
    expect((await ask(purchase, undefined, nonce)).status).toBe(403);
    const old = { timestamp: String(now - 6 * 60_000) };
    expect((await ask(purchase, undefined, old)).status).toBe(403);
  });
});

describe('the content of a question', () => {
  it('has all its mistakes named at once', async () => {
    const bad = { ...card, type: 'paypal', card_number: '4111111111111113', exp_date: '0226', cardholder_name: '' };
    const answer = await ask({ ...purchase, amount: '12.99', currency_code: 'usd', credit_card: bad });
    expect(answer.status).toBe(400);
    expect(answer.body['transaction_status']).toBe('Not Processed');
    expect(messagesOf(answer)).toEqual([
      'invalid_amount',
      'invalid_currency_code',
      'invalid_card_type',
      'missing_cardholder_name',
      'card_expired',
      'invalid_card_number',
    ]);
  });

  it('is a card that is good to the end of its month', async () => {
    const march = { ...purchase, credit_card: { ...card, exp_date: '0326' } };
    expect((await ask(march)).status).toBe(201);
    now = Date.parse('2026-04-01T00:00:00Z');
    expect(messagesOf(await ask(march))).toEqual(['card_expired']);
  });

  it('takes is_scheduled as text and as a truth value', async () => {
    const of = (is_scheduled: unknown) =>
      ask({ ...purchase, stored_credentials: { sequence: 'FIRST', initiator: 'CARDHOLDER', is_scheduled } });
    expect((await of('false')).status).toBe(201);
    expect((await of(true)).status).toBe(201);
    expect((await of('maybe')).status).toBe(400);
  });

  it('repeats a card’s code only if it is told to be careless', async () => {
    const wrong = { ...purchase, credit_card: { ...card, type: 'other', cvv: '917' } };
    expect(JSON.stringify(await ask(wrong))).not.toContain('917');
    sandbox.habits.echoesCodes = true;
    expect(JSON.stringify(await ask(wrong))).toContain('917');
  });
});

describe('amounts that are refused', () => {
  const of = (amount: number) => ask({ ...purchase, amount: String(amount) });

  it('are 5000 dollars and a bank code', async () => {
    for (const code of ['302', '522', '530']) {
      const answer = await of((5_000 + Number(code)) * 100);
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({ transaction_status: 'declined', bank_resp_code: code });
      expect(answer.body['transaction_id']).toBeUndefined();
    }
  });

  it('are 5000 dollars and a gateway code in cents', async () => {
    expect(JSON.stringify(await of(500_022))).toContain('Bad Request (22)');
    expect((await of(500_042)).status).toBe(500);
  });

  it('are no others, but for the smallest, if there is a smallest', async () => {
    for (const amount of [1, 499_999, 500_000, 510_000, 552_201, 600_000])
      expect(isApproved(await of(amount))).toBe(true);
    sandbox.habits.minimumSale = 100;
    expect((await of(99)).body).toMatchObject({ transaction_status: 'declined', gateway_resp_code: '36' });
  });
});

describe('the books of the double', () => {
  const authorize = () => ask({ ...purchase, transaction_type: 'authorize' });

  it('want id and tag of one answer', async () => {
    const [one, other] = [await ask(purchase), await ask(purchase)];
    const mixed = { ...one, body: { ...one.body, transaction_tag: other.body['transaction_tag'] } };
    expect(JSON.stringify(await then(mixed, 'void'))).toContain('(69)');
    expect(messagesOf(await then(one, 'void', { transaction_tag: '' }))).toEqual(['missing_transaction_tag']);
  });

  it('capture at most what was held, once, under a name of its own', async () => {
    const held = await authorize();
    expect(bankOf(await then(held, 'capture', { amount: '1300' }))).toBe('306');
    const captured = await then(held, 'capture', { amount: '1000' });
    expect(isApproved(captured)).toBe(true);
    expect(captured.body['transaction_id']).not.toBe(held.body['transaction_id']);
    expect(bankOf(await then(held, 'capture'))).toBe('264');
    expect({ taken: sandbox.taken('ref'), held: sandbox.held('ref') }).toEqual({ taken: 1_000, held: 0 });
  });

  it('give back no more than was taken', async () => {
    const paid = await ask(purchase);
    expect(isApproved(await then(paid, 'refund', { amount: '1000' }))).toBe(true);
    expect(bankOf(await then(paid, 'refund', { amount: '300' }))).toBe('599');
    expect(isApproved(await then(paid, 'refund', { amount: '299' }))).toBe(true);
    expect(sandbox.taken('ref')).toBe(0);
  });

  it('undo all of it, once, and nothing that was given back', async () => {
    const paid = await ask(purchase);
    expect(bankOf(await then(paid, 'void', { amount: '1000' }))).toBe('306');
    expect(isApproved(await then(paid, 'void'))).toBe(true);
    expect(bankOf(await then(paid, 'void'))).toBe('305');
    expect(bankOf(await then(paid, 'refund'))).toBe('599');
    const other = await ask(purchase);
    await then(other, 'refund', { amount: '1' });
    expect((await then(other, 'void')).body).toMatchObject({ transaction_status: 'declined', gateway_resp_code: '24' });
  });

  it('undo by the name that was given, also where the answer was lost', async () => {
    const undo = () =>
      ask({
        transaction_type: 'void',
        method: 'credit_card',
        amount: '1299',
        currency_code: 'USD',
        reversal_id: 'rev',
      });
    expect(bankOf(await undo())).toBe('307');
    sandbox.faults.plan({ kind: 'drop', when: 'after' });
    await expect(ask(purchase)).rejects.toThrow();
    expect(sandbox.taken('ref')).toBe(1_299);
    expect(isApproved(await undo())).toBe(true);
    expect(bankOf(await undo())).toBe('305');
    expect(sandbox.taken('ref')).toBe(0);
  });

  it('know nothing of what was dropped before it arrived', async () => {
    sandbox.faults.plan({ kind: 'drop', when: 'before' });
    await expect(ask(purchase)).rejects.toThrow();
    expect(sandbox.approvals('ref')).toBe(0);
  });

  it('name nothing twice, in this life or another', async () => {
    const id = String((await ask(purchase)).body['transaction_id']);
    const other = await PayeezySandbox.open({ seed: 'seed', keys, now: () => start + 1 });
    const ids = Array.from({ length: 100 }, () => other.newName().id);
    await other.close();
    expect(new Set([id, ...ids]).size).toBe(101);
  });
});

describe('tokens', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 13, maxLength: 19 }).map((all) => all.join(''));

  it('are no card numbers, end as the card does, and are known again without being kept', () => {
    fc.assert(
      fc.property(fc.string(), numbers, (seed, number) => {
        const token = tokenFor(seed, number);
        expect(token).toMatch(/^\d{16}$/);
        expect(token.slice(-4)).toBe(number.slice(-4));
        expect(passesLuhn(token)).toBe(false);
        expect(tokenFor(seed, number)).toBe(token);
        expect(isToken(seed, token)).toBe(true);
      }),
    );
  });

  it('are charged without a card; others are refused by the bank', async () => {
    const by = (value: string) =>
      ask({
        ...purchase,
        method: 'token',
        token: { token_type: 'FDToken', token_data: { ...card, card_number: undefined, value } },
      });
    expect(isApproved(await by(tokenFor('seed', card.card_number)))).toBe(true);
    expect(bankOf(await by('9245291408870026'))).toBe('353');
    expect(messagesOf(await by(''))).toEqual(['missing_token_value']);
  });

  it('are made from server to server too', async () => {
    const body = { type: 'FDToken', credit_card: card, auth: 'false', ta_token: 'NOIW' };
    expect(await ask(body, '/transactions/tokens')).toMatchObject({
      status: 201,
      body: { status: 'success', token: { value: tokenFor('seed', card.card_number) } },
    });
    expect(messagesOf(await ask({ ...body, ta_token: 'x' }, '/transactions/tokens'))).toEqual(['invalid_ta_token']);
  });
});

describe('what the double keeps', () => {
  it('MON-134 holds no card number and no code', async () => {
    await ask({ ...purchase, credit_card: { ...card, cvv: '917' } });
    const asked = new URLSearchParams({ apikey: 'key', 'credit_card.card_number': card.card_number });
    await fetch(`${sandbox.address}/v1/securitytokens?${asked}`);
    const kept = JSON.stringify([sandbox.journal.entries, sandbox.ledger.transactions]);
    expect(kept).not.toContain(card.card_number);
    // By itself: the digits may stand within a port or a tag by chance.
    expect(kept).not.toMatch(/\b917\b/);
    for (const secret of [keys.apiKey, keys.apiSecret, keys.merchantToken]) expect(kept).not.toContain(`"${secret}"`);
  });

  it('is nothing after it was reset', async () => {
    await ask(purchase);
    sandbox.reset();
    expect({ approvals: sandbox.approvals('ref'), entriesCount: sandbox.journal.entries.length }).toEqual({
      approvals: 0,
      entriesCount: 0,
    });
  });
});
