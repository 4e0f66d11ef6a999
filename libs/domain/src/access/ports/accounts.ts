import type { AccountId, Instant, PatientRef } from '../../kernel/index.ts';
import type { Account } from '../account.ts';
import type { Email } from '../email.ts';

/** Accounts of the portal. */
export interface Accounts {
  /** By email or username, both compared in lower case: the confirmed account, else the newest unconfirmed one. */
  byLogin(login: string): Promise<Account | undefined>;
  byId(id: AccountId): Promise<Account | undefined>;
  /** The accounts that hold a chart; confirmed ones only. */
  holding(chart: PatientRef): Promise<readonly Account[]>;
  /**
   * Stores a new account; false, and nothing stored, if its email belongs to another confirmed account, or its username
   * to any. Unconfirmed accounts may share an email: typing another person's address neither locks its owner out nor
   * replaces the owner's unconfirmed account.
   */
  create(account: Account): Promise<boolean>;
  /**
   * Changes the given fields; false if the email belongs to another confirmed account. Confirming an account deletes
   * the other unconfirmed ones with the same email. An unknown account is ignored.
   */
  change(id: AccountId, change: AccountChange): Promise<boolean>;
  /** Appends a chart; one that is already there keeps its position. */
  addChart(id: AccountId, chart: PatientRef): Promise<void>;
  /** Disables an account from then on, or enables it again. */
  disable(id: AccountId, at: Instant | undefined): Promise<void>;
  /** Deletes accounts that were created before then and never confirmed. */
  pruneUnconfirmed(before: Instant): Promise<void>;
}

export type AccountChange = Partial<Pick<Account, 'passwordHash' | 'confirmedAt' | 'phone' | 'language'>> & {
  readonly email?: Email;
  /** Empty takes them away. */
  readonly accommodations?: NonNullable<Account['accommodations']>;
};
