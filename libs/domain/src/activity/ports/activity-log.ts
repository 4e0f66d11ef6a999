import type { Activity, ActivityMark, ActivitySubject, Doer, MarkedActivity } from '../activity.ts';

/** Append-only: entries are never changed or deleted. */
export interface ActivityLog {
  append(activity: Activity): Promise<void>;
  /**
   * Listed lines about any of the subjects, newest first, a payment once (`isListed`, `chargeTaken`). The cost does not
   * grow with the log.
   */
  listed(question: ListedQuestion): Promise<readonly MarkedActivity[]>;
  /**
   * Everyone with a listed line about any of the subjects, each once. The cost grows only with the number of their
   * payments.
   */
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
