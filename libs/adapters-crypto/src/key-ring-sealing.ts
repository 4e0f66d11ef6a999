import { createCipheriv, createDecipheriv, createHmac, type KeyObject } from 'node:crypto';
import type { Sealing } from '@portico/domain/kernel';
import type { KeyRing } from './key-ring.ts';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
/** What is sealed begins with `sealed.KID.`, as text and as bytes. */
const head = /^sealed\.([A-Za-z0-9_-]{1,32})\./;
const longestHead = 'sealed..'.length + 32;

interface SealingKey {
  readonly kid: string;
  readonly key: KeyObject;
  readonly ivKey: KeyObject;
}

/**
 * AES-256-GCM under the keys of a ring; the place is authenticated beside the text. The iv comes first, the tag last. The
 * iv is drawn from place and text (RFC 8452 has the same idea), so that the same text at the same place is sealed alike and
 * an import that is repeated changes no row; nothing else can be told from two sealed texts.
 */
export class KeyRingSealing implements Sealing {
  readonly #current: SealingKey;
  readonly #byId: ReadonlyMap<string, SealingKey>;

  constructor(ring: KeyRing) {
    const [sealing, ivs] = [ring.keysFor('sealing'), ring.keysFor('sealing-ivs')];
    const keyOf = (kid: string, key: KeyObject): SealingKey => ({ kid, key, ivKey: ivs.byId.get(kid) ?? key });
    this.#current = keyOf(sealing.current.kid, sealing.current.key);
    this.#byId = new Map([...sealing.byId].map(([kid, key]) => [kid, keyOf(kid, key)]));
  }

  get current(): string {
    return this.#current.kid;
  }

  seal(plain: string, place: string): string {
    const sealed = encrypted(Buffer.from(plain, 'utf8'), this.#current, place);
    return `sealed.${this.current}.${sealed.toString('base64url')}`;
  }

  open(kept: string, place: string): string {
    const kid = this.keyOf(kept);
    if (kid === undefined) return kept;
    const sealed = Buffer.from(kept.slice(`sealed.${kid}.`.length), 'base64url');
    return decrypted(sealed, this.#key(kid), place).toString('utf8');
  }

  sealBytes(plain: Uint8Array, place: string): Uint8Array {
    return Buffer.concat([Buffer.from(`sealed.${this.current}.`), encrypted(plain, this.#current, place)]);
  }

  openBytes(kept: Uint8Array, place: string): Uint8Array {
    const kid = this.keyOf(kept);
    if (kid === undefined) return kept;
    const sealed = Buffer.from(kept).subarray(`sealed.${kid}.`.length);
    return new Uint8Array(decrypted(sealed, this.#key(kid), place));
  }

  keyOf(kept: string | Uint8Array): string | undefined {
    const start = typeof kept === 'string' ? kept : Buffer.from(kept.subarray(0, longestHead)).toString('latin1');
    return head.exec(start)?.[1];
  }

  #key(kid: string): SealingKey {
    const key = this.#byId.get(kid);
    if (key === undefined) throw new Error(`Something is sealed under the key "${kid}", which is not on the key ring.`);
    return key;
  }
}

const encrypted = (plain: Uint8Array, { key, ivKey }: SealingKey, place: string): Buffer => {
  const where = Buffer.from(place, 'utf8');
  const iv = createHmac('sha256', ivKey)
    .update(`${where.length}:`)
    .update(where)
    .update(plain)
    .digest()
    .subarray(0, ivLength);
  const sealing = createCipheriv(cipher, key, iv).setAAD(where);
  return Buffer.concat([iv, sealing.update(plain), sealing.final(), sealing.getAuthTag()]);
};

const decrypted = (sealed: Buffer, { key }: SealingKey, place: string): Buffer => {
  if (sealed.length < ivLength + tagLength) throw new Error('What is sealed was cut.');
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivLength), { authTagLength: tagLength });
  opening.setAAD(Buffer.from(place, 'utf8')).setAuthTag(sealed.subarray(-tagLength));
  return Buffer.concat([opening.update(sealed.subarray(ivLength, -tagLength)), opening.final()]);
};
