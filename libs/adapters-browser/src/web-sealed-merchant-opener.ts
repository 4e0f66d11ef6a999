import type { MerchantOpener, TokenizerFacts } from '@portico/domain/payments';

const ivLength = 12;

/** Opens by WebCrypto. There is none on a page that came without TLS from elsewhere than this machine; nothing opens there. */
export class WebMerchantOpener implements MerchantOpener {
  readonly #crypto: Crypto;

  constructor(crypto: Crypto = globalThis.crypto) {
    this.#crypto = crypto;
  }

  async openWith(token: string, sealed: string): Promise<TokenizerFacts | undefined> {
    try {
      const bytes = bytesOf(sealed);
      const { subtle } = this.#crypto;
      const secret = await subtle.importKey('raw', utf8(token), 'HKDF', false, ['deriveKey']);
      const key = await subtle.deriveKey(
        { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8('portico merchant data') },
        secret,
        { name: 'AES-GCM', length: 256 },
        false,
        ['decrypt'],
      );
      const iv = bytes.subarray(0, ivLength);
      const opened = await subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(ivLength));
      return factsFrom(JSON.parse(new TextDecoder().decode(opened)));
    } catch {
      // Sealed for another token, changed on the way, or no text of ours: to the screen it is all the same.
      return undefined;
    }
  }
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const namesOf = {
  clover: ['address', 'key'],
  'clover-hosted': ['frame', 'sdk', 'key', 'merchantId', 'postalCode'],
  payeezy: ['address', 'key', 'securityKey', 'transArmorToken', 'frame'],
  none: [],
} as const satisfies Record<TokenizerFacts['kind'], readonly string[]>;

const isKind = (kind: unknown): kind is keyof typeof namesOf =>
  typeof kind === 'string' && Object.hasOwn(namesOf, kind);

const areWallets = (raw: unknown): boolean => {
  if (raw === undefined) return true;
  if (typeof raw !== 'object' || raw === null) return false;
  const offered: unknown = Reflect.get(raw, 'offered');
  return typeof Reflect.get(raw, 'frame') === 'string' && Array.isArray(offered);
};

const factsFrom = (raw: unknown): TokenizerFacts | undefined => {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const kind: unknown = Reflect.get(raw, 'kind');
  if (!isKind(kind)) return undefined;
  const isWhole = namesOf[kind].every((name) => typeof Reflect.get(raw, name) === 'string');
  if (!isWhole || !areWallets(Reflect.get(raw, 'wallets'))) return undefined;
  return raw as TokenizerFacts;
};
