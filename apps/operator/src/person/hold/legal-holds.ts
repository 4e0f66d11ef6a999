import { randomUUID } from 'node:crypto';
import { PostgresActivityLog } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import type { ActivityAction } from '@portico/domain/activity';
import { isoOf, type AccountId, type Instant, type PatientRef } from '@portico/domain/kernel';
import type { OperatorActing } from '@portico/services/activity';
import { Mistake } from '../../command/run-command.ts';
import { sideOf } from '../find-person.ts';

/** Keeps everything of a person for a legal matter, until it is released; the log has a line with the account and with each chart. */
export const placeHold = async (sql: Sql, typed: string, operator: OperatorActing): Promise<string> => {
  const { account, charts } = await sideOf(sql, typed);
  const [chart] = account === undefined ? charts : [];
  const id = randomUUID();
  await sql.rows({
    text: `insert into legal_holds (id, account_id, practice_id, patient_id, addresses, placed_at, placed_by, reason)
      values ($1, $2, $3, $4, array(select lower(a) from accounts, unnest(array[email, phone]) a where id = $2 and a is not null
        union select lower(a) from clinic.patients, unnest(array[email, phone]) a
          where practice_id = any($8::text[]) and (practice_id, id) in (select * from unnest($8::text[], $9::text[])) and a is not null), $5, $6, $7)`,
    values: [
      id,
      account?.id ?? null,
      chart?.practice ?? null,
      chart?.patient ?? null,
      operator.now,
      operator.operator,
      operator.reason,
      charts.map(({ practice }) => practice),
      charts.map(({ patient }) => patient),
    ],
  });
  await leaveLines(sql, account?.id, charts, 'placed-legal-hold', operator);
  return `Hold ${id} is placed. Neither erase, merge nor housekeeping takes anything of the person until it is released.`;
};

/** Ends a hold of a person; with several, `named` says which. */
export const releaseHold = async (
  sql: Sql,
  typed: string,
  named: string | undefined,
  operator: OperatorActing,
): Promise<string> => {
  const { account, charts } = await sideOf(sql, typed);
  const holds = await holdsInForce(sql, account?.id, charts);
  const [hold, ...more] = holds.filter(({ id }) => named === undefined || id === named);
  if (hold === undefined)
    throw new Mistake(named === undefined ? 'The person is under no legal hold.' : 'The person has no such hold.');
  if (more.length > 0)
    throw new Mistake(`There are several. Give --hold with one of ${holds.map(({ id }) => id).join(', ')}.`);
  await sql.rows({
    text: `update legal_holds set released_at = $2, released_by = $3, release_reason = $4, addresses = '{}' where id = $1`,
    values: [hold.id, operator.now, operator.operator, operator.reason],
  });
  await leaveLines(sql, account?.id, charts, 'released-legal-hold', operator);
  const left = holds.length - 1;
  return `Hold ${hold.id} is released.${left === 0 ? '' : ` The person is still under ${left} more.`}`;
};

/** Every hold in force, or those of one person; that they were looked at is logged with each person. */
export const listHolds = async (sql: Sql, typed: string | undefined, operator: OperatorActing): Promise<string> => {
  const side = typed === undefined ? undefined : await sideOf(sql, typed);
  const holds = side === undefined ? await everyHold(sql) : await holdsInForce(sql, side.account?.id, side.charts);
  for (const { account, practice, patient } of holds)
    await leaveLines(
      sql,
      account ?? undefined,
      practice === null || patient === null ? [] : [{ practice, patient } as PatientRef],
      'examined-account',
      operator,
    );
  return holds.length === 0 ? 'No legal hold is in force.' : holds.map(lineOf).join('\n');
};

/** What an operator reads beside an export or an account. */
export const holdLines = async (
  sql: Sql,
  account: AccountId,
  charts: readonly PatientRef[],
): Promise<readonly string[]> => (await holdsInForce(sql, account, charts)).map(lineOf);

interface Hold {
  readonly id: string;
  readonly account: AccountId | null;
  readonly practice: string | null;
  readonly patient: string | null;
  readonly at: Instant;
  readonly operator: string;
  readonly reason: string;
}

const columns = `h.id, h.account_id as account, h.practice_id as practice, h.patient_id as patient, h.placed_at as at,
  h.placed_by as operator, h.reason`;

const everyHold = (sql: Sql): Promise<readonly Hold[]> =>
  sql.rows<Hold>({ text: `select ${columns} from legal_holds h where released_at is null order by placed_at, id` });

/** Holds of the account, of a chart that it has, and of an account that has one of the charts. */
const holdsInForce = (
  sql: Sql,
  account: AccountId | undefined,
  charts: readonly PatientRef[],
): Promise<readonly Hold[]> =>
  sql.rows<Hold>({
    text: `with own as (select * from unnest($2::text[], $3::text[]) as c (practice, patient))
      select ${columns} from legal_holds h where h.released_at is null and (h.account_id = $1
        or (h.practice_id, h.patient_id) in (select practice, patient from own)
        or exists (select from account_charts c where c.account_id = h.account_id
          and (c.practice_id, c.patient_id) in (select practice, patient from own)))
      order by h.placed_at, h.id`,
    values: [account ?? null, charts.map(({ practice }) => practice), charts.map(({ patient }) => patient)],
  });

const lineOf = ({ id, account, practice, patient, at, operator, reason }: Hold): string =>
  `${id}  ${account ?? `${practice}/${patient}`}, ${isoOf(at)}, ${operator}: ${reason}`.replace(
    /[\p{Cc}\p{Cf}]/gu,
    ' ',
  );

const leaveLines = async (
  sql: Sql,
  account: AccountId | undefined,
  charts: readonly PatientRef[],
  action: ActivityAction,
  { now, operator, reason }: OperatorActing,
): Promise<void> => {
  const log = new PostgresActivityLog(sql);
  const line = { at: now, actor: operator, actorKind: 'operator', action, reason } as const;
  for (const { practice, patient } of charts) await log.append({ ...line, subject: patient, practice });
  if (account !== undefined) await log.append({ ...line, subject: account });
};
