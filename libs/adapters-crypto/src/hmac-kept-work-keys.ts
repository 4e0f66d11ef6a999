import { createHmac } from 'node:crypto';
import type { KeptWorkKeys } from '@portico/domain/access';
import type { DerivedKeys, KeyRing } from './key-ring.ts';

/** HMAC-SHA256 of the person under the keys of a ring: nothing is stored, and no key tells another person's (ADR 114). */
export class HmacKeptWorkKeys implements KeptWorkKeys {
  readonly #keys: DerivedKeys;

  constructor(ring: KeyRing) {
    this.#keys = ring.keysFor('kept-work');
  }

  of(person: string): readonly string[] {
    return [...this.#keys.byId.values()].map((key) =>
      createHmac('sha256', key).update(person, 'utf8').digest('base64url'),
    );
  }
}
