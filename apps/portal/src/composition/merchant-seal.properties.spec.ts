import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { WebMerchantOpener } from '@portico/adapters-browser';
import { AesMerchantSeal } from '@portico/adapters-crypto';
import { wallets, type TokenizerFacts } from '@portico/domain/payments';

const text = fc.string({ unit: 'grapheme' });
const facts: fc.Arbitrary<TokenizerFacts> = fc.oneof(
  fc.record({ kind: fc.constant('clover' as const), address: fc.webUrl(), key: text }),
  fc.record({
    kind: fc.constant('payeezy' as const),
    address: fc.webUrl(),
    key: text,
    securityKey: text,
    transArmorToken: text,
    frame: text,
  }),
  fc.record({
    kind: fc.constant('clover-hosted' as const),
    frame: text,
    sdk: text,
    key: text,
    merchantId: text,
    postalCode: fc.constantFrom('ask' as const, 'none' as const),
    wallets: fc.record({ frame: text, offered: fc.subarray([...wallets]) }),
  }),
  fc.constant({ kind: 'none' as const }),
);
const tokens = fc.string({ minLength: 1, unit: 'grapheme' });

const seal = new AesMerchantSeal();
const opener = new WebMerchantOpener();

describe('merchant data on its way to the browser', () => {
  it('MON-133 MON-134 opens with the token it was sealed for, to what it was', async () => {
    await fc.assert(
      fc.asyncProperty(tokens, facts, async (token, data) => {
        expect(await opener.openWith(token, seal.sealFor(token, data))).toEqual(data);
      }),
    );
  });

  it('MON-134 does not open with any other token', async () => {
    await fc.assert(
      fc.asyncProperty(tokens, tokens, facts, async (token, other, data) => {
        fc.pre(token !== other);
        expect(await opener.openWith(other, seal.sealFor(token, data))).toBeUndefined();
      }),
    );
  });

  it('MON-133 shows nothing of the facts, and never the same text twice', () => {
    const data: TokenizerFacts = { kind: 'clover', address: 'https://token.example', key: 'public-key-of-clover' };
    const sealed = seal.sealFor('a token', data);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('clover');
    expect(seal.sealFor('a token', data)).not.toBe(sealed);
  });

  it('opens to nothing where the wallets in it are none', async () => {
    const hosted = {
      kind: 'clover-hosted',
      frame: 'f',
      sdk: 's',
      key: 'k',
      merchantId: 'm',
      postalCode: 'ask',
    } as const;
    for (const wrong of [
      'both',
      null,
      [],
      { frame: 'f' },
      { frame: 1, offered: [] },
      { frame: 'f', offered: 'both' },
    ]) {
      const sealed = seal.sealFor('t', { ...hosted, wallets: wrong } as unknown as TokenizerFacts);
      expect(await opener.openWith('t', sealed)).toBeUndefined();
    }
    expect(await opener.openWith('t', seal.sealFor('t', hosted))).toEqual(hosted);
  });

  it('refuses what was changed on the way, and what is no seal at all', async () => {
    const sealed = seal.sealFor('a token', { kind: 'none' });
    for (let at = 0; at < sealed.length - 1; at += 1) {
      const letter = sealed[at] === 'A' ? 'B' : 'A';
      const changed = `${sealed.slice(0, at)}${letter}${sealed.slice(at + 1)}`;
      expect(await opener.openWith('a token', changed)).toBeUndefined();
    }
    await fc.assert(
      fc.asyncProperty(fc.string(), async (other) => {
        expect(await opener.openWith('a token', other)).toBeUndefined();
      }),
    );
  });

  it.each(['[]', 'null', '{"kind":"other"}', '{"kind":"clover","address":"https://a.example"}'])(
    'takes %s for no facts',
    async (json) => {
      expect(await opener.openWith('t', seal.sealFor('t', JSON.parse(json) as TokenizerFacts))).toBeUndefined();
    },
  );

  it('opens nothing where the browser has no cryptography', async () => {
    const sealed = seal.sealFor('t', { kind: 'none' });
    expect(await new WebMerchantOpener({} as Crypto).openWith('t', sealed)).toBeUndefined();
  });
});
