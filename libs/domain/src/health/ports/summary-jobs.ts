import type { Instant } from '../../kernel/index.ts';
import type { SummaryJob, SummaryJobId, SummaryOutcome } from '../visit-summary.ts';

/** Requested summaries and their outcomes. */
export interface SummaryJobs {
  add(job: SummaryJob): Promise<void>;
  find(id: SummaryJobId): Promise<KnownJob | undefined>;
  /** Leases at most `limit` pending jobs until `until`, the oldest first; no other worker is given them before that. */
  claim(now: Instant, until: Instant, limit: number): Promise<readonly SummaryJob[]>;
  /** The first outcome stays; later ones are ignored. */
  finish(id: SummaryJobId, outcome: SummaryOutcome): Promise<void>;
  /** Deletes jobs that were requested before then, done or not. */
  prune(before: Instant): Promise<void>;
}

export interface KnownJob {
  readonly job: SummaryJob;
  /** Absent until it is done. */
  readonly outcome?: SummaryOutcome;
}
