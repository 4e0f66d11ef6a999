import { plus, type Instant } from '@portico/domain/kernel';
import type { Turns } from '../housekeeper.ts';

/** Turns in memory. */
export class MemoryTurns implements Turns {
  readonly #taken = new Map<string, Instant>();
  readonly #now: () => Instant;

  constructor(now: () => Instant) {
    this.#now = now;
  }

  async take(job: string, milliseconds: number): Promise<boolean> {
    const now = this.#now();
    const taken = this.#taken.get(job);
    if (taken !== undefined && now < taken) return false;
    this.#taken.set(job, plus(now, milliseconds));
    return true;
  }

  async giveBack(job: string): Promise<void> {
    this.#taken.delete(job);
  }
}
