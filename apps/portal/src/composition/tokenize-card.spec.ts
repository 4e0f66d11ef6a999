import { describe, expect, it } from '@jest/globals';
import { failed, ok } from '@portico/domain/kernel';
import type { Tokenize, TokenizerFacts, TypedCard } from '@portico/domain/payments';
import { tokenizeBy } from './tokenize-card.ts';

const card: TypedCard = {
  brand: 'visa',
  number: '4242424242424242',
  code: '123',
  holder: 'James Walker',
  expiry: { year: 2030, month: 12 },
};

const clover: TokenizerFacts = { kind: 'clover', address: 'https://token.example.org', key: 'public' };
const payeezy: TokenizerFacts = { ...clover, kind: 'payeezy', securityKey: 's', transArmorToken: 't', frame: '/f' };

describe('tokenizeBy', () => {
  it('MON-008 sends a card to the processor of the practice and to no other', async () => {
    const asked: string[] = [];
    const by = (name: string) => async (): Promise<Tokenize> => {
      asked.push(name);
      return async () => failed({ kind: 'card-refused', reason: 'number' });
    };
    const tokenize = tokenizeBy({
      clover: by('clover'),
      'clover-hosted': by('hosted'),
      payeezy: by('payeezy'),
      none: by('none'),
    });
    for (const facts of [clover, payeezy, { kind: 'none' } as const]) await tokenize(card, facts);
    expect(asked).toEqual(['clover', 'payeezy', 'none']);
  });

  it('MON-071 hands on the card as it was typed where the processor has no tokens', async () => {
    expect(await tokenizeBy()(card, { kind: 'none' })).toEqual(ok({ kind: 'typed', card }));
  });

  it('sends no typed card where the processor has fields of its own', async () => {
    const hosted: TokenizerFacts = {
      kind: 'clover-hosted',
      frame: '/f',
      sdk: '/s',
      key: 'k',
      merchantId: 'm',
      postalCode: 'none',
    };
    expect(await tokenizeBy()(card, hosted)).toEqual(failed({ kind: 'card-refused', reason: 'unreachable' }));
  });

  it('says that nothing was reached when the way there could not be fetched', async () => {
    const lost = () => Promise.reject(new TypeError('offline'));
    const tokenize = tokenizeBy({ clover: lost, 'clover-hosted': lost, payeezy: lost, none: lost });
    expect(await tokenize(card, clover)).toEqual(failed({ kind: 'card-refused', reason: 'unreachable' }));
  });
});
