import { plus, type Instant } from '@portico/domain/kernel';
import type { Leases } from '../maintenance-runner.ts';

/** Leases in memory. */
export class MemoryLeases implements Leases {
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

  async free(jobs: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(jobs.filter((job) => (this.#taken.get(job) ?? 0) <= this.#now()));
  }

  async giveBack(job: string): Promise<void> {
    this.#taken.delete(job);
  }

  async prune(before: Instant): Promise<void> {
    for (const [job, until] of this.#taken) if (until < before) this.#taken.delete(job);
  }
}
