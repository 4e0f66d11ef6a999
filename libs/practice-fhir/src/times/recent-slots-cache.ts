import type { Version } from '@portico/practice-spi';
import type { Stored } from '../client/stored-resource.ts';

const mostRemembered = 2_000;

/**
 * Slots as they were last seen, so that one can be replaced without reading it again. Only a version makes that safe:
 * the server refuses to replace one that was changed meanwhile.
 */
export class SlotMemory {
  readonly #slots = new Map<string, Stored>();

  keep(slot: Stored): void {
    this.#slots.delete(slot.id);
    this.#slots.set(slot.id, slot);
    const oldest = this.#slots.size > mostRemembered ? this.#slots.keys().next().value : undefined;
    if (oldest !== undefined) this.#slots.delete(oldest);
  }

  forget(id: string): void {
    this.#slots.delete(id);
  }

  get(id: string): Stored | undefined {
    return this.#slots.get(id);
  }

  atVersion(id: string, version: Version | undefined): Stored | undefined {
    const slot = this.#slots.get(id);
    return version !== undefined && slot?.version === version ? slot : undefined;
  }
}
