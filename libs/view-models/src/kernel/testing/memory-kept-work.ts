import { plus, type Instant } from '@portico/domain/kernel';
import { keptWorkLimits, type KeptPiece, type KeptWork, type SealingKeys } from '../kept-work.ts';

/** Kept work that outlives a page of a test. */
export class MemoryKeptWork implements KeptWork {
  readonly #now: () => Instant;
  readonly #byKey = new Map<string, Map<string, KeptPiece>>();

  constructor(now: () => Instant) {
    this.#now = now;
  }

  async read(keys: SealingKeys): Promise<readonly KeptPiece[]> {
    const oldest = plus(this.#now(), -keptWorkLimits.age);
    const pieces = keys.toReversed().flatMap((key) => [...(this.#byKey.get(key)?.values() ?? [])]);
    return pieces.filter(({ savedAt }) => savedAt >= oldest);
  }

  async keep([current, ...older]: SealingKeys, piece: KeptPiece): Promise<boolean> {
    for (const key of older) this.#byKey.get(key)?.delete(piece.id);
    const own = this.#byKey.get(current) ?? new Map<string, KeptPiece>();
    own.set(piece.id, piece);
    this.#byKey.set(current, own);
    return true;
  }

  async drop(keys: SealingKeys, id: string): Promise<void> {
    for (const key of keys) this.#byKey.get(key)?.delete(id);
  }

  async empty(keys: SealingKeys): Promise<void> {
    for (const key of keys) this.#byKey.delete(key);
  }
}
