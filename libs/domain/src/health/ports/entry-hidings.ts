import type { AccountId, Instant, PatientRef } from '../../kernel/index.ts';
import type { EntryHiding } from '../entries/entry-hiding.ts';

/** Somebody who may see the record of a patient now. */
export interface Helper {
  readonly account: AccountId;
  readonly name: string;
}

export type HelpersOf = (patient: PatientRef, now: Instant) => Promise<readonly Helper[]>;

/** What patients said of who may see entries of their records. */
export interface EntryHidings {
  of(patient: PatientRef): Promise<readonly EntryHiding[]>;
  /** Replaces what was said of the entry; `by` is the patient's own account. */
  keep(patient: PatientRef, hiding: EntryHiding, by: AccountId, at: Instant): Promise<void>;
}
