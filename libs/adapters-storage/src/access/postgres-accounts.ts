import { createHash } from 'node:crypto';
import type { Account, Accounts, Email } from '@portico/domain/access';
import type { AccountId, Instant, Language, PatientRef } from '@portico/domain/kernel';
import type { Sql } from '../sql/sql.ts';

interface AccountRow {
  readonly id: AccountId;
  readonly email: Email;
  readonly username: string;
  readonly name: string;
  readonly password_hash: string;
  readonly language: Language;
  readonly charts: readonly PatientRef[];
}

const columns = `a.id, a.email, a.username, a.name, a.password_hash, a.language,
  coalesce((select json_agg(json_build_object('practice', c.practice_id, 'patient', c.patient_id) order by c.position)
    from account_charts c where c.account_id = a.id), '[]') as charts`;

const accountFrom = ({ password_hash: passwordHash, ...rest }: AccountRow): Account => ({ ...rest, passwordHash });

const keyOf = (login: string): string => login.toLowerCase();
const hashOf = (login: string): string => createHash('sha256').update(keyOf(login)).digest('hex');

/** Statements carry at most this many accounts, so that a large seed does not become one huge message. */
const batch = 1_000;

/** Accounts in the portal's own tables. */
export class PostgresAccounts implements Accounts {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Stores accounts, all or none; one whose id is known replaces it. Throws when a login belongs to another account. */
  async add(accounts: readonly Account[]): Promise<void> {
    await this.#sql.transaction(async (sql) => {
      for (let from = 0; from < accounts.length; from += batch) await addBatch(sql, accounts.slice(from, from + batch));
    });
  }

  async byLogin(login: string): Promise<Account | undefined> {
    const key = keyOf(login);
    // PostgreSQL refuses this character in any text, so that no account has it.
    if (key.includes('\0')) return undefined;
    const [row] = await this.#sql.rows<AccountRow>({
      name: 'account-by-login',
      text: `select ${columns} from accounts a where a.email_key = $1 or a.username_key = $1
        order by a.email_key = $1 desc limit 1`,
      values: [key],
    });
    return row && accountFrom(row);
  }

  async byId(id: AccountId): Promise<Account | undefined> {
    const [row] = await this.#sql.rows<AccountRow>({
      name: 'account-by-id',
      text: `select ${columns} from accounts a where a.id = $1`,
      values: [id],
    });
    return row && accountFrom(row);
  }

  async failedTries(login: string, since: Instant): Promise<readonly Instant[]> {
    const rows = await this.#sql.rows<{ readonly at: Instant }>({
      name: 'failed-tries',
      text: 'select at from sign_in_failures where login_hash = $1 and at >= $2 order by at, seq',
      values: [hashOf(login), since],
    });
    return rows.map(({ at }) => at);
  }

  async recordFailedTry(login: string, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'record-failed-try',
      text: 'insert into sign_in_failures (login_hash, at) values ($1, $2)',
      values: [hashOf(login), at],
    });
  }

  async clearFailedTries(login: string): Promise<void> {
    await this.#sql.rows({
      name: 'clear-failed-tries',
      text: 'delete from sign_in_failures where login_hash = $1',
      values: [hashOf(login)],
    });
  }
}

const addBatch = async (sql: Sql, accounts: readonly Account[]): Promise<void> => {
  const column = (of: (account: Account) => string): readonly string[] => accounts.map(of);
  await sql.rows({
    name: 'add-accounts',
    text: `insert into accounts (id, email, username, email_key, username_key, name, password_hash, language)
      select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
      on conflict (id) do update set (email, username, email_key, username_key, name, password_hash, language) =
        row(excluded.email, excluded.username, excluded.email_key, excluded.username_key, excluded.name,
          excluded.password_hash, excluded.language)`,
    values: [
      column(({ id }) => id),
      column(({ email }) => email),
      column(({ username }) => username),
      column(({ email }) => keyOf(email)),
      column(({ username }) => keyOf(username)),
      column(({ name }) => name),
      column(({ passwordHash }) => passwordHash),
      column(({ language }) => language),
    ],
  });
  const charts = accounts.flatMap(({ id, charts }) => charts.map((chart, position) => ({ id, chart, position })));
  await sql.rows({
    name: 'forget-account-charts',
    text: 'delete from account_charts where account_id = any($1::text[])',
    values: [column(({ id }) => id)],
  });
  await sql.rows({
    name: 'add-account-charts',
    text: `insert into account_charts (practice_id, patient_id, account_id, position)
      select * from unnest($1::text[], $2::text[], $3::text[], $4::integer[])`,
    values: [
      charts.map(({ chart }) => chart.practice),
      charts.map(({ chart }) => chart.patient),
      charts.map(({ id }) => id),
      charts.map(({ position }) => position),
    ],
  });
};
