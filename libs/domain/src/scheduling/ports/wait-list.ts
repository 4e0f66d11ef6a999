import type { Instant, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { WaitEntry, WaitId } from '../wait-list.ts';

/** The wait list for earlier times. Safe to use from any number of workers; safe to kill. */
export interface WaitListEntries {
  /** Adds an entry; false if the patient already waits for the same thing. */
  join(entry: WaitEntry): Promise<boolean>;
  byId(patient: PatientRef, id: WaitId): Promise<WaitEntry | undefined>;
  /** A patient's live entries, in the order of joining. */
  of(patient: PatientRef): Promise<readonly WaitEntry[]>;
  /** The practices with live entries. */
  practices(): Promise<readonly PracticeId[]>;
  /** The first `limit` live entries of a practice, in the order of joining. */
  line(practice: PracticeId, limit: number): Promise<readonly WaitEntry[]>;
  /** Stores a changed entry if the stored one is its previous version; of two concurrent changes one is stored. */
  change(entry: WaitEntry): Promise<boolean>;
  /** Deletes entries that are no longer live and joined before. */
  prune(before: Instant): Promise<void>;
}
