import type { Activity, ActivityMark, ActivitySubject, Doer, MarkedActivity } from '../activity.ts';

/** Append-only: what was written is neither changed nor taken away. */
export interface ActivityLog {
  append(activity: Activity): Promise<void>;
  /**
   * Listed lines about any of the subjects, newest first, a payment once (`isListed`, `chargeTaken`). What it costs does not grow
   * with the log.
   */
  listed(question: ListedQuestion): Promise<readonly MarkedActivity[]>;
  /** Everybody who stands in a listed line about any of the subjects, each once. What it costs grows with what they paid alone. */
  doers(about: readonly ActivitySubject[]): Promise<readonly Doer[]>;
}

export interface ListedQuestion {
  readonly about: readonly ActivitySubject[];
  /** Lines of one doer only. */
  readonly by?: Doer;
  /** Lines that are older than this one. */
  readonly before?: ActivityMark;
  readonly limit: number;
}
