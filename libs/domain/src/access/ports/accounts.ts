import type { AccountId, PatientRef } from '../../kernel/index.ts';
import type { Account } from '../account.ts';
import type { Email } from '../email.ts';

/** Accounts of the portal. */
export interface Accounts {
  /** By email or username, both compared in lower case. */
  byLogin(login: string): Promise<Account | undefined>;
  byId(id: AccountId): Promise<Account | undefined>;
  /** Whose chart it is: confirmed accounts alone. */
  holding(chart: PatientRef): Promise<readonly Account[]>;
  /**
   * Stores a new account; false, and nothing stored, where its email or username belongs to another one. One that was
   * never confirmed gives way: whoever types a stranger's address first must not keep its owner out, or let them in
   * under a password that somebody else chose.
   */
  create(account: Account): Promise<boolean>;
  /** Changes what is given; false where a new email belongs to another account that was confirmed. An unknown account is left alone. */
  change(id: AccountId, change: AccountChange): Promise<boolean>;
  /** Adds a chart behind the others; one that is there stays where it is. */
  addChart(id: AccountId, chart: PatientRef): Promise<void>;
}

export type AccountChange = Partial<Pick<Account, 'passwordHash' | 'confirmedAt' | 'phone' | 'language'>> & {
  readonly email?: Email;
};
