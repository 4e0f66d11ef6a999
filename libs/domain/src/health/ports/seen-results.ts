import type { AccountId, Instant, PatientRef } from '../../kernel/index.ts';

/** Which laboratory reports of a patient an account has had before its eyes. */
export interface SeenResults {
  /** The versions (`resultVersion`) that were kept last. */
  of(account: AccountId, patient: PatientRef): Promise<ReadonlySet<string>>;
  /** Replaces what was kept. */
  keep(account: AccountId, patient: PatientRef, versions: readonly string[], at: Instant): Promise<void>;
}
