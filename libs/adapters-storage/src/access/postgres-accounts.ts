import type { Account, AccountChange, Accounts, CodeHash, Email, Phone } from '@portico/domain/access';
import type { AccountId, Instant, Language, LocalDate, PatientRef } from '@portico/domain/kernel';
import { deleteInBatches } from '../sql/delete-in-batches.ts';
import { accountHeld } from '../sql/held-rows.ts';
import { isTaken } from '../sql/is-taken.ts';
import type { Sql } from '../sql/sql.ts';

interface AccountRow {
  readonly id: AccountId;
  readonly email: Email;
  readonly username: string;
  readonly name: string;
  readonly password_hash: string;
  readonly language: Language;
  readonly confirmed_at: Instant | null;
  readonly disabled_at: Instant | null;
  readonly phone: Phone | null;
  readonly birth_date: LocalDate | null;
  readonly begun_on: CodeHash | null;
  readonly accommodations: NonNullable<Account['accommodations']> | null;
  readonly terms_version: string | null;
  readonly terms_accepted_at: Instant | null;
  readonly charts: readonly PatientRef[];
}

const columns = `a.id, a.email, a.username, a.name, a.password_hash, a.language,
  a.confirmed_at, a.disabled_at, a.phone, a.birth_date, a.begun_on, a.accommodations, a.terms_version, a.terms_accepted_at,
  coalesce((select json_agg(json_build_object('practice', c.practice_id, 'patient', c.patient_id) order by c.position)
    from account_charts c where c.account_id = a.id), '[]') as charts`;

const accountFrom = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  username: row.username,
  name: row.name,
  passwordHash: row.password_hash,
  charts: row.charts,
  language: row.language,
  ...(row.confirmed_at === null ? {} : { confirmedAt: row.confirmed_at }),
  ...(row.disabled_at === null ? {} : { disabledAt: row.disabled_at }),
  ...(row.phone === null ? {} : { phone: row.phone }),
  ...(row.birth_date === null ? {} : { birthDate: row.birth_date }),
  ...(row.begun_on === null ? {} : { begunOn: row.begun_on }),
  ...(row.accommodations === null ? {} : { accommodations: row.accommodations }),
  ...(row.terms_version === null || row.terms_accepted_at === null
    ? {}
    : { terms: { version: row.terms_version, acceptedAt: row.terms_accepted_at } }),
});

const jsonOrNull = (value: Account['accommodations']): string | null =>
  value === undefined ? null : JSON.stringify(value);

const keyOf = (login: string): string => login.toLowerCase();

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
        order by a.email_key = $1 desc, a.confirmed_at is not null desc, a.terms_accepted_at desc nulls last, a.id limit 1`,
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

  async holding({ practice, patient }: PatientRef): Promise<readonly Account[]> {
    const rows = await this.#sql.rows<AccountRow>({
      name: 'accounts-holding',
      text: `select ${columns} from account_charts held join accounts a on a.id = held.account_id
        where held.practice_id = $1 and held.patient_id = $2 and a.confirmed_at is not null
        order by a.id collate "C"`,
      values: [practice, patient],
    });
    return rows.map(accountFrom);
  }

  async create(account: Account): Promise<boolean> {
    const { email, username } = account;
    const creating = this.#sql.transaction(async (sql) => {
      const made = await sql.rows({
        name: 'create-account',
        text: `insert into accounts (id, email, username, email_key, username_key, name, password_hash, language)
          select $1, $2, $3, $4, $5, $6, $7, $8
          where not exists (select 1 from accounts
            where confirmed_at is not null and (email_key in ($4, $5) or username_key in ($4, $5)))
          on conflict do nothing returning id`,
        values: [
          account.id,
          email,
          username,
          keyOf(email),
          keyOf(username),
          account.name,
          account.passwordHash,
          account.language,
        ],
      });
      if (made.length > 0) await addBatch(sql, [account]);
      return made.length > 0;
    });
    return falseIfTaken(creating);
  }

  async change(id: AccountId, change: AccountChange): Promise<boolean> {
    const { email, passwordHash, confirmedAt, phone, language, accommodations } = change;
    const changing = this.#sql.transaction(async (sql) => {
      if (email !== undefined) {
        const [other] = await sql.rows({
          name: 'account-with-login',
          text: `select id from accounts
            where (email_key = $1 or username_key = $1) and id <> $2 and confirmed_at is not null`,
          values: [keyOf(email), id],
        });
        if (other !== undefined) return false;
      }
      if (confirmedAt !== undefined) await lockSameEmail(sql, id);
      const changed = await sql.rows({
        name: 'change-account',
        text: `update accounts set email = coalesce($2, email), email_key = coalesce($3, email_key),
          password_hash = coalesce($4, password_hash), confirmed_at = coalesce($5, confirmed_at),
          phone = coalesce($6, phone), language = coalesce($7, language),
          accommodations = nullif(coalesce($8::jsonb, accommodations), '{}'::jsonb) where id = $1 returning id`,
        values: [
          id,
          email ?? null,
          email === undefined ? null : keyOf(email),
          passwordHash ?? null,
          confirmedAt ?? null,
          phone ?? null,
          language ?? null,
          jsonOrNull(accommodations),
        ],
      });
      // Another one that waited under the same email was confirmed first.
      if (confirmedAt !== undefined && changed.length === 0) return false;
      if (confirmedAt !== undefined || email !== undefined) await endOthers(sql, id);
      return true;
    });
    return falseIfTaken(changing);
  }

  async disable(id: AccountId, at: Instant | undefined): Promise<void> {
    await this.#sql.rows({
      name: 'disable-account',
      text: 'update accounts set disabled_at = $2 where id = $1',
      values: [id, at ?? null],
    });
  }

  async pruneUnconfirmed(before: Instant): Promise<void> {
    const isOver = `confirmed_at is null and terms_accepted_at < $1 and not ${accountHeld('accounts.id')}`;
    await deleteInBatches(this.#sql, 'accounts', isOver, [before]);
    const orphaned = 'account_id is not null and not exists (select 1 from accounts where id = account_id)';
    await deleteInBatches(this.#sql, 'challenges', orphaned, []);
  }

  async addChart(id: AccountId, { practice, patient }: PatientRef): Promise<void> {
    await this.#sql.rows({
      name: 'add-account-chart',
      text: `insert into account_charts (practice_id, patient_id, account_id, position)
        select $2, $3, id, (select count(*) from account_charts where account_id = $1) from accounts where id = $1
        on conflict do nothing`,
      values: [id, practice, patient],
    });
  }
}

/** Of two that take the same email at the same moment one finds out here. */
const falseIfTaken = (done: Promise<boolean>): Promise<boolean> =>
  done.catch((error: unknown) => {
    if (isTaken(error)) return false;
    throw error;
  });

/** Of two that are confirmed at the same time one waits for the other, and finds itself gone. */
const lockSameEmail = async (sql: Sql, id: AccountId): Promise<void> => {
  await sql.rows({
    name: 'lock-accounts-of-email',
    text: `select id from accounts where email_key = (select email_key from accounts where id = $1)
      order by id for update`,
    values: [id],
  });
};

/** Takes away the accounts that wait under the email of this one, if it was confirmed. */
const endOthers = async (sql: Sql, id: AccountId): Promise<void> => {
  await sql.rows({
    name: 'end-other-pending-accounts',
    text: `with ended as (delete from accounts a using accounts kept
        where kept.id = $1 and kept.confirmed_at is not null and a.email_key = kept.email_key and a.id <> kept.id and a.confirmed_at is null
          and not ${accountHeld('a.id')}
        returning a.id)
      delete from challenges where account_id in (select id from ended)`,
    values: [id],
  });
};

const addBatch = async (sql: Sql, accounts: readonly Account[]): Promise<void> => {
  const column = <Value>(of: (account: Account) => Value): readonly (Value | null)[] =>
    accounts.map((account) => of(account) ?? null);
  await sql.rows({
    name: 'add-accounts',
    text: `insert into accounts (id, email, username, email_key, username_key, name, password_hash, language,
        confirmed_at, phone, birth_date, begun_on, terms_version, terms_accepted_at, accommodations)
      select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
        $9::bigint[], $10::text[], $11::text[], $12::text[], $13::text[], $14::bigint[], $15::jsonb[])
      on conflict (id) do update set (email, username, email_key, username_key, name, password_hash, language,
          confirmed_at, phone, birth_date, begun_on, terms_version, terms_accepted_at, accommodations) =
        row(excluded.email, excluded.username, excluded.email_key, excluded.username_key, excluded.name,
          excluded.password_hash, excluded.language, excluded.confirmed_at, excluded.phone, excluded.birth_date,
          excluded.begun_on, excluded.terms_version, excluded.terms_accepted_at, excluded.accommodations)`,
    values: [
      column(({ id }) => id),
      column(({ email }) => email),
      column(({ username }) => username),
      column(({ email }) => keyOf(email)),
      column(({ username }) => keyOf(username)),
      column(({ name }) => name),
      column(({ passwordHash }) => passwordHash),
      column(({ language }) => language),
      column(({ confirmedAt }) => confirmedAt),
      column(({ phone }) => phone),
      column(({ birthDate }) => birthDate),
      column(({ begunOn }) => begunOn),
      column(({ terms }) => terms?.version),
      column(({ terms }) => terms?.acceptedAt),
      column(({ accommodations }) => jsonOrNull(accommodations)),
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
