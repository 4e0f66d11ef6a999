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

  async holding(chart: PatientRef): Promise<readonly Account[]> {
    return [...this.#accounts.values()]
      .filter(({ charts, confirmedAt }) => confirmedAt !== undefined && charts.some((own) => samePatient(own, chart)))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  async create(account: Account): Promise<boolean> {
    const makesWay = this.#makeWay([account.email, account.username]);
    if (!makesWay || this.#accounts.has(account.id)) return false;
    this.#accounts.set(account.id, account);
    return true;
  }

  async change(id: AccountId, change: AccountChange): Promise<boolean> {
    const account = this.#accounts.get(id);
    if (account === undefined) return true;
    if (change.email !== undefined && !this.#makeWay([change.email], id)) return false;
    this.#accounts.set(id, { ...account, ...change });
    return true;
  }

  async addChart(id: AccountId, chart: PatientRef): Promise<void> {
    const account = this.#accounts.get(id);
    if (account === undefined || account.charts.some((own) => samePatient(own, chart))) return;
    this.#accounts.set(id, { ...account, charts: [...account.charts, chart] });
  }

  /** Takes away the accounts of these logins that were never confirmed; false where one of them was. */
  #makeWay(logins: readonly string[], except?: AccountId): boolean {
    const keys = logins.map((login) => login.toLowerCase());
    const inTheWay = [...this.#accounts.values()].filter(
      ({ id, email, username }) =>
        id !== except && (keys.includes(email.toLowerCase()) || keys.includes(username.toLowerCase())),
    );
    if (inTheWay.some(({ confirmedAt }) => confirmedAt !== undefined)) return false;
    for (const { id } of inTheWay) this.#accounts.delete(id);
    return true;
  }
}
