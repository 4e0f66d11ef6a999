import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { TokenizerFacts, TypedCard } from '@portico/domain/payments';
import { CloverSandbox } from '../../sandbox/index.ts';
import { cloverTokenizer } from './index.ts';

const card: TypedCard = {
  number: '4242424242424242',
  code: '917',
  holder: 'James Walker',
  brand: 'visa',
  expiry: { year: 2031, month: 2 },
};

describe('cloverTokenizer', () => {
  let sandbox: CloverSandbox;
  let facts: TokenizerFacts;
  beforeAll(async () => {
    sandbox = await CloverSandbox.start({ now: () => Date.UTC(2026, 2, 4), seed: 'tokenizer' });
    facts = { kind: 'clover', address: sandbox.tokenAddress, key: sandbox.publicKey };
  });
  afterEach(() => sandbox.faults.clear());
  afterAll(() => sandbox.close());

  it('exchanges a card for a token, with what may be shown of it', async () => {
    expect(await cloverTokenizer()(card, facts)).toEqual({
      ok: true,
      value: {
        kind: 'token',
        token: expect.stringMatching(/^clv_/),
        cardDetails: { brand: 'visa', last4: '4242', holder: 'James Walker', expiry: { year: 2031, month: 2 } },
      },
    });
  });

  it.each<readonly [string, Partial<TypedCard>]>([
    ['number', { number: '4111111111111113' }],
    ['code', { code: '12345' }],
    ['expiry', { expiry: { year: 2026, month: 2 } }],
    ['expiry', { expiry: { year: 2031, month: 13 } }],
    ['unsupported', { number: '9999999999999995' }],
  ])('says what is wrong with the card: %s', async (reason, wrong) => {
    expect(await cloverTokenizer()({ ...card, ...wrong }, facts)).toEqual({
      ok: false,
      error: { kind: 'card-refused', reason },
    });
  });

  it('says that nobody was reached, when the processor is away, or does not let us in', async () => {
    const unreachable = { ok: false, error: { kind: 'card-refused', reason: 'unreachable' } };
    for (const status of [400, 401, 429, 500]) {
      sandbox.faults.plan({ kind: 'status', when: 'before', status });
      expect(await cloverTokenizer()(card, facts)).toEqual(unreachable);
    }
    for (const fault of ['drop', 'cut', 'truncate'] as const) {
      sandbox.faults.plan(fault === 'drop' ? { kind: fault, when: 'after' } : { kind: fault });
      expect(await cloverTokenizer()(card, facts)).toEqual(unreachable);
    }
    expect(await cloverTokenizer()(card, { ...facts, key: 'wrong' } as TokenizerFacts)).toEqual(unreachable);
    expect(await cloverTokenizer()(card, { kind: 'none' })).toEqual(unreachable);
  });

  it('sends the card in the body of one request, follows nobody elsewhere, and leaves nothing in caches', async () => {
    const seen: (readonly [string, RequestInit])[] = [];
    await cloverTokenizer(async (address, init) => {
      seen.push([address, init]);
      return Response.json({ id: 'clv_1' });
    })(card, facts);
    const [[address, init]] = seen as [readonly [string, RequestInit]];
    expect(seen).toHaveLength(1);
    expect(address).toBe(`${sandbox.tokenAddress}/v1/tokens`);
    expect(init).toMatchObject({
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    expect(JSON.parse(String(init.body))).toEqual({
      card: { number: card.number, exp_month: '02', exp_year: '2031', cvv: '917', name: 'James Walker' },
    });
  });

  it('gives up after a while', async () => {
    const controller = new AbortController();
    sandbox.faults.plan({ kind: 'latency', milliseconds: 0 });
    controller.abort();
    expect(await cloverTokenizer(undefined, () => controller.signal)(card, facts)).toMatchObject({ ok: false });
  });
});
