import type { AccountId, Instant, PracticeId } from '../../kernel/index.ts';

/** Which important messages a person has put away for good. */
export interface DismissedMessages {
  has(practice: PracticeId, account: AccountId, message: string): Promise<boolean>;
  /** Put away twice is put away. */
  add(practice: PracticeId, account: AccountId, message: string, at: Instant): Promise<void>;
}
