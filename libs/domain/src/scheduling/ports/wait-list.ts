import type { Instant, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { WaitEntry, WaitId } from '../wait-list.ts';

/** Who waits for an earlier time. Any number of workers may share it, and any may die. */
export interface WaitListEntries {
  /** Adds an entry; false where the patient waits for the same thing already. */
  join(entry: WaitEntry): Promise<boolean>;
  byId(patient: PatientRef, id: WaitId): Promise<WaitEntry | undefined>;
  /** The live entries of a patient, in the order of joining. */
  of(patient: PatientRef): Promise<readonly WaitEntry[]>;
  /** Where somebody waits. */
  practices(): Promise<readonly PracticeId[]>;
  /** The first `limit` live entries of a practice, in the order of joining. */
  line(practice: PracticeId, limit: number): Promise<readonly WaitEntry[]>;
  /** Keeps a changed entry if the one that is kept is the one before it; of two changes of the same entry one is kept. */
  change(entry: WaitEntry): Promise<boolean>;
  /** Forgets those who wait no longer and joined before. */
  prune(before: Instant): Promise<void>;
}
