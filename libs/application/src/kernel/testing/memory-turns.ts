import type { Instant } from '@portico/domain/kernel';
import type { Turns } from '../housekeeper.ts';

/** Turns in memory. */
export class MemoryTurns implements Turns {
  readonly #taken = new Map<string, Instant>();

  async take(job: string, now: Instant, until: Instant): Promise<boolean> {
    const taken = this.#taken.get(job);
    if (taken !== undefined && now < taken) return false;
    this.#taken.set(job, until);
    return true;
  }

  async giveBack(job: string): Promise<void> {
    this.#taken.delete(job);
  }
}
