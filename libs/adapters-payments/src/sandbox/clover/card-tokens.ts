import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { Bounded } from '../../wire/bounded-map.ts';

/** What a token stands for. There is no number in it, only what tells whether two numbers are the same. */
export interface TokenCard {
  readonly brand: string;
  readonly first6: string;
  readonly last4: string;
  /** `MM` and `YYYY`. */
  readonly exp_month: string;
  readonly exp_year: string;
  readonly cvc_check: string;
  readonly address_zip_check: string;
  readonly fingerprint: string;
  /** The class of the decline that every charge on it meets. */
  readonly declines?: string | undefined;
  /** The wallet that it is in, whose tokens are good for one charge. */
  readonly wallet?: string | undefined;
}

export interface Token {
  readonly id: string;
  readonly card: TokenCard;
  /** Charged once; a token that is not saved is good for no more. */
  used: boolean;
  /** Saved on a customer: charged any number of times. */
  multiPay: boolean;
  revoked: boolean;
  /** An approved charge said that it is the first of more. */
  introduced: boolean;
}

const PREFIX = 'clv_1T';

const words = [
  'brand',
  'first6',
  'last4',
  'exp_month',
  'exp_year',
  'cvc_check',
  'address_zip_check',
  'fingerprint',
  'declines',
  'wallet',
] as const satisfies readonly (keyof TokenCard)[];

/** None of them holds a space. */
const wordsOf = (card: TokenCard): readonly string[] => words.map((word) => card[word] ?? '');

const cardFrom = (read: readonly string[]): TokenCard => {
  const card = Object.fromEntries(words.map((word, index) => [word, read[index] ?? ''])) as unknown as TokenCard;
  return { ...card, declines: card.declines || undefined, wallet: card.wallet || undefined };
};

/**
 * The tokens of the double. Each is the sealed description of its card, so that a card that was saved before the double
 * was started anew with the same key can still be charged.
 */
export class Tokens {
  readonly #key: Buffer;
  readonly #known = new Bounded<string, Token>(5_000);
  #minted = 0;

  constructor(key: string) {
    this.#key = Buffer.from(hkdfSync('sha256', key, '', 'clover tokens', 32));
  }

  fingerprintOf(number: string): string {
    return createHmac('sha256', this.#key).update(number).digest('hex').slice(0, 16);
  }

  issue(card: TokenCard, now: number): Token {
    this.#minted += 1;
    const id = PREFIX + this.#seal([this.#minted.toString(36), now.toString(36), ...wordsOf(card)].join(' '));
    const token: Token = { id, card, used: false, multiPay: false, revoked: false, introduced: false };
    this.#known.set(id, token);
    return token;
  }

  of(id: string): Token | undefined {
    const known = this.#known.get(id);
    if (known) return known;
    const card = this.#open(id);
    if (card === undefined) return undefined;
    // A token from an earlier run can only be one that was saved.
    const token: Token = { id, card, used: false, multiPay: true, revoked: false, introduced: true };
    this.#known.set(id, token);
    return token;
  }

  clear(): void {
    this.#known.clear();
    this.#minted = 0;
  }

  #seal(text: string): string {
    // No two texts are the same, so neither are two of these.
    const nonce = createHmac('sha256', this.#key).update(text).digest().subarray(0, 12);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce);
    return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url');
  }

  #open(id: string): TokenCard | undefined {
    if (!id.startsWith(PREFIX)) return undefined;
    const sealed = Buffer.from(id.slice(PREFIX.length), 'base64url');
    if (sealed.length < 28) return undefined;
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#key, sealed.subarray(0, 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString();
      return cardFrom(text.split(' ').slice(2));
    } catch {
      return undefined;
    }
  }
}
