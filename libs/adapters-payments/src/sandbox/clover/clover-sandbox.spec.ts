import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CloverSandbox } from './clover-sandbox.ts';

type Json = Record<string, unknown>;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Json & { id: string; error: Json };
}

const visa = '4242424242424242';

describe('CloverSandbox', () => {
  let now = Date.UTC(2026, 2, 4);
  let keys = 0;
  let sandbox: CloverSandbox;
  beforeEach(async () => {
    now = Date.UTC(2026, 2, 4);
    sandbox = await CloverSandbox.start({ now: () => now, seed: 'a seed' });
  });
  afterEach(() => sandbox.close());

  const ask = async (
    address: string,
    method: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<Answer> => {
    const response = await fetch(address, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const body_ = (text.startsWith('{') ? JSON.parse(text) : {}) as Answer['body'];
    return { status: response.status, headers: response.headers, text, body: body_ };
  };
  const scl = (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
    ask(
      sandbox.sclAddress + path,
      method,
      { authorization: `Bearer ${sandbox.privateToken}`, 'x-forwarded-for': '203.0.113.7', ...more },
      body,
    );
  const key = (): Record<string, string> => ({ 'idempotency-key': `key-${String((keys += 1)).padStart(12, '0')}` });
  const tokenize = (card: Json = {}, headers: Record<string, string> = { apikey: sandbox.publicKey }) =>
    ask(`${sandbox.tokenAddress}/v1/tokens`, 'POST', headers, {
      card: { number: visa, exp_month: '02', exp_year: '2031', cvv: '917', ...card },
    });
  const token = async (card: Json = {}): Promise<string> => (await tokenize(card)).body.id;
  const charge = async (more: Json = {}, headers = key()) =>
    scl('POST', '/v1/charges', { amount: 1299, currency: 'usd', source: await token(), ...more }, headers);
  const customer = async (card: Json = {}) =>
    scl('POST', '/v1/customers', { email: 'james.walker@example.org', source: await token(card), ecomind: 'ecom' });
  const errorOf = ({ status, body }: Answer) => [status, body.error['code']];

  it('lets nobody in without the right key, each door in its own words', async () => {
    expect((await tokenize({}, { apikey: 'wrong' })).text).toBe('{"message":"401 Unauthorized"}');
    expect((await scl('GET', '/v1/charges', undefined, { authorization: 'Bearer wrong' })).text).toBe(
      '{"message":"401 Unauthorized"}',
    );
    const pakms = await scl('GET', '/pakms/apikey', undefined, { authorization: '' });
    expect({ pakmsStatus: pakms.status, text: pakms.text }).toEqual({ pakmsStatus: 401, text: 'Unauthorized' });
    expect((await scl('GET', '/pakms/apikey')).body['apiAccessKey']).toBe(sandbox.publicKey);
    // The keys are not each other's.
    expect((await tokenize({}, { apikey: sandbox.privateToken })).status).toBe(401);
  });

  it('exchanges cards for tokens, also for a page of another origin', async () => {
    const preflight = await ask(`${sandbox.tokenAddress}/v1/tokens`, 'OPTIONS', { origin: 'http://portal' });
    expect(preflight.status).toBe(204);
    const answer = await tokenize({ number: '4242-4242-4242-4242', exp_year: '31' });
    for (const { headers } of [preflight, answer]) expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey');
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^clv_[\w-]+$/),
      object: 'token',
      card: { exp_month: '02', exp_year: '2031', first6: '424242', last4: '4242', brand: 'VISA' },
    });
  });

  it('refuses a card whose form is wrong', async () => {
    const wrong: readonly (readonly [Json, string])[] = [
      [{ number: '4242424242424241' }, 'invalid_number'],
      [{ number: '9999999999999995' }, 'invalid_card_type'],
      [{ exp_month: '13' }, 'invalid_expiry_month'],
      [{ exp_year: '031' }, 'invalid_expiry_year'],
      [{ exp_year: '2026', exp_month: '02' }, 'expired_card'],
      [{ cvv: '12' }, 'invalid_cvc'],
    ];
    for (const [card, code] of wrong) expect(errorOf(await tokenize(card))).toEqual([400, code]);
    expect((await tokenize({ exp_year: '2026', exp_month: '03' })).status).toBe(200);
  });

  it('charges the published cards as published', async () => {
    const approved = ['4000056655665556', '371449635398431', '30569309025904', '3566002020360505', '5204245250003294'];
    for (const number of approved) expect((await charge({ source: await token({ number }) })).status).toBe(200);
    const declined = [
      '4005571702222222',
      '375987654000004',
      '5424180273333333',
      '4264281511117771',
      '4005578003333335',
    ];
    for (const number of declined) {
      const answer = await charge({ source: await token({ number }) });
      expect(answer.status).toBe(402);
      expect(answer.body.error).toMatchObject({ code: 'card_declined', declineCode: 'issuer_declined' });
      const read = await scl('GET', `/v1/charges/${String(answer.body.error['charge'])}`);
      expect(read.body).toMatchObject({ status: 'failed', failure_code: 'issuer_declined', captured: false });
    }
  });

  it('shows a charge, and an authorization that says nothing of being paid', async () => {
    const paid = await charge({ external_reference_id: 'ABCDEF012345', ecomind: 'moto' });
    expect(paid.body).toMatchObject({
      id: expect.stringMatching(/^[\dA-Z]{13}$/),
      amount: 1299,
      captured: true,
      created: now,
      currency: 'USD',
      ecomind: 'moto',
      external_reference_id: 'ABCDEF012345',
      paid: true,
      status: 'succeeded',
      source: { brand: 'VISA', cvc_check: 'pass', address_zip_check: 'unchecked' },
    });
    const source = await token({ cvv: undefined, address_zip: 'none' });
    const held = await charge({ capture: false, source });
    expect(held.body).toMatchObject({ captured: false, status: 'succeeded' });
    expect(held.body).not.toHaveProperty('paid');
    expect(held.body['source']).toMatchObject({ cvc_check: 'unchecked', address_zip_check: 'failed' });
  });

  it('wants whole cents, a payer’s address and a key', async () => {
    for (const amount of [0, -1, 1.5, '1299'])
      expect(errorOf(await charge({ amount }))[1]).toBe('invalid_charge_amount');
    expect(errorOf(await charge({ amount: 100_000_000 }))).toEqual([400, 'amount_too_large']);
    expect(errorOf(await charge({}, {}))).toEqual([400, 'invalid_request']);
    sandbox.switches.strict = false;
    expect((await charge({}, {})).status).toBe(200);
    expect(errorOf(await charge({}, { 'x-forwarded-for': '' }))).toEqual([400, 'invalid_request']);
    expect(errorOf(await scl('POST', '/v1/charges', '{"amount":', key()))).toEqual([400, 'invalid_request']);
    expect(errorOf(await scl('POST', '/v1/charges', '{}', { ...key(), 'content-type': 'text/plain' }))).toEqual([
      400,
      'invalid_request',
    ]);
  });

  it('works on a key once and gives the same answer to the letter, also when the first one was lost', async () => {
    const body = { amount: 500, currency: 'usd', source: await token(), external_reference_id: 'ABCDEF012345' };
    const headers = key();
    sandbox.faults.plan({ kind: 'drop', when: 'after' }, { listener: 'scl', method: 'POST', path: '/v1/charges' });
    await expect(scl('POST', '/v1/charges', body, headers)).rejects.toThrow();
    const first = await scl('POST', '/v1/charges', body, headers);
    const second = await scl('POST', '/v1/charges', body, headers);
    expect(second.text).toBe(first.text);
    expect(sandbox.books.taken('ABCDEF012345')).toBe(500);
    const other = await scl('POST', '/v1/charges', { ...body, amount: 501 }, headers);
    expect({ otherStatus: other.status, type: other.body.error['type'] }).toEqual({
      otherStatus: 400,
      type: 'idempotency_error',
    });
    expect(sandbox.books.taken('ABCDEF012345')).toBe(500);
  });

  it('says that a key is in flight', async () => {
    const open = sandbox.hold();
    const body = { amount: 500, currency: 'usd', source: await token() };
    const headers = key();
    // One of the two comes first and waits.
    const both = [0, 1].map(() => scl('POST', '/v1/charges', body, headers));
    expect((await Promise.race(both)).status).toBe(409);
    open();
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('takes a token once, unless it is saved, which has to come first', async () => {
    const source = await token();
    expect((await charge({ source })).status).toBe(200);
    expect(errorOf(await charge({ source }))).toEqual([400, 'token_already_used']);
    const late = await scl('POST', '/v1/customers', { email: 'a@example.org', source });
    expect(errorOf(late)).toEqual([400, 'token_already_used']);
    const saved = await customer();
    const [kept] = (saved.body['sources'] as { data: string[] }).data;
    const stored_credentials = { sequence: 'FIRST', initiator: 'CARDHOLDER', is_scheduled: false };
    for (const named of [kept, kept, saved.body.id])
      expect(await charge({ source: named, stored_credentials })).toMatchObject({
        status: 200,
        body: { customer: saved.body.id },
      });
    sandbox.switches.supportsMultiPayToken = false;
    expect((await customer()).status).toBe(400);
  });

  it('wants to be told of a saved card who asks for the money, and since when', async () => {
    const { data } = (await customer()).body['sources'] as { data: string[] };
    const [source] = data;
    expect((await charge({ source })).body.error).toMatchObject({ code: 'card_declined', declineCode: 'missing_cvc' });
    const sequence = (of: string) => charge({ source, stored_credentials: { sequence: of } });
    expect((await sequence('SUBSEQUENT')).body).toHaveProperty('warning_message');
    expect((await sequence('FIRST')).body).not.toHaveProperty('warning_message');
    expect((await sequence('SUBSEQUENT')).body).not.toHaveProperty('warning_message');
  });

  it('keeps customers: with an email, no card twice, and forgets them', async () => {
    expect(errorOf(await scl('POST', '/v1/customers', { source: await token() }))).toEqual([400, 'email_invalid']);
    const { id, sources } = (await customer()).body;
    const [source] = (sources as { data: string[] }).data;
    const again = { email: 'a@example.org', source: await token() };
    expect((await scl('PUT', `/v1/customers/${id}`, again)).status).toBe(409);
    const other = { email: 'a@example.org', source: await token({ number: '378282246310005' }) };
    expect((await scl('PUT', `/v1/customers/${id}`, other)).status).toBe(200);
    expect((await customer()).status).toBe(200);
    sandbox.switches.oneCustomerPerCard = true;
    expect((await customer()).status).toBe(409);
    const gone = await scl('DELETE', `/v1/customers/${id}/sources/${source}`);
    expect(gone.body).toEqual({ deleted: true, id: source, object: 'deletedcard' });
    expect((await scl('DELETE', `/v1/customers/${id}/sources/${source}`)).status).toBe(404);
    const stored_credentials = { sequence: 'SUBSEQUENT' };
    expect(errorOf(await charge({ source, stored_credentials }))).toEqual([400, 'card_on_file_missing']);
    sandbox.deleteCard(other.source);
    expect(errorOf(await charge({ source: id, stored_credentials }))).toEqual([400, 'card_on_file_missing']);
  });

  it('captures once, refunds what is left, and lets go of what was not captured', async () => {
    const { id } = (await charge({ capture: false, external_reference_id: 'HELD' })).body;
    expect(sandbox.books.held('HELD')).toBe(1299);
    expect(errorOf(await scl('POST', `/v1/charges/${id}/capture`, { amount: 1300 }))[1]).toBe('invalid_charge_amount');
    expect((await scl('POST', `/v1/charges/${id}/capture`, {})).body).toMatchObject({ captured: true, paid: true });
    expect(errorOf(await scl('POST', `/v1/charges/${id}/capture`, {}))).toEqual([400, 'charge_already_captured']);
    expect({ taken: sandbox.books.taken('HELD'), held: sandbox.books.held('HELD') }).toEqual({ taken: 1299, held: 0 });
    expect((await scl('POST', '/v1/refunds', { charge: id, amount: 300 })).body).toMatchObject({
      amount: 300,
      charge: id,
    });
    expect(errorOf(await scl('POST', '/v1/refunds', { charge: id, amount: 1000 }))).toEqual([400, 'invalid_request']);
    expect((await scl('POST', '/v1/refunds', { charge: id })).body).toMatchObject({ amount: 999 });
    expect(errorOf(await scl('POST', '/v1/refunds', { charge: id }))).toEqual([400, 'charge_already_refunded']);
    expect(sandbox.books.taken('HELD')).toBe(0);
    const listed = (await scl('GET', `/v1/refunds?charge=${id}`)).body['data'] as Json[];
    expect(listed.map(({ amount }) => amount)).toEqual([999, 300]);
    const other = (await charge({ capture: false, external_reference_id: 'GONE' })).body.id;
    expect(errorOf(await scl('POST', '/v1/refunds', { charge: other, amount: 1 }))).toEqual([400, 'invalid_request']);
    expect((await scl('POST', '/v1/refunds', { charge: other })).status).toBe(200);
    expect(sandbox.books.held('GONE')).toBe(0);
    expect((await scl('POST', `/v1/charges/${other}/capture`, {})).status).toBe(400);
  });

  it('lists charges, the newest first, by pages', async () => {
    const made: string[] = [];
    for (let index = 0; index < 12; index += 1) made.unshift((await charge()).body.id);
    const ids = async (query: string) =>
      ((await scl('GET', `/v1/charges${query}`)).body['data'] as Json[]).map(({ id }) => id);
    expect(await ids('')).toEqual(made.slice(0, 10));
    expect(await ids(`?limit=5&starting_after=${made[4]}`)).toEqual(made.slice(5, 10));
    expect(await ids(`?limit=5&ending_before=${made[7]}`)).toEqual(made.slice(2, 7));
    expect(await ids('?customer=NOBODY')).toEqual([]);
    expect((await scl('GET', '/v1/charges?limit=0')).status).toBe(400);
    expect((await scl('GET', '/v1/charges?starting_after=NOSUCH')).status).toBe(404);
    expect((await scl('GET', '/v2/charges')).status).toBe(404);
  });

  it('has its switches: another spelling, amounts that choose, and money that is gone though it was declined', async () => {
    sandbox.switches.declineSpelling = 'decline_code';
    sandbox.switches.amountMagic = true;
    expect((await charge({ amount: 5116 })).body.error).toMatchObject({ decline_code: '116' });
    sandbox.reset();
    expect((await charge({ amount: 5116 })).status).toBe(200);
    sandbox.switches.chargesDespite402 = true;
    const declined = await charge({
      source: await token({ number: '4005571702222222' }),
      external_reference_id: 'GONE',
    });
    expect(declined.status).toBe(402);
    expect(sandbox.books.taken('GONE')).toBe(1299);
  });

  it('limits the rate when it is told to, and names every limit', async () => {
    sandbox.limitRate();
    const limited = await scl('GET', '/v1/charges');
    expect(limited.status).toBe(429);
    for (const name of ['crossTokenLimit', 'tokenLimit', 'crossTokenConcurrentLimit', 'tokenConcurrentLimit'])
      expect(limited.headers.get(`X-RateLimit-${name}`)).not.toBeNull();
    expect(limited.headers.get('retry-after')).toBe('1');
    expect((await scl('GET', '/v1/charges')).status).toBe(200);
  });

  it('makes the same ids from the same seed at the same time, and knows the saved cards of its earlier life', async () => {
    const saved = (await customer()).body;
    const bad = (await customer({ number: '4005571702222222' })).body;
    const [source] = (saved['sources'] as { data: string[] }).data;
    const [declined] = (bad['sources'] as { data: string[] }).data;
    expect(source?.length).toBeLessThan(200);
    const { id } = (await charge({ source, stored_credentials: { sequence: 'FIRST' } })).body;
    await sandbox.close();
    sandbox = await CloverSandbox.start({ now: () => now, seed: 'a seed' });
    expect((await customer()).body.id).toBe(saved.id);
    expect((await customer({ number: '378282246310005' })).body.id).toBe(bad.id);
    expect((await charge()).body.id).toBe(id);
    const again = { sequence: 'SUBSEQUENT' };
    expect((await charge({ source: declined, stored_credentials: again })).status).toBe(402);
    expect((await charge({ source, stored_credentials: { sequence: 'SUBSEQUENT' } })).status).toBe(200);
    for (const forged of ['clv_1T', 'clv_1Tforged', `${source}x`.replace('A', 'B'), 'nothing'])
      expect((await charge({ source: forged, stored_credentials: { sequence: 'SUBSEQUENT' } })).status).toBe(404);
    await sandbox.close();
    now += 1;
    sandbox = await CloverSandbox.start({ now: () => now, seed: 'a seed' });
    await customer();
    expect((await charge()).body.id).not.toBe(id);
    await sandbox.close();
    sandbox = await CloverSandbox.start({ now: () => now, seed: 'another seed' });
    expect((await charge({ source, stored_credentials: { sequence: 'SUBSEQUENT' } })).status).toBe(404);
  });

  it('writes down every call, and nothing secret of any', async () => {
    await charge({ source: await token({ number: '378282246310005', cvv: '8317' }) });
    const { entries } = sandbox.journal;
    expect(entries.map(({ listener, method, path, status }) => [listener, method, path, status])).toEqual([
      ['token', 'POST', '/v1/tokens', 200],
      ['token', 'POST', '/v1/tokens', 200],
      ['scl', 'POST', '/v1/charges', 200],
    ]);
    const all = JSON.stringify(entries);
    for (const secret of ['378282246310005', '8317', visa, sandbox.privateToken, sandbox.publicKey])
      expect(all).not.toContain(secret);
    expect(entries[0]?.bodyHash).not.toBe(entries[1]?.bodyHash);
  });

  it('listens on this machine only', () => {
    for (const address of [sandbox.sclAddress, sandbox.tokenAddress])
      expect(new URL(address).hostname).toBe('127.0.0.1');
  });
});
