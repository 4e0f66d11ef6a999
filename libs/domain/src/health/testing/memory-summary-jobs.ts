import type { Instant } from '../../kernel/index.ts';
import type { KnownJob, SummaryJobs } from '../ports/summary-jobs.ts';
import type { SummaryJob, SummaryJobId, SummaryOutcome } from '../visit-summary.ts';

/** Summaries that were asked for, in memory. */
export class MemorySummaryJobs implements SummaryJobs {
  readonly #jobs = new Map<SummaryJobId, KnownJob & { readonly until: number }>();

  async add(job: SummaryJob): Promise<void> {
    this.#jobs.set(job.id, { job, until: -Infinity });
  }

  async find(id: SummaryJobId): Promise<KnownJob | undefined> {
    const known = this.#jobs.get(id);
    if (known === undefined) return undefined;
    return { job: known.job, ...(known.outcome === undefined ? {} : { outcome: known.outcome }) };
  }

  async claim(now: Instant, until: Instant, limit: number): Promise<readonly SummaryJob[]> {
    const waiting = [...this.#jobs.values()]
      .filter((each) => each.outcome === undefined && each.until <= now)
      .sort((one, other) => one.job.madeAt - other.job.madeAt)
      .slice(0, limit);
    for (const { job } of waiting) this.#jobs.set(job.id, { job, until });
    return waiting.map(({ job }) => job);
  }

  async finish(id: SummaryJobId, outcome: SummaryOutcome): Promise<void> {
    const known = this.#jobs.get(id);
    if (known !== undefined && known.outcome === undefined) this.#jobs.set(id, { ...known, outcome });
  }

  async prune(before: Instant): Promise<void> {
    for (const [id, { job }] of this.#jobs) if (job.madeAt < before) this.#jobs.delete(id);
  }
}
