import { samePatient, type AccountId, type PatientRef } from '../../kernel/index.ts';
import type { Account } from '../account.ts';
import type { AccountChange, Accounts } from '../ports/accounts.ts';

/** Accounts in memory. */
export class MemoryAccounts implements Accounts {
  readonly #accounts = new Map<AccountId, Account>();

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

  async create(account: Account): Promise<boolean> {
    const taken = (await this.byLogin(account.email)) ?? (await this.byLogin(account.username));
    if (taken !== undefined || this.#accounts.has(account.id)) return false;
    this.#accounts.set(account.id, account);
    return true;
  }

  async change(id: AccountId, change: AccountChange): Promise<boolean> {
    const account = this.#accounts.get(id);
    if (account === undefined) return true;
    const other = change.email && (await this.byLogin(change.email));
    if (other !== undefined && other.id !== id) return false;
    this.#accounts.set(id, { ...account, ...change });
    return true;
  }

  async addChart(id: AccountId, chart: PatientRef): Promise<void> {
    const account = this.#accounts.get(id);
    if (account === undefined || account.charts.some((own) => samePatient(own, chart))) return;
    this.#accounts.set(id, { ...account, charts: [...account.charts, chart] });
  }
}
