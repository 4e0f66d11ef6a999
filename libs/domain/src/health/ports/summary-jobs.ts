import type { Instant } from '../../kernel/index.ts';
import type { SummaryJob, SummaryJobId, SummaryOutcome } from '../visit-summary.ts';

/** Summaries that were asked for, and what became of them. */
export interface SummaryJobs {
  add(job: SummaryJob): Promise<void>;
  find(id: SummaryJobId): Promise<KnownJob | undefined>;
  /** Takes at most so many that wait, the oldest first: nobody else is given one of them before `until`. */
  claim(now: Instant, until: Instant, limit: number): Promise<readonly SummaryJob[]>;
  /** The first outcome stays. */
  finish(id: SummaryJobId, outcome: SummaryOutcome): Promise<void>;
  /** Forgets what was asked for before then, done or not. */
  prune(before: Instant): Promise<void>;
}

export interface KnownJob {
  readonly job: SummaryJob;
  /** Absent until it is done. */
  readonly outcome?: SummaryOutcome;
}
