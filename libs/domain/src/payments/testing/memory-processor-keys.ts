import type { Instant, PracticeId } from '../../kernel/index.ts';
import type { KeyPair, ProcessorKeys } from '../ports/processor-keys.ts';

export class MemoryProcessorKeys implements ProcessorKeys {
  readonly #pairs = new Map<PracticeId, KeyPair>();
  readonly #turns = new Map<PracticeId, Instant>();

  async of(practice: PracticeId): Promise<KeyPair | undefined> {
    return this.#pairs.get(practice);
  }

  async keep(practice: PracticeId, pair: KeyPair): Promise<void> {
    this.#pairs.set(practice, pair);
  }

  async takeTurn(practice: PracticeId, now: Instant, until: Instant): Promise<boolean> {
    const held = this.#turns.get(practice);
    if (held !== undefined && held > now) return false;
    this.#turns.set(practice, until);
    return true;
  }

  async giveTurnBack(practice: PracticeId): Promise<void> {
    this.#turns.delete(practice);
  }
}
