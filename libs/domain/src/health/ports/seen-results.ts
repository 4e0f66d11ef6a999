import type { AccountId, Instant, PatientRef } from '../../kernel/index.ts';

/** Which reports of a patient an account has had before its eyes. */
export interface SeenResults {
  /** The versions (`resultVersion`). */
  of(account: AccountId, patient: PatientRef): Promise<ReadonlySet<string>>;
  /** Adds to those that are kept. */
  add(account: AccountId, patient: PatientRef, versions: readonly string[], at: Instant): Promise<void>;
}
