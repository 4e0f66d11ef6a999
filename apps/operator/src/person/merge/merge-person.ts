import { PostgresActivityLog } from '@portico/adapters-storage';
import type { Database, Sql } from '@portico/adapters-storage/sql';
import type { PatientRef } from '@portico/domain/kernel';
import type { OperatorActing } from '@portico/services/activity';
import { Mistake } from '../../command/run-command.ts';
import { sideOf, type Side } from '../find-person.ts';
import { refuseHeld } from '../hold/refuse-held.ts';
import { operatedAccounts } from '../operated-accounts.ts';
import { mergedTables } from './merged-tables.ts';
import { mergeRows, type ChartPair, type MergeCounts, type MergePairs } from './merge-rows.ts';
import { refuseMerge } from './refuse-merge.ts';

/** Which two, as they are typed: an account each, or a chart as `PRACTICE/PATIENT`. */
export interface MergeRequest {
  readonly kept: string;
  readonly duplicate: string;
  /** Practices whose own system has merged the two charts already. */
  readonly mergedThere: readonly string[];
}

/** Makes two accounts or charts of one person one; answers what moved. A dry run is this, undone. */
export const mergePerson = async (sql: Sql, request: MergeRequest, operator: OperatorActing): Promise<string> => {
  const [kept, duplicate] = [await sideOf(sql, request.kept), await sideOf(sql, request.duplicate)];
  const pairs = pairsOf(kept, duplicate);
  await lockTables(sql);
  await refuseHeld(sql, {
    accounts: pairs.account === undefined ? [] : [pairs.account.from, pairs.account.into],
    charts: pairs.charts.flatMap(({ practice, from, into }) => [from, into].map((patient) => ({ practice, patient }))),
  });
  await refuseMerge(sql, pairs, request.mergedThere);
  await fillGaps(sql, pairs);
  const counts = await mergeRows(sql, pairs, operator.now);
  await remove(sql, pairs);
  await writeDown(sql, pairs, counts, operator);
  if (kept.account !== undefined && duplicate.account !== undefined)
    await operatedAccounts(sql, operator).merged(kept.account, duplicate.account);
  return mergeText(counts);
};

/** What would move; it is done and undone, so that what refuses a merge refuses this. */
export const tryMerge = async (
  database: Database,
  request: MergeRequest,
  operator: OperatorActing,
): Promise<string> => {
  let said = '';
  try {
    await database.transaction(async (sql) => {
      said = await mergePerson(sql, request, operator);
      throw new Undone();
    });
  } catch (thrown) {
    if (!(thrown instanceof Undone)) throw thrown;
  }
  await database.transaction((sql) => examineBoth(sql, request, operator));
  return `${said}\nNothing was changed.`;
};

class Undone extends Error {}

const examineBoth = async (sql: Sql, { kept, duplicate }: MergeRequest, operator: OperatorActing): Promise<void> => {
  for (const typed of [kept, duplicate]) {
    const { account } = await sideOf(sql, typed);
    if (account !== undefined) await operatedAccounts(sql, operator).examine(account);
  }
};

const pairsOf = (kept: Side, duplicate: Side): MergePairs => {
  const [into, from] = [kept.account, duplicate.account];
  if (into === undefined && from !== undefined)
    throw new Mistake('The account is the one to keep: name it first, and the chart as the duplicate.');
  if (into !== undefined && into.id === from?.id) throw new Mistake('Both are the same account.');
  if (into?.disabledAt !== undefined)
    throw new Mistake('The account to keep is disabled. Enable it, or keep the other one.');
  const charts = duplicate.charts.flatMap((chart) => pairOf(kept, chart));
  if (from === undefined && charts.length === 0)
    throw new Mistake('Both are the same chart, or the one to keep has none at that practice.');
  return { account: into && from && { from: from.id, into: into.id }, charts };
};

const pairOf = (kept: Side, { practice, patient }: PatientRef): readonly ChartPair[] => {
  const own = kept.charts.filter((each) => each.practice === practice);
  const [first] = own;
  if (first === undefined || own.some((each) => each.patient === patient)) return [];
  if (own.length > 1)
    throw new Mistake(
      `The account to keep has several charts at ${practice}. Merge those first, each named as ${practice}/PATIENT.`,
    );
  return [{ practice, from: patient, into: first.patient }];
};

/** Nobody writes meanwhile what would be left behind. */
const lockTables = async (sql: Sql): Promise<void> => {
  const changed = Object.entries(mergedTables).filter(([, { how }]) => how !== 'stays' && how !== 'copied');
  const tables = ['accounts', 'clinic.patients', ...changed.map(([table]) => table)];
  await sql.rows({ text: `set local lock_timeout = '10s'` });
  await sql.rows({ text: `lock table ${tables.join(', ')} in share row exclusive mode` });
};

/** What the kept one does not say is taken from the duplicate. */
const fillGaps = async (sql: Sql, { account, charts }: MergePairs): Promise<void> => {
  if (account !== undefined)
    await sql.rows({
      text: `update accounts k set phone = coalesce(k.phone, d.phone), birth_date = coalesce(k.birth_date, d.birth_date)
        from accounts d where k.id = $1 and d.id = $2`,
      values: [account.into, account.from],
    });
  for (const { practice, into, from } of charts)
    await sql.rows({
      text: `update clinic.patients k set phone = coalesce(k.phone, d.phone), email = coalesce(k.email, d.email),
          birth_date = coalesce(k.birth_date, d.birth_date), version = k.version + 1
        from clinic.patients d where k.practice_id = $1 and d.practice_id = $1 and k.id = $2 and d.id = $3`,
      values: [practice, into, from],
    });
};

const remove = async (sql: Sql, { account, charts }: MergePairs): Promise<void> => {
  for (const { practice, from } of charts)
    await sql.rows({
      text: 'delete from clinic.patients where practice_id = $1 and id = $2',
      values: [practice, from],
    });
  if (account !== undefined) await sql.rows({ text: 'delete from accounts where id = $1', values: [account.from] });
};

const writeDown = async (
  sql: Sql,
  { account, charts }: MergePairs,
  counts: MergeCounts,
  { now, operator, reason }: OperatorActing,
): Promise<void> => {
  const moved = Object.fromEntries(Object.entries(counts).map(([how, tables]) => [how, Object.fromEntries(tables)]));
  const all = [...charts, ...(account === undefined ? [] : [{ practice: '', ...account }])];
  for (const { practice, from, into } of all) {
    await sql.rows({
      text: 'update merges set into_id = $3 where practice_id = $1 and into_id = $2',
      values: [practice, from, into],
    });
    await sql.rows({
      text: `insert into merges (practice_id, from_id, into_id, at, operator, reason, moved) values ($1, $2, $3, $4, $5, $6, $7)`,
      values: [practice, from, into, now, operator, reason, JSON.stringify(moved)],
    });
  }
  const log = new PostgresActivityLog(sql);
  const line = { at: now, actor: operator, actorKind: 'operator', action: 'merged-person', reason } as const;
  for (const { practice, from, into } of charts) {
    await log.append({ ...line, subject: into, practice, resource: from });
    await log.append({ ...line, subject: from, practice, resource: into });
  }
};

const heads: Readonly<Record<keyof MergeCounts, string>> = {
  moved: 'To the one that is kept:',
  copied: 'Copied there, since it is never changed:',
  joined: 'The kept one has it already, so the duplicate’s is removed:',
  ended: 'Ended:',
};

export const mergeText = (counts: MergeCounts): string =>
  Object.entries(heads)
    .flatMap(([how, head]) => {
      const tables = [...counts[how as keyof MergeCounts]];
      return tables.length === 0 ? [] : [head, ...tables.map(([table, rows]) => `  ${table}  ${rows}`)];
    })
    .join('\n');
