import type { AccountId, Instant, PracticeId } from '../../kernel/index.ts';

/** Important messages that a person has dismissed permanently. */
export interface DismissedMessages {
  has(practice: PracticeId, account: AccountId, message: string): Promise<boolean>;
  /** Idempotent. */
  add(practice: PracticeId, account: AccountId, message: string, at: Instant): Promise<void>;
}
