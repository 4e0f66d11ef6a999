import { createHmac, timingSafeEqual } from 'node:crypto';
import { Bounded } from '../../wire/bounded-map.ts';
import { json, type SandboxCall, type SandboxReply } from '../sandbox-http-listener.ts';

export interface PayeezyKeys {
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly merchantToken: string;
  readonly securityKey: string;
  readonly transArmorToken: string;
}

/** How far a caller's clock may be off, where that is looked at. */
const skew = 5 * 60_000;

const header = ({ headers }: SandboxCall, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** Authenticates calls by API key, token and the HMAC of the exact body, in the order of the real processor. */
export class PayeezyEndpoint {
  readonly #keys: PayeezyKeys;
  readonly #now: () => number;
  readonly #nonces = new Bounded<string, true>(10_000);

  constructor(keys: PayeezyKeys, now: () => number) {
    this.#keys = keys;
    this.#now = now;
  }

  /** The refusal, or undefined if the call is accepted. `strict` refuses a repeated nonce and an old timestamp. */
  refusal(call: SandboxCall, strict: boolean): SandboxReply | undefined {
    const [nonce, timestamp] = [header(call, 'nonce'), header(call, 'timestamp')];
    if (header(call, 'apikey') !== this.#keys.apiKey) {
      const detail = { errorcode: 'oauth.v2.InvalidApiKey' };
      return json(401, { fault: { faultstring: 'Invalid ApiKey', detail } });
    }
    if (header(call, 'token') !== this.#keys.merchantToken) return json(401, { error: 'Access denied' });
    const isFresh = !this.#nonces.has(nonce) && Math.abs(Number(timestamp) - this.#now()) <= skew;
    if (!this.#isSigned(call, nonce, timestamp) || (strict && !isFresh)) {
      return json(403, { code: '403', message: 'HMAC validation Failure' });
    }
    this.#nonces.set(nonce, true);
    return undefined;
  }

  #isSigned(call: SandboxCall, nonce: string, timestamp: string): boolean {
    if (nonce === '' || !/^\d{1,16}$/.test(timestamp)) return false;
    const { apiKey, apiSecret, merchantToken } = this.#keys;
    const digest = createHmac('sha256', apiSecret)
      .update(apiKey + nonce + timestamp + merchantToken)
      .update(call.body)
      .digest('hex');
    const expected = Buffer.from(Buffer.from(digest).toString('base64'));
    const given = Buffer.from(header(call, 'authorization'));
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
