import { failed, ok } from '@portico/domain/kernel';
import type { Tokenize, TokenizerFacts } from '@portico/domain/payments';
import { chunks } from '../fetch-chunk.ts';

type Load = () => Promise<Tokenize>;

/** The way to each processor's token host, fetched when a card is sent there for the first time. */
const tokenizers: Readonly<Record<TokenizerFacts['kind'], Load>> = {
  clover: async () => (await import('@portico/adapters-payments/clover/browser')).cloverTokenizer(),
  payeezy: async () => (await import('@portico/adapters-payments/payeezy/browser')).payeezyTokenize(),
  // These cards are typed into the processor's own fields, and never into ours.
  'clover-hosted': async () => async () => failed({ kind: 'card-refused', reason: 'unreachable' }),
  // A practice whose processor has no tokens says so: the card goes to the gateway as it was typed.
  none: async () => async (card) => ok({ kind: 'typed', card }),
};

/**
 * Exchanges a card for a token at the practice's own processor. A way that could not be fetched is a card that went
 * nowhere: it may be tried again.
 */
export const tokenizeBy =
  (ways: Readonly<Record<TokenizerFacts['kind'], Load>> = tokenizers): Tokenize =>
  async (card, facts) => {
    try {
      const tokenize = await chunks.fetch(ways[facts.kind]);
      return await tokenize(card, facts);
    } catch {
      return failed({ kind: 'card-refused', reason: 'unreachable' });
    }
  };
