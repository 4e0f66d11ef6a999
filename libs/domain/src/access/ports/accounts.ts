import type { AccountId, Instant } from '../../kernel/index.ts';
import type { Account } from '../account.ts';

/** Accounts of the portal and the record of failed sign-ins. */
export interface Accounts {
  /** By email or username, both compared in lower case. */
  byLogin(login: string): Promise<Account | undefined>;
  byId(id: AccountId): Promise<Account | undefined>;
  /** Failed tries since `since`; `login` is kept for unknown accounts too, so that both answer alike. */
  failedTries(login: string, since: Instant): Promise<readonly Instant[]>;
  recordFailedTry(login: string, at: Instant): Promise<void>;
  clearFailedTries(login: string): Promise<void>;
}
