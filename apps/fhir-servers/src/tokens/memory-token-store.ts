import type { Adapter, AdapterPayload } from 'oidc-provider';

/** What a token server keeps, in memory, by the provider's own names of its kinds. */
export class TokenRecords {
  readonly #kinds = new Map<string, Map<string, AdapterPayload>>();

  of(kind: string): Adapter {
    const records = this.#recordsOf(kind);
    const nothing = () => Promise.resolve(undefined);
    return {
      upsert: (id, payload) => Promise.resolve(void records.set(id, payload)),
      find: (id) => Promise.resolve(records.get(id)),
      destroy: (id) => Promise.resolve(void records.delete(id)),
      consume: nothing,
      findByUid: nothing,
      findByUserCode: nothing,
      revokeByGrantId: nothing,
    };
  }

  forget(kind: string): void {
    this.#recordsOf(kind).clear();
  }

  #recordsOf(kind: string): Map<string, AdapterPayload> {
    const records = this.#kinds.get(kind) ?? new Map<string, AdapterPayload>();
    this.#kinds.set(kind, records);
    return records;
  }
}
