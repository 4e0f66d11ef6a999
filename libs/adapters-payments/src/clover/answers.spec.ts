import { describe, expect, it } from '@jest/globals';
import { instant, plus, HOUR, type Cents } from '@portico/domain/kernel';
import type { AttemptReference, EnteredCard, Merchant } from '@portico/domain/payments';
import { thisMachine } from '../wire/clock-and-network.ts';
import type { Fetch } from '../wire/http-exchange.ts';
import { refusesUs, type ProcessorError } from '../wire/loggable-processor-failure.ts';
import { cloverMerchant } from './clover-merchant.ts';

const card: EnteredCard = {
  kind: 'token',
  token: 'clv_1TEST',
  cardDetails: { brand: 'visa', last4: '4242', holder: 'James Walker', expiry: { year: 2031, month: 2 } },
};
const reference = 'ABCDEF012345' as AttemptReference;
const amount = 1299 as Cents;

const answering = (fetch: Fetch, report: (problem: ProcessorError) => void = () => undefined): Merchant =>
  cloverMerchant(
    { sclAddress: 'http://scl', tokenAddress: 'http://token', privateToken: 'private', publicKey: 'public' },
    '',
    report,
    undefined,
    { ...thisMachine, fetch, sleep: async () => undefined },
  );

/** A merchant to whom every question is answered the same. */
const answered = (status: number, body: unknown): Merchant => answering(async () => Response.json(body, { status }));
const charge = ({ processor }: Merchant) =>
  processor.charge({ reference, amount, source: { kind: 'entered', card }, occasion: 'payer' });
const at = instant(Date.UTC(2026, 2, 4));
const settle = ({ processor }: Merchant) => processor.settle({ reference, amount, at, now: plus(at, HOUR) });

describe('what Clover answers', () => {
  it.each([
    ['insufficient_funds', 'insufficient-funds'],
    ['expired_card', 'expired-card'],
    ['stolen_card', 'lost-or-stolen'],
    ['incorrect_number', 'wrong-number'],
    ['incorrect_cvc', 'wrong-code'],
    ['invalid_card_type', 'unsupported-card'],
    ['issuer_declined', 'declined'],
    ['function toString() { [native code] }', 'declined'],
  ])('is read as a decline: %s', async (code, reason) => {
    for (const error of [{ declineCode: code }, { decline_code: code }, { code, type: 'card_error' }])
      expect(await charge(answered(402, { error: { code: 'card_declined', ...error } }))).toEqual({
        kind: 'declined',
        reason,
      });
    const failed = { id: 'CHARGE0000001', amount, status: 'failed', failure_code: code };
    expect(await charge(answered(200, failed))).toEqual({ kind: 'declined', reason });
  });

  it.each([
    [400, 'amount_too_large', 'over-limit'],
    [400, 'card_on_file_missing', 'card-gone'],
    [404, 'resource_missing', 'not-accepted'],
    [401, undefined, 'not-accepted'],
    [400, 'function Object() { [native code] }', 'not-accepted'],
  ])('is read as a refusal: %s %s', async (status, code, reason) => {
    expect(await charge(answered(status, { error: { code } }))).toEqual({ kind: 'declined', reason });
  });

  it.each<readonly [string, unknown]>([
    ['pending', { id: 'CHARGE0000001', amount, status: 'pending', captured: true }],
    ['of an authorization', { id: 'CHARGE0000001', amount, status: 'succeeded', captured: false }],
    ['without a word of capture', { id: 'CHARGE0000001', amount, status: 'succeeded' }],
    ['without an id', { amount, status: 'succeeded', captured: true }],
    ['of nothing', {}],
  ])('is no proof of a charge: %s', async (_, body) => {
    expect(await charge(answered(200, body))).toEqual({ kind: 'unknown' });
  });

  it('PAY-B19 is no payment with another amount than was asked for, and goes back whole', async () => {
    for (const other of [amount - 1, amount + 1, 1]) {
      const asked: string[] = [];
      const charge19 = { id: 'CHARGE0000001', amount: other, status: 'succeeded', captured: true };
      const merchant = answering(async (address, { method }) => {
        asked.push(`${method} ${new URL(address).pathname}`);
        return Response.json(charge19);
      });
      const outcome = await charge(merchant);
      if (outcome.kind !== 'unknown') throw new Error(outcome.kind);
      const { processorCharge } = outcome;
      const lost = { reference, amount, at, now: plus(at, HOUR), ...(processorCharge && { processorCharge }) };
      expect(await merchant.processor.settle(lost)).toEqual({ kind: 'voided' });
      expect(asked.at(-1)).toBe('POST /v1/refunds');
      const listed = { data: [{ ...charge19, external_reference_id: reference }] };
      const found = answering(async (address, { method }) =>
        Response.json(method === 'GET' && address.includes('?') ? listed : charge19),
      );
      expect(await settle(found)).toEqual({ kind: 'voided' });
    }
  });

  it.each([401, 403, 429])(
    'PAY-B6 of a key that is refused is reported, in whatever it is written: %i',
    async (status) => {
      for (const body of ['Unauthorized', '{"message":"no"}']) {
        const problems: ProcessorError[] = [];
        const report = (problem: ProcessorError) => void problems.push(problem);
        const merchant = answering(async () => new Response(body, { status }), report);
        expect(await charge(merchant)).toEqual({ kind: 'declined', reason: 'not-accepted' });
        expect(problems.every((problem) => refusesUs(problem) && problem.operation === 'POST charges')).toBe(true);
        expect(problems.length).toBeGreaterThan(0);
      }
    },
  );

  it('is believed to say what was approved, where an attempt was refused before', async () => {
    const listed = { external_reference_id: reference, amount, created: at, captured: true };
    const data = [
      { ...listed, id: 'REFUSED000001', status: 'failed' },
      { ...listed, id: 'CHARGE0000001', status: 'succeeded' },
    ];
    expect(await settle(answered(200, { data }))).toEqual({ kind: 'captured', processorCharge: 'CHARGE0000001' });
    expect(await settle(answered(200, { data: [data[0]] }))).toEqual({ kind: 'declined', reason: 'declined' });
  });

  it('may list what is nobody’s charge, and is no proof where our own cannot be read', async () => {
    expect(await settle(answered(200, { data: ['?', { id: 'ORDER00000001' }] }))).toEqual({
      kind: 'declined',
      reason: 'abandoned',
    });
    const unreadable = { id: 'CHARGE0000001', external_reference_id: reference, amount: '12.99' };
    expect(await settle(answered(200, { data: [unreadable] }))).toEqual({ kind: 'unknown' });
    expect(await settle(answered(200, { data: 'none' }))).toEqual({ kind: 'unknown' });
  });

  it.each([
    [402, { code: 'card_declined', declineCode: 'incorrect_cvc' }, 'code'],
    [400, { code: 'expired_card' }, 'expiry'],
    [400, { code: 'token_already_used' }, 'unsupported'],
    [400, { code: 'email_invalid' }, 'unreachable'],
    [409, { code: 'invalid_request' }, 'on-file'],
    [402, { code: 'card_declined', declineCode: 'issuer_declined' }, 'declined'],
    [401, {}, 'unreachable'],
    [429, {}, 'unreachable'],
    [500, {}, 'unreachable'],
  ])('tells why a card is not kept: %s %j', async (status, error, reason) => {
    expect(await answered(status, { error }).vault.keep(card, 'james.walker@example.org')).toEqual({
      ok: false,
      error: { kind: 'card-refused', reason },
    });
  });

  it('names the token under which a card is kept, or leaves it as it was', async () => {
    const keep = async (body: object) => {
      const kept = await answered(200, body).vault.keep(card, 'james.walker@example.org');
      return kept.ok && kept.value.vault;
    };
    expect(await keep({ id: 'CUSTOMER00001', sources: { data: ['clv_1KEPT'] } })).toBe('CUSTOMER00001/clv_1KEPT');
    expect(await keep({ id: 'CUSTOMER00001' })).toBe('CUSTOMER00001/clv_1TEST');
  });
});
