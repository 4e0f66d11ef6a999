import type { Instant, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { WaitEntry, WaitId } from '../wait-list.ts';

/** A practice whose wait list one worker looks at. */
export interface LeasedPractice {
  readonly practice: PracticeId;
  readonly until: Instant;
}

/** The wait list for earlier times. Safe to use from any number of workers; safe to kill. */
export interface WaitListEntries {
  /** Adds an entry; false if the patient already waits for the same thing. */
  join(entry: WaitEntry): Promise<boolean>;
  byId(patient: PatientRef, id: WaitId): Promise<WaitEntry | undefined>;
  /** A patient's live entries, in the order of joining. */
  of(patient: PatientRef): Promise<readonly WaitEntry[]>;
  /**
   * Leases practices with live entries that nobody looked at for long enough, those that have waited longest first. By
   * the store's clock, which is the same for every instance (`OPS-D13`). Of concurrent callers each practice goes to
   * one.
   */
  claimPractices(milliseconds: number, limit: number): Promise<readonly LeasedPractice[]>;
  /** Ends a lease: the practice is due again in so many milliseconds, unless nobody waits there. */
  lookAgain(leased: LeasedPractice, milliseconds: number): Promise<void>;
  /** Finds practices with live entries that no claim would come to; returns how many. */
  findLost(): Promise<number>;
  /** The first `limit` live entries of a practice, in the order of joining. */
  line(practice: PracticeId, limit: number): Promise<readonly WaitEntry[]>;
  /** Stores a changed entry if the stored one is its previous version; of two concurrent changes one is stored. */
  change(entry: WaitEntry): Promise<boolean>;
  /** Deletes entries that are no longer live and joined before. */
  prune(before: Instant): Promise<void>;
}
