import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Cents } from '@portico/domain/kernel';
import type { AttemptReference, ChargeOrder, Wallet, WalletCard } from '@portico/domain/payments';
import { cloverStage, type CloverStage } from './clover.stage.ts';

const amount = 1_299 as Cents;

/** A token as the script of the processor gets it, in exchange for what the device encrypts. */
const walletCard = async (stage: CloverStage, wallet: Wallet, data = 'good'): Promise<WalletCard> => {
  const name = wallet === 'apple-pay' ? 'applePayPaymentData' : 'googlePayPaymentData';
  const answer = await fetch(`${stage.sandbox.tokenAddress}/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: stage.sandbox.publicKey },
    body: JSON.stringify({ encryptedWallet: { [name]: { data, version: 'EC_v1' } } }),
  });
  const { id } = (await answer.json()) as { id: string };
  return { kind: 'wallet', wallet, token: id };
};

describe.each([
  ['usual', { drawn: { brand: 'visa', last4: '4242' } }],
  ['contrary', {}],
] as const)('a wallet at the %s double of Clover', (profile, named) => {
  let stage: CloverStage;
  let references = 0;
  beforeEach(async () => {
    stage = await cloverStage({}, profile);
  });
  afterEach(() => stage.close());

  const order = (card: WalletCard): ChargeOrder => {
    references += 1;
    const reference = `WA${String(references).padStart(10, '0')}` as AttemptReference;
    return { reference, amount, source: { kind: 'entered', card }, occasion: 'payer', payerAddress: '203.0.113.7' };
  };

  it.each(['apple-pay', 'google-pay'] as const)(
    'is charged by its token, and its card is named where Clover names it: %s',
    async (wallet) => {
      const one = order(await walletCard(stage, wallet));
      const outcome = await stage.processor.charge(one);
      expect(outcome).toEqual({ kind: 'captured', processorCharge: expect.any(String), ...named });
      expect(stage.books.taken(one.reference)).toBe(amount);
      expect(
        await stage.processor.settle({ reference: one.reference, amount, at: stage.now(), now: stage.now() }),
      ).toMatchObject({
        kind: 'captured',
        ...named,
      });
    },
  );

  it('is reserved for a visit, and named as well', async () => {
    const one = order(await walletCard(stage, 'apple-pay'));
    expect(await stage.processor.authorise(one)).toMatchObject({ kind: 'authorised', ...named });
    expect(stage.books.held(one.reference)).toBe(amount);
  });

  it('is good for one charge: the same attempt is answered again, and another one is refused', async () => {
    const card = await walletCard(stage, 'apple-pay');
    const one = order(card);
    const first = await stage.processor.charge(one);
    expect(await stage.processor.charge(one)).toEqual(first);
    expect(stage.books.approvals(one.reference)).toBe(1);
    const other = order(card);
    expect(await stage.processor.charge(other)).toMatchObject({ kind: 'declined' });
    expect(stage.books.taken(other.reference)).toBe(0);
  });

  it('may be declined at the charge, though the sheet gave a token', async () => {
    const one = order(await walletCard(stage, 'google-pay', 'declined'));
    expect(await stage.processor.charge(one)).toEqual({ kind: 'declined', reason: 'declined' });
    expect(stage.books.taken(one.reference)).toBe(0);
  });

  it('is never kept on file, and Clover is not asked to', async () => {
    const card = await walletCard(stage, 'apple-pay');
    expect(await stage.vault.keep(card, 'ana@example.org')).toEqual({
      ok: false,
      error: { kind: 'card-refused', reason: 'unsupported' },
    });
    expect(stage.sent).toEqual([]);
    const answer = await fetch(`${stage.sandbox.sclAddress}/v1/customers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${stage.sandbox.privateToken}` },
      body: JSON.stringify({ email: 'ana@example.org', source: card.token }),
    });
    expect(answer.status).toBe(400);
  });
});
