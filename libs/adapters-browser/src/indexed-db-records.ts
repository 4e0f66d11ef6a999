import type { SealedRecord, SealedRecords } from './sealed-kept-work.ts';

const store = 'sealed';

/** Sealed pieces in IndexedDB. Opened once; fails where the browser has none, as in some private windows. */
export class IndexedDbRecords implements SealedRecords {
  readonly #factory: () => IDBFactory;
  #database: Promise<IDBDatabase> | undefined;

  /** `factory` is asked for lazily because even reading `window.indexedDB` may throw. */
  constructor(factory: () => IDBFactory) {
    this.#factory = factory;
  }

  all(): Promise<readonly SealedRecord[]> {
    return this.#within<SealedRecord[]>('readonly', (records) => records.getAll());
  }

  async put(record: SealedRecord): Promise<void> {
    await this.#within('readwrite', (records) => records.put(record));
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.#within('readwrite', (records) => ids.map((id) => records.delete(id)).at(-1));
  }

  /** Resolves once the transaction is complete: only then the data survives a reload. */
  async #within<T>(mode: IDBTransactionMode, act: (records: IDBObjectStore) => IDBRequest<T> | undefined): Promise<T> {
    this.#database ??= opened(this.#factory());
    const database = await this.#database;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const request = act(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request?.result as T);
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser did not store.'));
    });
  }
}

const opened = (factory: IDBFactory): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open('portico-kept-work', 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(store, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser did not open its store.'));
    request.onblocked = () => reject(new Error('The browser did not open its store.'));
  });
