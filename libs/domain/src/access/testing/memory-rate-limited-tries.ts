import type { Instant } from '../../kernel/index.ts';
import { judgeAll, recentTries, type AttemptVerdict, type Counted } from '../attempt-limit.ts';
import type { Tries } from '../ports/rate-limited-tries.ts';

/** Tries in memory. */
export class MemoryTries implements Tries {
  readonly #tries = new Map<string, readonly Instant[]>();

  async take(counted: readonly Counted[], at: Instant): Promise<AttemptVerdict> {
    const verdict = judgeAll(counted, (key) => this.#tries.get(key.toLowerCase()) ?? [], at);
    if (verdict.kind === 'must-wait') return verdict;
    for (const { key, limit } of counted) {
      this.#tries.set(key.toLowerCase(), [...recentTries(this.#tries.get(key.toLowerCase()) ?? [], at, limit), at]);
    }
    return verdict;
  }

  async giveBack(key: string, at: Instant): Promise<void> {
    const tries = this.#tries.get(key.toLowerCase()) ?? [];
    const place = tries.indexOf(at);
    if (place >= 0) this.#tries.set(key.toLowerCase(), tries.toSpliced(place, 1));
  }

  async forget(key: string): Promise<void> {
    this.#tries.delete(key.toLowerCase());
  }

  async prune(before: Instant): Promise<void> {
    for (const [key, tries] of this.#tries) if (tries.every((at) => at < before)) this.#tries.delete(key);
  }
}
