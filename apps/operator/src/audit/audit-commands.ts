import {
  accountCalled,
  linesAbout,
  notDone,
  PostgresActivityLog,
  reachable,
  reached,
  verifyActivity,
  type Period,
} from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { nobodyId, type OperatorName } from '@portico/domain/activity';
import { isoOf, type Instant, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { Mistake } from '../command/run-command.ts';
import { tableOf } from './text-or-csv-table.ts';

/** Who asks the log what, and why; each use of the command leaves a line itself. */
export interface Asking {
  readonly operator: string;
  readonly reason: string;
  readonly now: Instant;
  readonly csv: boolean;
}

export interface Said {
  readonly text: string;
  /** Whether nothing is wrong. */
  readonly fine: boolean;
}

const fine = (text: string): Said => ({ text, fine: true });

const logUse = (
  sql: Sql,
  { operator, reason, now }: Asking,
  command: string,
  about: { readonly patient?: PatientId; readonly practice?: PracticeId } = {},
): Promise<void> =>
  new PostgresActivityLog(sql).append({
    at: now,
    actor: operator as OperatorName,
    actorKind: 'operator',
    subject: about.patient ?? nobodyId,
    ...(about.practice === undefined ? {} : { practice: about.practice }),
    action: 'examined-log',
    resource: command,
    reason,
  });

/** Holds the log against its seals; says the head of each chain, or the first line that is not as it was. */
export const verify = async (sql: Sql, asking: Asking): Promise<Said> => {
  const { heads, broken, unsealed } = await verifyActivity(sql);
  await logUse(sql, asking, 'verify');
  const said = [
    ...heads.flatMap(({ chain, lines, hash, retired }) => [
      ...(retired === undefined ? [] : [`${nameOf(chain)}: ${retiredOf(retired)}`]),
      `${nameOf(chain)}: ${lines} lines, all as they were sealed; ${hash}`,
    ]),
    ...broken.map(({ chain, position, seq, why }) => {
      const line = seq === undefined ? '' : `, line ${seq}`;
      return `${nameOf(chain)}: BROKEN at ${position}${line}: ${whys[why]}`;
    }),
    unsealed.oldest === undefined
      ? 'Every line is sealed.'
      : `${unsealed.count} lines are not sealed yet; the oldest is of ${isoOf(unsealed.oldest)}.`,
  ];
  return { text: said.join('\n'), fine: broken.length === 0 };
};

type RetiredLines = NonNullable<Awaited<ReturnType<typeof verifyActivity>>['heads'][number]['retired']>;

const retiredOf = ({ position, lines, at, hash }: RetiredLines): string => {
  const kept = position - lines;
  return `${lines} of the first ${position} lines were retired, last at ${isoOf(at)}${kept === 0 ? '' : `, ${kept} kept for a legal hold`}; the next one follows ${hash}`;
};

export const nameOf = (chain: string): string => (chain === '' ? 'sign-ins and accounts' : chain);
export const whys = {
  'line-changed': 'the line is not the one that was sealed',
  'line-gone': 'the line is gone',
  'seal-gone': 'a seal is gone',
  'retired-otherwise': 'what was retired up to there is not what the log says of it',
} as const;

/** Who read, received or changed something of a patient: an accounting of disclosures. */
export const report = async (
  sql: Sql,
  asking: Asking,
  wanted: Period & { readonly patient: PatientId; readonly practice?: PracticeId },
): Promise<Said> => {
  const found = await linesAbout(sql, wanted);
  await logUse(sql, asking, 'report', wanted);
  const head = [
    'time',
    'practice',
    'who',
    'as',
    'what',
    'which',
    'outcome',
    'why or to',
    'address',
    'session',
    'browser',
  ];
  const rows = found.map((line) => [
    isoOf(line.at),
    line.practice,
    line.name === null ? line.actor : `${line.name} <${line.email}>`,
    line.actorKind,
    line.action,
    line.resource ?? '',
    line.outcome,
    line.reason ?? '',
    line.address ?? '',
    line.session ?? '',
    line.userAgent ?? '',
  ]);
  return fine(tableOf(head, rows, asking.csv));
};

/** Failed sign-ins, identity checks and refusals, most frequent first. */
export const signIns = async (
  sql: Sql,
  asking: Asking,
  { account: called, ...wanted }: Period & { readonly account?: string; readonly address?: string },
): Promise<Said> => {
  const account = called === undefined ? undefined : await accountOf(sql, called);
  const found = await notDone(sql, { ...wanted, ...(account === undefined ? {} : { account }) });
  await logUse(sql, asking, 'signins');
  const head = ['times', 'account', 'address', 'what', 'why', 'first', 'last'];
  const rows = found.map(({ count, subject, email, name, address, action, reason, first, last }) => [
    String(count),
    email ?? (subject === nobodyId ? ['unknown', ...(name ? [name] : [])].join(' ') : subject),
    address ?? '',
    action,
    reason ?? '',
    isoOf(first),
    isoOf(last),
  ]);
  return fine(tableOf(head, rows, asking.csv));
};

/** Who was reachable, and who was reached, by an account or with a key between two times. */
export const incident = async (
  sql: Sql,
  asking: Asking,
  { account: called, ...wanted }: Period & { readonly account?: string; readonly key?: string },
): Promise<Said> => {
  if ((called === undefined) === (wanted.key === undefined)) throw new Mistake('Either --account or --key is needed.');
  const account = called === undefined ? undefined : await accountOf(sql, called);
  const [touched, open] = await Promise.all([
    reached(sql, { ...wanted, ...(account === undefined ? {} : { account }) }),
    account === undefined ? undefined : reachable(sql, { ...wanted, account }),
  ]);
  await logUse(sql, asking, 'incident');
  const rows = touched.map(({ practice, subject, actor, action, count, first, last, address, session }) => [
    practice,
    subject,
    actor,
    action,
    String(count),
    isoOf(first),
    isoOf(last),
    address ?? '',
    session ?? '',
  ]);
  const reachedRows = tableOf(
    ['practice', 'patient or account', 'by', 'what', 'times', 'first', 'last', 'address', 'session'],
    rows,
    asking.csv,
  );
  const openRows =
    open === undefined
      ? 'Whoever has a key that signs tokens can reach every account.'
      : tableOf(
          ['practice', 'patient', 'permissions'],
          open.map(({ practice, patient, permissions }) => [practice, patient, permissions.join(' ') || 'own chart']),
          asking.csv,
        );
  return fine(['Reachable:', openRows, '', 'Reached:', reachedRows].join('\n'));
};

const accountOf = async (sql: Sql, called: string): Promise<string> => {
  const account = await accountCalled(sql, called);
  if (account === undefined) throw new Mistake(`There is no account ${called}.`);
  return account;
};
