import { PostgresAccounts } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { parseEmail, type Account } from '@portico/domain/access';
import { parseId, type AccountId, type PatientId, type PatientRef, type PracticeId } from '@portico/domain/kernel';
import { Mistake } from '../command/run-command.ts';
import type { PersonKeys } from './rows-of-person.ts';

/** A person by what an operator typed; without an account there is at most an address. */
export interface FoundPerson {
  readonly account: Account | undefined;
  readonly keys: PersonKeys;
}

/** The account with this id, email or username. */
export const accountOf = async (sql: Sql, typed: string): Promise<Account | undefined> => {
  const accounts = new PostgresAccounts(sql);
  const id = parseId<AccountId>(typed.trim());
  return (id.ok ? await accounts.byId(id.value) : undefined) ?? accounts.byLogin(typed.trim());
};

/** An account with its charts, or one chart. */
export interface Side {
  readonly account: Account | undefined;
  readonly charts: readonly PatientRef[];
}

/** By what an operator typed: an account, or a chart as `PRACTICE/PATIENT`. */
export const sideOf = async (sql: Sql, typed: string): Promise<Side> => {
  const [practice = '', patient] = typed.trim().split('/');
  if (patient === undefined) {
    const account = await accountOf(sql, typed);
    if (account === undefined) throw new Mistake(`There is no account ${typed.trim()}.`);
    return { account, charts: account.charts };
  }
  const chart = { practice: practice as PracticeId, patient: patient as PatientId };
  const owners = await sql.rows({
    text: 'select 1 from account_charts where practice_id = $1 and patient_id = $2',
    values: [practice, patient],
  });
  const known = await sql.rows({
    text: 'select 1 from clinic.patients where practice_id = $1 and id = $2',
    values: [practice, patient],
  });
  if (known.length + owners.length === 0) throw new Mistake(`There is no chart ${patient} at ${practice}.`);
  return { account: undefined, charts: [chart] };
};

/** The person, with the accounts that wait for the same email to be confirmed. */
export const findPerson = async (sql: Sql, typed: string): Promise<FoundPerson> => {
  const account = await accountOf(sql, typed);
  const email = parseEmail(account?.email ?? typed.trim());
  const address = email.ok ? email.value.toLowerCase() : undefined;
  const waiting = await sql.rows<{ readonly id: AccountId }>({
    text: 'select id from accounts where email_key = $1 and confirmed_at is null and id is distinct from $2 order by id',
    values: [address ?? null, account?.id ?? null],
  });
  const before = await mergedInto(sql, account);
  return {
    account,
    keys: {
      accounts: [...(account === undefined ? [] : [account.id]), ...before.accounts, ...waiting.map(({ id }) => id)],
      addresses: [address, account?.phone].filter((each) => each !== undefined),
      charts: [...(account?.charts ?? []), ...before.charts],
    },
  };
};

/** What became a part of the account and of its charts: the log and agreements still name it. */
const mergedInto = async (
  sql: Sql,
  account: Account | undefined,
): Promise<{ readonly accounts: readonly AccountId[]; readonly charts: readonly PatientRef[] }> => {
  const { id, charts } = account ?? { id: undefined, charts: [] };
  const rows = await sql.rows<{ readonly practice: PracticeId; readonly from: string }>({
    text: `select m.practice_id as practice, m.from_id as "from" from merges m
      join unnest($1::text[], $2::text[]) as c (practice, id) on (m.practice_id, m.into_id) = (c.practice, c.id)
      order by m.practice_id, m.from_id`,
    values: [
      ['', ...charts.map(({ practice }) => practice)],
      [id ?? null, ...charts.map(({ patient }) => patient)],
    ],
  });
  return {
    accounts: rows.filter(({ practice }) => practice === '').map(({ from }) => from as AccountId),
    charts: rows
      .filter(({ practice }) => practice !== '')
      .map(({ practice, from }) => ({ practice, patient: from as PatientId })),
  };
};
