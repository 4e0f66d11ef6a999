import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { failed, ok, type Result } from '@portico/domain/kernel';

/** What a key of the ring is used for; each use has a key of its own, drawn by HKDF from the same secret. */
export type KeyUse = 'tokens' | 'sealing' | 'sealing-ivs' | 'codes' | 'kept-work' | 'settings';

export interface RingKey {
  /** 1 to 32 letters, digits, `-` and `_`. */
  readonly kid: string;
  /** At least 32 bytes of a random source. */
  readonly secret: Uint8Array;
}

/** The keys of one use: `current` makes, every one of `byId` reads. */
export interface DerivedKeys {
  readonly current: { readonly kid: string; readonly key: KeyObject };
  readonly byId: ReadonlyMap<string, KeyObject>;
}

const kidPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/;
const shortest = 32;
/** 32 random bytes have fewer distinct values in less than one case of 10^11; an invented text often has. */
const fewestDifferent = 16;

/** The secrets of an installation. The first key makes; all of them read, so that a key is changed without a sign-out. */
export class KeyRing {
  /** The ids, the current one first. */
  readonly kids: readonly string[];
  readonly #keys: readonly RingKey[];

  /** Throws where there is no key, one is shorter than 32 bytes or two have one id. */
  constructor(keys: readonly RingKey[]) {
    if (keys.length === 0) throw new RangeError('A key ring needs at least one key.');
    if (keys.some(({ secret }) => secret.length < shortest)) throw new RangeError('A key needs at least 32 bytes.');
    if (new Set(keys.map(({ kid }) => kid)).size < keys.length) throw new RangeError('Two keys have the same id.');
    this.kids = keys.map(({ kid }) => kid);
    this.#keys = keys;
  }

  keysFor(use: KeyUse): DerivedKeys {
    const derived = this.#keys.map(({ kid, secret }) => ({ kid, key: derivedKey(secret, use) }));
    const [current] = derived as [(typeof derived)[0]];
    return { current, byId: new Map(derived.map(({ kid, key }) => [kid, key])) };
  }
}

const derivedKey = (secret: Uint8Array, use: KeyUse): KeyObject =>
  createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', `portico ${use}`, 32)));

/**
 * Reads `kid:secret` entries separated by commas or white space, the current one first; a line that begins with `#` is a
 * comment. Secrets are base64url. A failure ends the sentence that the setting's name begins, without repeating a value.
 */
export const parseKeyRing = (text: string): Result<KeyRing, string> => {
  const entries = text
    .split(/\r?\n/)
    .filter((line) => !line.trim().startsWith('#'))
    .flatMap((line) => line.split(/[\s,]+/))
    .filter((entry) => entry !== '');
  const keys: RingKey[] = [];
  for (const entry of entries) {
    const key = ringKeyFrom(entry);
    if (key === undefined) return failed(`must be entries such as 2026-11:SECRET; \`npm run keys -- new\` makes one`);
    if (key.secret.length < shortest || new Set(key.secret).size < fewestDifferent)
      return failed('has a secret that could be guessed; `npm run keys -- new` makes one that cannot');
    if (keys.some(({ kid }) => kid === key.kid)) return failed('names two keys alike');
    keys.push(key);
  }
  return keys.length === 0 ? failed('has no key in it; `npm run keys -- new` makes one') : ok(new KeyRing(keys));
};

const ringKeyFrom = (entry: string): RingKey | undefined => {
  const [kid = '', secret = '', ...more] = entry.split(':');
  if (!kidPattern.test(kid) || !/^[A-Za-z0-9_-]+$/.test(secret) || more.length > 0) return undefined;
  return { kid, secret: new Uint8Array(Buffer.from(secret, 'base64url')) };
};

/** A new entry for a key ring: 32 bytes of the operating system's random source. */
export const newRingEntry = (kid: string): string => {
  if (!kidPattern.test(kid)) throw new RangeError('The id of a key has 1 to 32 letters, digits, "-" and "_".');
  return `${kid}:${randomBytes(shortest).toString('base64url')}`;
};
