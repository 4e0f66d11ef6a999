import type { AccountId, Instant } from '../../kernel/index.ts';
import type { Account } from '../account.ts';
import type { Accounts } from '../ports/accounts.ts';

/** Accounts in memory. */
export class MemoryAccounts implements Accounts {
  readonly #accounts = new Map<AccountId, Account>();
  readonly #failures = new Map<string, Instant[]>();

  constructor(accounts: readonly Account[] = []) {
    for (const account of accounts) this.#accounts.set(account.id, account);
  }

  /** Stores accounts; one whose id is known replaces it. */
  async add(accounts: readonly Account[]): Promise<void> {
    for (const account of accounts) this.#accounts.set(account.id, account);
  }

  async byLogin(login: string): Promise<Account | undefined> {
    const key = login.toLowerCase();
    const accounts = [...this.#accounts.values()];
    return (
      accounts.find(({ email }) => email.toLowerCase() === key) ??
      accounts.find(({ username }) => username.toLowerCase() === key)
    );
  }

  async byId(id: AccountId): Promise<Account | undefined> {
    return this.#accounts.get(id);
  }

  async failedTries(login: string, since: Instant): Promise<readonly Instant[]> {
    return (this.#failures.get(login.toLowerCase()) ?? []).filter((at) => at >= since);
  }

  async recordFailedTry(login: string, at: Instant): Promise<void> {
    const key = login.toLowerCase();
    this.#failures.set(key, [...(this.#failures.get(key) ?? []), at]);
  }

  async clearFailedTries(login: string): Promise<void> {
    this.#failures.delete(login.toLowerCase());
  }
}
