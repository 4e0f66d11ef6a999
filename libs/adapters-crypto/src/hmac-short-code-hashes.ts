import { createHash, createHmac, type KeyObject } from 'node:crypto';
import type { ShortCodeHash, ShortCodeHashes } from '@portico/domain/access';
import type { DerivedKeys, KeyRing } from './key-ring.ts';

/** HMAC-SHA256 under the keys of a ring, with the id of the key before it: a copy of the database tries nothing out. */
export class HmacShortCodeHashes implements ShortCodeHashes {
  readonly #keys: DerivedKeys;

  constructor(ring: KeyRing) {
    this.#keys = ring.keysFor('codes');
  }

  hashOf(code: string): ShortCodeHash {
    const { kid, key } = this.#keys.current;
    return hashUnder(kid, key, code);
  }

  everyHashOf(code: string): readonly ShortCodeHash[] {
    const keyed = [...this.#keys.byId].map(([kid, key]) => hashUnder(kid, key, code));
    return [...keyed, beforeKeys(code)];
  }
}

const hashUnder = (kid: string, key: KeyObject, code: string): ShortCodeHash =>
  `${kid}.${createHmac('sha256', key).update(code, 'utf8').digest('base64url')}` as ShortCodeHash;

/** Recovery codes that were printed before there were keys open what they opened. */
const beforeKeys = (code: string): ShortCodeHash =>
  createHash('sha256').update(code, 'utf8').digest('base64url') as ShortCodeHash;
