import type { AccountId, Instant, PatientRef } from '../../kernel/index.ts';

/** What an account is told at once: versions of reports (`resultVersion`) of one patient. */
export interface Announcement {
  readonly id: string;
  readonly versions: readonly string[];
}

/** Which reports each account was told of. */
export interface AnnouncedResults {
  /**
   * Keeps those that were in no announcement to this account as a new one of this id. Answers what is not marked as told:
   * that one, and what an end of the gateway interrupted.
   */
  begin(
    account: AccountId,
    patient: PatientRef,
    versions: readonly string[],
    id: string,
    at: Instant,
  ): Promise<readonly Announcement[]>;
  told(account: AccountId, patient: PatientRef, id: string): Promise<void>;
  /** Forgets what was begun before then. */
  prune(before: Instant): Promise<void>;
}
