import type { AccountId, Instant, PatientRef } from '../../kernel/index.ts';
import type { Account } from '../account.ts';
import type { Email } from '../email.ts';

/** Accounts of the portal. */
export interface Accounts {
  /** By email or username, both compared in lower case: the confirmed one, else the one that was begun last. */
  byLogin(login: string): Promise<Account | undefined>;
  byId(id: AccountId): Promise<Account | undefined>;
  /** Whose chart it is: confirmed accounts alone. */
  holding(chart: PatientRef): Promise<readonly Account[]>;
  /**
   * Stores a new account; false, and nothing stored, where its email belongs to another one that was confirmed, or its
   * username to any. Those that wait to be confirmed stand side by side: whoever types a stranger's address neither
   * keeps its owner out nor takes the place of what the owner began.
   */
  create(account: Account): Promise<boolean>;
  /**
   * Changes what is given; false where the email belongs to another account that was confirmed. Whoever is confirmed
   * ends the others that wait under the same email. An unknown account is left alone.
   */
  change(id: AccountId, change: AccountChange): Promise<boolean>;
  /** Adds a chart behind the others; one that is there stays where it is. */
  addChart(id: AccountId, chart: PatientRef): Promise<void>;
  /** Closes an account to everybody from then on, or opens it again. */
  disable(id: AccountId, at: Instant | undefined): Promise<void>;
  /** Forgets accounts that were begun before then and never confirmed. */
  pruneUnconfirmed(before: Instant): Promise<void>;
}

export type AccountChange = Partial<Pick<Account, 'passwordHash' | 'confirmedAt' | 'phone' | 'language'>> & {
  readonly email?: Email;
};
