import { samePatient, type AccountId, type Instant, type PatientRef } from '../../kernel/index.ts';
import type { Account } from '../account.ts';
import type { AccountChange, Accounts } from '../ports/accounts.ts';

/** Accounts in memory. */
export class MemoryAccounts implements Accounts {
  readonly #accounts = new Map<AccountId, Account>();

  constructor(accounts: readonly Account[] = []) {
    for (const account of accounts) this.#accounts.set(account.id, account);
  }

  /** Stores accounts; replaces one with the same id. */
  async add(accounts: readonly Account[]): Promise<void> {
    for (const account of accounts) this.#accounts.set(account.id, account);
  }

  async byLogin(login: string): Promise<Account | undefined> {
    const key = login.toLowerCase();
    const accounts = [...this.#accounts.values()].reverse();
    const named = accounts.filter(({ email }) => email.toLowerCase() === key);
    return (
      named.find(({ confirmedAt }) => confirmedAt !== undefined) ??
      named.reduce<Account | undefined>(
        (last, one) => (last !== undefined && begun(last) >= begun(one) ? last : one),
        undefined,
      ) ??
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
    const isNamed = [...this.#accounts.values()].some(
      ({ username }) => username.toLowerCase() === account.username.toLowerCase(),
    );
    if (isNamed || this.#isTaken([account.email, account.username]) || this.#accounts.has(account.id)) return false;
    this.#accounts.set(account.id, account);
    return true;
  }

  async change(id: AccountId, change: AccountChange): Promise<boolean> {
    const account = this.#accounts.get(id);
    if (account === undefined) return true;
    const changed = withoutEmptyNeeds({ ...account, ...change });
    if (changed.confirmedAt !== undefined && this.#isTaken([changed.email], id)) return false;
    if (change.email !== undefined && this.#isTaken([change.email], id)) return false;
    this.#accounts.set(id, changed);
    if (changed.confirmedAt !== undefined) this.#endOthers(changed);
    return true;
  }

  async disable(id: AccountId, at: Instant | undefined): Promise<void> {
    const account = this.#accounts.get(id);
    if (account === undefined) return;
    const { disabledAt: _, ...enabled } = account;
    this.#accounts.set(id, at === undefined ? enabled : { ...enabled, disabledAt: at });
  }

  async pruneUnconfirmed(before: Instant): Promise<void> {
    for (const { id, confirmedAt, terms } of this.#accounts.values()) {
      if (confirmedAt === undefined && terms !== undefined && terms.acceptedAt < before) this.#accounts.delete(id);
    }
  }

  async addChart(id: AccountId, chart: PatientRef): Promise<void> {
    const account = this.#accounts.get(id);
    if (account === undefined || account.charts.some((own) => samePatient(own, chart))) return;
    this.#accounts.set(id, { ...account, charts: [...account.charts, chart] });
  }

  /** Whether one of these logins belongs to another confirmed account. */
  #isTaken(logins: readonly string[], except?: AccountId): boolean {
    const keys = logins.map((login) => login.toLowerCase());
    return [...this.#accounts.values()].some(
      ({ id, email, username, confirmedAt }) =>
        id !== except &&
        confirmedAt !== undefined &&
        (keys.includes(email.toLowerCase()) || keys.includes(username.toLowerCase())),
    );
  }

  #endOthers({ id: kept, email: theirs }: Account): void {
    for (const { id, email, confirmedAt } of this.#accounts.values()) {
      if (id !== kept && confirmedAt === undefined && email.toLowerCase() === theirs.toLowerCase()) {
        this.#accounts.delete(id);
      }
    }
  }
}

const begun = ({ terms }: Account): number => terms?.acceptedAt ?? 0;

const withoutEmptyNeeds = (account: Account): Account => {
  const { accommodations = {}, ...rest } = account;
  return Object.keys(accommodations).length === 0 ? rest : account;
};
