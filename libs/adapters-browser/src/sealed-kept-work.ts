import { plus, type Instant } from '@portico/domain/kernel';
import { keptWorkLimits, type KeptPiece, type KeptWork, type SealingKeys } from '@portico/view-models/kernel';

/** One sealed piece. Owner and id are keyed hashes: they name no person, practice or form. */
export interface SealedRecord {
  readonly id: string;
  readonly owner: string;
  readonly savedAt: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

/** Sealed pieces of all people of a device. Fails where the browser does not store. */
export interface SealedRecords {
  all(): Promise<readonly SealedRecord[]>;
  put(record: SealedRecord): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

interface PersonKeys {
  readonly owner: string;
  readonly seal: CryptoKey;
  readonly name: CryptoKey;
}

const words = new TextEncoder();
const hmac = { name: 'HMAC', hash: 'SHA-256' } as const;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const textOf = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Kept work as AES-256-GCM under the person's key; the id is authenticated beside it. */
export class SealedKeptWork implements KeptWork {
  readonly #records: SealedRecords;
  readonly #now: () => Instant;
  readonly #keys = new Map<string, Promise<PersonKeys>>();
  #sizes: Map<string, { readonly savedAt: number; readonly bytes: number }> | undefined;

  constructor(records: SealedRecords, now: () => Instant) {
    this.#records = records;
    this.#now = now;
  }

  read(keys: SealingKeys): Promise<readonly KeptPiece[]> {
    return orElse<readonly KeptPiece[]>([], () => this.#read(keys));
  }

  keep([current, ...older]: SealingKeys, piece: KeptPiece): Promise<boolean> {
    return orElse(false, async () => {
      const { owner, seal, name } = await this.#keysFrom(current);
      const id = await nameUnder(name, piece.id);
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const plain = words.encode(JSON.stringify(piece));
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: words.encode(id) },
        seal,
        plain,
      );
      await this.#makeRoom(id, sealed.byteLength);
      await this.#records.put({ id, owner, savedAt: piece.savedAt, iv, sealed });
      this.#sizes?.set(id, { savedAt: piece.savedAt, bytes: sealed.byteLength });
      if (older.length > 0) await this.#remove(older, piece.id);
      return true;
    });
  }

  async drop(keys: SealingKeys, id: string): Promise<void> {
    await orElse(undefined, () => this.#remove(keys, id));
  }

  async empty(keys: SealingKeys): Promise<void> {
    await orElse(undefined, async () => {
      const owners = await Promise.all(keys.map(async (key) => (await this.#keysFrom(key)).owner));
      const all = await this.#records.all();
      await this.#records.remove(all.filter(({ owner }) => owners.includes(owner)).map(({ id }) => id));
    });
  }

  async #read(keys: SealingKeys): Promise<readonly KeptPiece[]> {
    const fresh = await this.#fresh(await this.#records.all());
    this.#sizes = sizesOf(fresh);
    const found = new Map<string, KeptPiece>();
    // The current key last: what was sealed under it is newer.
    for (const key of keys.toReversed()) {
      const { owner, seal } = await this.#keysFrom(key);
      for (const record of fresh.filter((one) => one.owner === owner)) {
        const piece = await orElse<KeptPiece | undefined>(undefined, () => opened(record, seal));
        if (piece !== undefined) found.set(piece.id, piece);
      }
    }
    return [...found.values()];
  }

  async #remove(keys: readonly string[], id: string): Promise<void> {
    const ids = keys.map(async (key) => nameUnder((await this.#keysFrom(key)).name, id));
    await this.#records.remove(await Promise.all(ids));
  }

  /** The records that are young enough; the others are removed for good, whosever they are. */
  async #fresh(all: readonly SealedRecord[]): Promise<readonly SealedRecord[]> {
    const oldest = plus(this.#now(), -keptWorkLimits.age);
    const old = all.filter(({ savedAt }) => savedAt < oldest);
    if (old.length > 0) await this.#records.remove(old.map(({ id }) => id));
    return all.filter(({ savedAt }) => savedAt >= oldest);
  }

  /** The oldest pieces give way. Sizes are read once: to read every file at each letter would be slow. */
  async #makeRoom(id: string, bytes: number): Promise<void> {
    if (bytes > keptWorkLimits.bytes) throw new RangeError('More than a device keeps.');
    const sizes = (this.#sizes ??= sizesOf(await this.#fresh(await this.#records.all())));
    const others = [...sizes].filter(([other]) => other !== id);
    let total = others.reduce((sum, [, other]) => sum + other.bytes, bytes);
    const leaving: string[] = [];
    for (const [old, size] of others.toSorted(([, one], [, other]) => one.savedAt - other.savedAt)) {
      if (total <= keptWorkLimits.bytes) break;
      total -= size.bytes;
      leaving.push(old);
      sizes.delete(old);
    }
    if (leaving.length > 0) await this.#records.remove(leaving);
  }

  /** Keys for sealing and for naming, drawn from the key of the gateway and never readable from the page again. */
  #keysFrom(key: string): Promise<PersonKeys> {
    const known = this.#keys.get(key) ?? personKeysFrom(bytesOf(key));
    this.#keys.set(key, known);
    return known;
  }
}

const sizesOf = (records: readonly SealedRecord[]) =>
  new Map(records.map(({ id, savedAt, sealed }) => [id, { savedAt, bytes: sealed.byteLength }]));

const personKeysFrom = async (secret: Uint8Array<ArrayBuffer>): Promise<PersonKeys> => {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const draw = (use: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: words.encode(`portico kept work ${use}`),
  });
  const [seal, name] = await Promise.all([
    crypto.subtle.deriveKey(draw('sealing'), base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    crypto.subtle.deriveKey(draw('names'), base, { ...hmac, length: 256 }, false, ['sign']),
  ]);
  return { seal, name, owner: await nameUnder(name, '') };
};

const nameUnder = async (key: CryptoKey, id: string): Promise<string> =>
  textOf(await crypto.subtle.sign('HMAC', key, words.encode(id)));

const opened = async ({ id, iv, sealed }: SealedRecord, key: CryptoKey): Promise<KeptPiece> => {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: words.encode(id) }, key, sealed);
  return JSON.parse(new TextDecoder().decode(plain)) as KeptPiece;
};

/** A browser that refuses (a private window, a full disk) keeps for the page only, and nothing breaks. */
const orElse = async <T>(otherwise: T, attempt: () => Promise<T>): Promise<T> => {
  try {
    return await attempt();
  } catch {
    return otherwise;
  }
};
