import type { KeyValueStore } from '../session/key-value-store.ts';

/** A tab's or a device's storage in memory, readable by tests. */
export class MemoryKeyValueStore implements KeyValueStore {
  readonly #values = new Map<string, string>();

  get all(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#values);
  }

  read(key: string): string | undefined {
    return this.#values.get(key);
  }

  write(key: string, value: string): void {
    this.#values.set(key, value);
  }

  remove(key: string): void {
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }
}
