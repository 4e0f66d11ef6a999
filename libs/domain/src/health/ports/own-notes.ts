import type { AccountId, PatientRef } from '../../kernel/index.ts';
import type { EntryRef } from '../entries/entry-ref.ts';
import type { OwnNote } from '../entries/own-note.ts';

/** The notes that an account keeps beside entries of a record. */
export interface OwnNotes {
  of(account: AccountId, patient: PatientRef): Promise<readonly OwnNote[]>;
  /** Replaces what was kept beside the entry. */
  keep(account: AccountId, patient: PatientRef, note: OwnNote): Promise<void>;
  /** Whether there was one. */
  erase(account: AccountId, patient: PatientRef, of: EntryRef): Promise<boolean>;
}
