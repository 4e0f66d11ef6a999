import type { TokenizerFacts } from '../cards/card.ts';

/**
 * Seals what a browser must know of a practice's merchant, so that nobody but the session that asked can read it: the key
 * is derived from the token that the request showed, the session's or the guest's, and is kept nowhere (`MON-133`, `MON-134`).
 */
export interface MerchantSeal {
  /** `encryptedData` of the wire: base64url. The same facts never make the same text twice. */
  sealFor(token: string, facts: TokenizerFacts): string;
}

/** Opens what `MerchantSeal` closed, in the browser, right before a card is sent. What comes out is never stored. */
export interface MerchantOpener {
  /** Undefined where it was sealed for another token, or is not what we seal. */
  openWith(token: string, sealed: string): Promise<TokenizerFacts | undefined>;
}
