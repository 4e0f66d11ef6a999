import type { TokenizerFacts } from '../cards/card.ts';

/**
 * Seals the facts of a practice's merchant for the browser, readable only to the session that requested them: the key
 * is derived from the token of the request, the session's or the guest's, and is never stored (`MON-133`, `MON-134`).
 */
export interface MerchantSeal {
  /** `encryptedData` of the wire: base64url. The same facts never give the same text twice. */
  sealFor(token: string, facts: TokenizerFacts): string;
}

/** Opens in the browser what `MerchantSeal` sealed, right before a card is sent. The result is never stored. */
export interface MerchantOpener {
  /** Undefined if it was sealed for another token, or is not a sealed text. */
  openWith(token: string, sealed: string): Promise<TokenizerFacts | undefined>;
}
