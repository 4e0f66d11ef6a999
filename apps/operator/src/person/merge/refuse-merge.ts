import { openedText, sealedColumns, type Sql } from '@portico/adapters-storage/sql';
import { Mistake } from '../../command/run-command.ts';
import type { ChartPair, MergePairs } from './merge-rows.ts';

/** Throws a sentence that says what to do, where two cannot be made one. */
export const refuseMerge = async (sql: Sql, pairs: MergePairs, mergedThere: readonly string[]): Promise<void> => {
  if (await areBornApart(sql, pairs))
    throw new Mistake(
      'The birth dates differ. If they are one person, correct the wrong one at the practice or in the profile, then merge again.',
    );
  for (const pair of pairs.charts) {
    await refuseElsewhere(sql, pair, mergedThere);
    await refuseOthers(sql, pairs, pair);
    await refuseMoney(sql, pair);
    await refuseNumbers(sql, pair);
  }
};

const areBornApart = async (sql: Sql, { account, charts }: MergePairs): Promise<boolean> => {
  const dates = await sql.rows({
    text: `select distinct born from (
        select birth_date::text as born from accounts where id = any($1::text[])
        union all select p.birth_date::text from clinic.patients p
          join unnest($2::text[], $3::text[]) as c (practice, patient) on (p.practice_id, p.id) = (c.practice, c.patient)
        union all select p.birth_date::text from clinic.patients p
          join account_charts a on (p.practice_id, p.id) = (a.practice_id, a.patient_id) where a.account_id = any($1::text[])
      ) d where born is not null`,
    values: [
      account === undefined ? [] : [account.from, account.into],
      charts.flatMap(({ practice }) => [practice, practice]),
      charts.flatMap(({ from, into }) => [from, into]),
    ],
  });
  return dates.length > 1;
};

/** A practice with a system of its own decides itself which of its charts are one person's. */
const refuseElsewhere = async (
  sql: Sql,
  { practice, from, into }: ChartPair,
  mergedThere: readonly string[],
): Promise<void> => {
  const here = await countOf(sql, 'select 1 from clinic.patients where practice_id = $1 and id in ($2, $3)', [
    practice,
    from,
    into,
  ]);
  if (here < 2 && !mergedThere.includes(practice))
    throw new Mistake(
      `${practice} keeps the charts ${into} and ${from} in its own system. Have it merge them there into ${into}, then give --merged-there ${practice}.`,
    );
};

const refuseOthers = async (sql: Sql, { account }: MergePairs, { practice, from }: ChartPair): Promise<void> => {
  const others = await countOf(
    sql,
    `select 1 from account_charts where practice_id = $1 and patient_id = $2 and account_id <> all($3::text[])`,
    [practice, from, account === undefined ? [] : [account.from, account.into]],
  );
  if (others > 0)
    throw new Mistake(
      `Another account has the chart ${from} at ${practice} too. Merge that account first, or name it as the duplicate.`,
    );
};

const moneyRules: readonly (readonly [statement: string, sentence: string])[] = [
  [
    `select 1 from payment_charges where practice_id = $1 and patient_id in ($2, $3)
      and state in ('created', 'submitted', 'authorised', 'capturing', 'unknown', 'refunding')`,
    'A payment is under way at PRACTICE. Wait until it ends (npm run money -- list says what is open), then merge again.',
  ],
  [
    `select 1 from scheduled_payments where practice_id = $1 and patient_id in ($2, $3) and state = 'charging'`,
    'A payment of a plan is being taken at PRACTICE. Wait until it ends, then merge again.',
  ],
  [
    `select 1 from prepayment_refunds where practice_id = $1 and patient_id in ($2, $3) and state in ('promised', 'due')`,
    'A prepayment is being refunded at PRACTICE. Wait until it ends, then merge again.',
  ],
];

const refuseMoney = async (sql: Sql, { practice, from, into }: ChartPair): Promise<void> => {
  const values = [practice, from, into];
  for (const [statement, sentence] of moneyRules)
    if ((await countOf(sql, statement, values)) > 0) throw new Mistake(sentence.replace('PRACTICE', practice));
  const withPlans = `select distinct patient_id from payment_plans
    where practice_id = $1 and patient_id in ($2, $3) and status = 'active'`;
  if ((await countOf(sql, withPlans, values)) > 1)
    throw new Mistake(
      `Both have an active payment plan at ${practice}. Have one of the two paid or canceled, then merge again.`,
    );
};

/** Two social security numbers are two people, or a mistake that the office has to look at. */
const refuseNumbers = async (sql: Sql, { practice, from, into }: ChartPair): Promise<void> => {
  const rows = await sql.rows<{ readonly patient_id: string; readonly kind: string; readonly number: string }>({
    text: `select patient_id, kind, number from clinic.identity_numbers where practice_id = $1 and patient_id in ($2, $3)`,
    values: [practice, from, into],
  });
  const opened = rows.map(({ patient_id: patient, kind, number }) => ({
    kind,
    number: openedText(sql, sealedColumns.identityNumber, [practice, patient, kind], number),
  }));
  const differing = opened.find(({ kind, number }) =>
    opened.some((other) => other.kind === kind && other.number !== number),
  );
  if (differing !== undefined)
    throw new Mistake(
      `The charts at ${practice} have different numbers of one kind (${differing.kind}). Have the office correct the wrong one, then merge again.`,
    );
};

const countOf = async (sql: Sql, text: string, values: readonly unknown[]): Promise<number> =>
  (await sql.rows({ text, values })).length;
