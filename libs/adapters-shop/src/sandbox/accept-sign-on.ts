import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OpenStore } from './shop-orders-and-stock.ts';

/** Who comes to the shop's pages, and where they go. */
export interface SignedOn {
  readonly store: OpenStore;
  readonly customer: string;
  readonly to: string;
}

interface Claims {
  readonly iss?: string;
  readonly aud?: string;
  readonly iat?: number;
  readonly exp?: number;
  readonly jti?: string;
  readonly operation?: string;
  readonly channel_id?: string;
  readonly customer_id?: string;
  readonly redirect_to?: string;
}

/** Longest life of a token in seconds, regardless of its `exp`. */
const longest = 300;

/** Accepts each token of a portal once, while it is fresh. */
export class SingleSignOn {
  readonly #used = new Map<string, number>();

  /** `now` is epoch milliseconds. */
  take(token: string, stores: readonly OpenStore[], now: number): SignedOn | undefined {
    const [head = '', body = '', signature = '', more] = token.split('.');
    const claims = read<Claims>(body);
    const store = stores.find(({ settings }) => settings.shopId === claims.aud && settings.key === claims.iss);
    if (store === undefined || more !== undefined || read<{ alg?: string }>(head).alg !== 'HS256') return undefined;
    const right = createHmac('sha256', store.settings.secret).update(`${head}.${body}`).digest();
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const { iat = 0, exp = 0, jti, customer_id: customer, redirect_to: to } = claims;
    const isFresh = exp > now / 1_000 && exp - iat <= longest && iat <= now / 1_000 + longest;
    const isLogin = claims.operation === 'customer_login' && claims.channel_id === store.settings.channel;
    if (!isFresh || !isLogin || jti === undefined || customer === undefined || to === undefined) return undefined;
    return this.#isFirst(jti, exp, now) ? { store, customer, to } : undefined;
  }

  #isFirst(id: string, until: number, now: number): boolean {
    for (const [used, over] of this.#used) if (over * 1_000 < now) this.#used.delete(used);
    if (this.#used.has(id)) return false;
    this.#used.set(id, until);
    return true;
  }
}

const read = <Part extends object>(text: string): Partial<Part> => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Part;
  } catch {
    return {};
  }
};
