import type { Kind, ResourceOfKind, Stored } from '../scheduling-resource-types.ts';
import type { Profile } from './server-profiles.ts';

/** Everything that one server keeps; each write makes a new version. */
export class ResourceStore {
  readonly #kept = new Map<Kind, Map<string, Stored>>();
  readonly #serials = new Map<Kind, number>();
  readonly #id: Profile['id'];
  readonly #now: () => number;

  constructor(id: Profile['id'], now: () => number) {
    this.#id = id;
    this.#now = now;
  }

  all<K extends Kind>(kind: K): readonly Stored<K>[] {
    return [...this.#of(kind).values()];
  }

  one<K extends Kind>(kind: K, id: string): Stored<K> | undefined {
    return this.#of(kind).get(id);
  }

  add<K extends Kind>(kind: K, resource: ResourceOfKind[K]): Stored<K> {
    const serial = (this.#serials.get(kind) ?? 0) + 1;
    this.#serials.set(kind, serial);
    return this.#put(kind, resource, this.#id(serial), 1);
  }

  change<K extends Kind>(kind: K, id: string, resource: ResourceOfKind[K]): Stored<K> {
    const version = Number(this.one(kind, id)?.meta.versionId ?? 0);
    return this.#put(kind, resource, id, version + 1);
  }

  #of<K extends Kind>(kind: K): Map<string, Stored<K>> {
    const kept = this.#kept.get(kind) ?? new Map<string, Stored>();
    this.#kept.set(kind, kept);
    return kept as Map<string, Stored<K>>;
  }

  #put<K extends Kind>(kind: K, resource: ResourceOfKind[K], id: string, version: number): Stored<K> {
    const meta = { versionId: String(version), lastUpdated: new Date(this.#now()).toISOString() };
    const stored: Stored<K> = { ...resource, id, meta };
    this.#of(kind).set(id, stored);
    return stored;
  }
}
