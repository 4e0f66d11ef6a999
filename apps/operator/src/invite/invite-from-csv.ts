import type { Database, Sql } from '@portico/adapters-storage/sql';
import { isoOf, type Instant, type PracticeId } from '@portico/domain/kernel';
import type { OperatorActing } from '@portico/services/activity';
import { parse } from 'csv-parse/sync';
import { logListShown } from '../command/given-reason.ts';
import { Mistake } from '../command/run-command.ts';
import { tableOf } from '../audit/text-or-csv-table.ts';
import { invite } from './invite-patient.ts';

/** A line of the file: whom to invite, and where the invitation goes. */
interface Line {
  readonly line: number;
  readonly patient: string;
  readonly to: string;
}

type Outcome =
  | { readonly kind: 'invited' | 'has-account' | 'invited-before' }
  | { readonly kind: 'mistake'; readonly line: number; readonly why: string };

/** So many in one transaction: what a cut-off run has done stays, and the next one goes on behind it. */
const batch = 100;

/**
 * Invites everybody in a CSV file with the columns `patient` and `to`. Who has an account here, or an open invitation, is
 * left as they are, so that the same file can be given again. Answers a report; a wrong line keeps no other from being sent.
 */
export const inviteAll = async (
  database: Database,
  practice: string,
  csv: string,
  origin: string,
  acting: OperatorActing,
): Promise<string> => {
  const lines = linesOf(csv);
  const outcomes: Outcome[] = [];
  for (let from = 0; from < lines.length; from += batch) {
    const some = lines.slice(from, from + batch);
    outcomes.push(...(await database.transaction((sql) => inviteSome(sql, practice, some, origin, acting))));
  }
  const number = (kind: Outcome['kind']): number => outcomes.filter((outcome) => outcome.kind === kind).length;
  const mistakes = outcomes.flatMap((outcome) => (outcome.kind === 'mistake' ? [outcome] : []));
  return [
    `${number('invited')} invited; ${number('has-account')} have an account; ${number('invited-before')} have an invitation that is still open; ${mistakes.length} with a mistake.`,
    ...mistakes.map(({ line, why }) => `Line ${line}: ${why}`),
  ].join('\n');
};

const linesOf = (csv: string): readonly Line[] => {
  let rows: readonly { readonly info: { readonly lines: number }; readonly record: Readonly<Record<string, string>> }[];
  try {
    rows = parse(csv, { bom: true, columns: true, info: true, skip_empty_lines: true, trim: true });
  } catch {
    throw new Mistake('The file is no CSV with a line of headings.');
  }
  if (rows.some(({ record }) => record['patient'] === undefined || record['to'] === undefined))
    throw new Mistake('The file needs the columns patient and to.');
  return rows.map(({ info, record }) => ({
    line: info.lines,
    patient: record['patient'] ?? '',
    to: record['to'] ?? '',
  }));
};

const inviteSome = async (
  sql: Sql,
  practice: string,
  lines: readonly Line[],
  origin: string,
  acting: OperatorActing,
): Promise<readonly Outcome[]> => {
  const known = await knownAlready(sql, practice, lines, acting.now);
  const outcomes: Outcome[] = [];
  for (const { line, patient, to } of lines) {
    const before = known.get(patient);
    if (before !== undefined) {
      outcomes.push({ kind: before });
      continue;
    }
    try {
      await invite(sql, { practice, patient, to }, origin, acting);
      known.set(patient, 'invited-before');
      outcomes.push({ kind: 'invited' });
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      outcomes.push({ kind: 'mistake', line, why: error.message });
    }
  }
  return outcomes;
};

/** Who has an account at this practice already, or an invitation that can still be used. */
const knownAlready = async (
  sql: Sql,
  practice: string,
  lines: readonly Line[],
  now: Instant,
): Promise<Map<string, 'has-account' | 'invited-before'>> => {
  const rows = await sql.rows<{ readonly patient: string; readonly has_account: boolean }>({
    text: `select patient_id as patient, true as has_account from account_charts
        where practice_id = $1 and patient_id = any ($2)
      union all
      select patient_id, false from capabilities
        where practice_id = $1 and patient_id = any ($2) and purpose = 'invitation'
          and used_at is null and revoked_at is null and expires_at > $3
      order by has_account`,
    values: [practice, lines.map(({ patient }) => patient), now],
  });
  return new Map(rows.map(({ patient, has_account: has }) => [patient, has ? 'has-account' : 'invited-before']));
};

/** Who was invited at a practice and who came, the latest first. */
export const invitationReport = async (
  sql: Sql,
  practice: string,
  acting: OperatorActing,
  csv: boolean,
): Promise<string> => {
  await logListShown(sql, practice as PracticeId, 'invitations', acting);
  const rows = await sql.rows<{
    readonly patient: string;
    readonly sent: Instant;
    readonly state: 'account' | 'withdrawn' | 'expired' | 'open';
  }>({
    text: `select c.patient_id as patient, c.created_at as sent,
        case when exists (select 1 from account_charts k where k.practice_id = c.practice_id and k.patient_id = c.patient_id)
          then 'account' when c.revoked_at is not null then 'withdrawn' when c.expires_at <= $2 then 'expired' else 'open' end as state
      from capabilities c where c.practice_id = $1 and c.purpose = 'invitation' order by c.created_at desc, c.id`,
    values: [practice, acting.now],
  });
  return tableOf(
    ['patient', 'invited', 'state'],
    rows.map(({ patient, sent, state }) => [patient, isoOf(sent), state]),
    csv,
  );
};
