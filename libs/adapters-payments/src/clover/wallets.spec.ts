import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Cents } from '@portico/domain/kernel';
import type { AttemptReference, ChargeOrder, Wallet, WalletCard } from '@portico/domain/payments';
import { cloverFixture, type CloverFixture } from './testing/clover-fixture.ts';

const amount = 1_299 as Cents;

/** A token as the script of the processor gets it, in exchange for what the device encrypts. */
const walletCard = async (fixture: CloverFixture, wallet: Wallet, data = 'good'): Promise<WalletCard> => {
  const name = wallet === 'apple-pay' ? 'applePayPaymentData' : 'googlePayPaymentData';
  const answer = await fetch(`${fixture.sandbox.tokenAddress}/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: fixture.sandbox.publicKey },
    body: JSON.stringify({ encryptedWallet: { [name]: { data, version: 'EC_v1' } } }),
  });
  const { id } = (await answer.json()) as { id: string };
  return { kind: 'wallet', wallet, token: id };
};

describe.each([
  ['usual', { drawn: { brand: 'visa', last4: '4242' } }],
  ['contrary', {}],
] as const)('a wallet at the %s double of Clover', (profile, named) => {
  let fixture: CloverFixture;
  let references = 0;
  beforeEach(async () => {
    fixture = await cloverFixture({}, profile);
  });
  afterEach(() => fixture.close());

  const order = (card: WalletCard): ChargeOrder => {
    references += 1;
    const reference = `WA${String(references).padStart(10, '0')}` as AttemptReference;
    return { reference, amount, source: { kind: 'entered', card }, occasion: 'payer', payerAddress: '203.0.113.7' };
  };

  it.each(['apple-pay', 'google-pay'] as const)(
    'is charged by its token, and its card is named where Clover names it: %s',
    async (wallet) => {
      const one = order(await walletCard(fixture, wallet));
      const outcome = await fixture.processor.charge(one);
      expect(outcome).toEqual({ kind: 'captured', processorCharge: expect.any(String), ...named });
      expect(fixture.books.taken(one.reference)).toBe(amount);
      expect(
        await fixture.processor.settle({ reference: one.reference, amount, at: fixture.now(), now: fixture.now() }),
      ).toMatchObject({
        kind: 'captured',
        ...named,
      });
    },
  );

  it('is reserved for a visit, and named as well', async () => {
    const one = order(await walletCard(fixture, 'apple-pay'));
    expect(await fixture.processor.authorize(one)).toMatchObject({ kind: 'authorised', ...named });
    expect(fixture.books.held(one.reference)).toBe(amount);
  });

  it('is good for one charge: the same attempt is answered again, and another one is refused', async () => {
    const card = await walletCard(fixture, 'apple-pay');
    const one = order(card);
    const first = await fixture.processor.charge(one);
    expect(await fixture.processor.charge(one)).toEqual(first);
    expect(fixture.books.approvals(one.reference)).toBe(1);
    const other = order(card);
    expect(await fixture.processor.charge(other)).toMatchObject({ kind: 'declined' });
    expect(fixture.books.taken(other.reference)).toBe(0);
  });

  it('may be declined at the charge, though the sheet gave a token', async () => {
    const one = order(await walletCard(fixture, 'google-pay', 'declined'));
    expect(await fixture.processor.charge(one)).toEqual({ kind: 'declined', reason: 'declined' });
    expect(fixture.books.taken(one.reference)).toBe(0);
  });

  it('is never kept on file, and Clover is not asked to', async () => {
    const card = await walletCard(fixture, 'apple-pay');
    expect(await fixture.vault.keep(card, 'ana@example.org')).toEqual({
      ok: false,
      error: { kind: 'card-refused', reason: 'unsupported' },
    });
    expect(fixture.sent).toEqual([]);
    const answer = await fetch(`${fixture.sandbox.sclAddress}/v1/customers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${fixture.sandbox.privateToken}` },
      body: JSON.stringify({ email: 'ana@example.org', source: card.token }),
    });
    expect(answer.status).toBe(400);
  });
});
