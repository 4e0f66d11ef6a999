import type { KeyValueStore } from '@portico/view-models/access';

/**
 * Web storage as a `KeyValueStore`. Where the browser refuses storage (private windows, full disks) the values live in memory,
 * so that the portal works for as long as the page stands.
 */
export class WebStorage implements KeyValueStore {
  readonly #storage: Storage | undefined;
  readonly #memory = new Map<string, string>();

  /** `storage` is asked for lazily because even reading `window.sessionStorage` may throw. */
  constructor(storage: () => Storage) {
    this.#storage = usable(storage);
  }

  read(key: string): string | undefined {
    return this.#memory.get(key) ?? this.#storage?.getItem(key) ?? undefined;
  }

  write(key: string, value: string): void {
    try {
      if (this.#storage === undefined) throw new Error('no storage');
      this.#storage.setItem(key, value);
      this.#memory.delete(key);
    } catch {
      this.#memory.set(key, value);
    }
  }

  remove(key: string): void {
    this.#memory.delete(key);
    this.#storage?.removeItem(key);
  }

  clear(): void {
    this.#memory.clear();
    this.#storage?.clear();
  }
}

const usable = (storage: () => Storage): Storage | undefined => {
  try {
    return storage();
  } catch {
    return undefined;
  }
};
