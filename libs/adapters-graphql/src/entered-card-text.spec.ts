import { describe, expect, it } from '@jest/globals';
import { wallets } from '@portico/domain/payments';
import { readCard, writeCard } from './entered-card-text.ts';

const token = 'clv_1TabcDEF';

describe('the text of a wallet’s card', () => {
  it.each(wallets)('MON-132 says which wallet it is, and nothing of the card: %s', (wallet) => {
    const card = { card: { kind: 'wallet', wallet, token }, save: false, makeDefault: false } as const;
    expect(readCard('token', writeCard(card, 'cloverapi'))).toEqual(card);
  });

  it('is none where wallet or token are none, or where it came as plain text', () => {
    const good = { wallet: 'APPLE_PAY', token };
    expect(readCard('token', JSON.stringify(good))).toBeDefined();
    expect(readCard('typed', JSON.stringify(good))).toBeUndefined();
    for (const wrong of [
      { wallet: 'VENMO' },
      { wallet: '' },
      { wallet: 7 },
      { wallet: null },
      { token: '' },
      { token: 'a b' },
      { token: 7 },
    ]) {
      expect(readCard('token', JSON.stringify({ ...good, ...wrong }))).toBeUndefined();
    }
  });

  it('keeps the wish to save it, which the gateway refuses', () => {
    expect(readCard('token', JSON.stringify({ wallet: 'GOOGLE_PAY', token, saveCard: true }))).toMatchObject({
      save: true,
    });
  });
});
