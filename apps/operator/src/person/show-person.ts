import { PostgresDelegations, PostgresLinkedIdentities } from '@portico/adapters-storage';
import { PostgresProtections, PostgresSessions } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { factorsInOrder, type Account } from '@portico/domain/access';
import type { Delegation } from '@portico/domain/delegates';
import { isoOf, type AccountId, type Instant, type PracticeId } from '@portico/domain/kernel';
import { holdLines } from './hold/legal-holds.ts';

/** What support may know of an account: how it is kept, and nothing of anybody's health. */
export const shown = async (
  sql: Sql,
  account: Account,
  lockedUntil: Instant | undefined,
  now: Instant,
): Promise<string> =>
  [
    ...stateOf(account, lockedUntil),
    ...(await factorsOf(sql, account)),
    ...(await chartsOf(sql, account)),
    ...(await mergesOf(sql, account)),
    ...(await holdLines(sql, account.id, account.charts)).map((line): Line => ['legal hold', line]),
    ...(await delegationsOf(sql, account, now)),
    ...(await sessionsOf(sql, account, now)),
  ]
    .map(([head, text]) => `${head.padEnd(15)}${clean(text)}`)
    .join('\n');

type Line = readonly [head: string, text: string];

/** Names and user agents may hold anything; a terminal gets no control characters. */
const clean = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');

const stateOf = (account: Account, lockedUntil: Instant | undefined): readonly Line[] => [
  ['account', account.id],
  ['name', account.name],
  ['email', account.email],
  ['language', account.language],
  ['confirmed', account.confirmedAt === undefined ? 'no' : isoOf(account.confirmedAt)],
  ['locked', lockedUntil === undefined ? 'no' : `until ${isoOf(lockedUntil)}, after wrong passwords or codes`],
  ['disabled', account.disabledAt === undefined ? 'no' : isoOf(account.disabledAt)],
];

const factorsOf = async (sql: Sql, { id }: Account): Promise<readonly Line[]> => {
  const protection = await new PostgresProtections(sql).of(id);
  const kept = factorsInOrder(protection).map((factor) =>
    factor.kind === 'passkey' ? `passkey ${factor.id} (${factor.name}, ${isoOf(factor.addedAt)})` : factor.kind,
  );
  const identities = await new PostgresLinkedIdentities(sql).of(id);
  return [
    ['factors', kept.join(', ') || 'none'],
    ['recovery codes', String(protection.recoveryCodes.length)],
    ...identities.map(({ provider }): Line => ['signs in by', provider]),
  ];
};

const chartsOf = async (sql: Sql, { charts }: Account): Promise<readonly Line[]> => {
  if (charts.length === 0) return [['chart', 'none']];
  const practices = charts.map(({ practice }) => practice);
  const named = await sql.rows<{ readonly practice: PracticeId; readonly name: string }>({
    text: 'select practice_id as practice, name from clinic.practices where practice_id = any($1::text[])',
    values: [practices],
  });
  const names = new Map(named.map(({ practice, name }) => [practice, name]));
  return charts.map(({ practice, patient }) => {
    const name = names.get(practice);
    return ['chart', `${patient} at ${practice}${name === undefined ? '' : ` (${name})`}`];
  });
};

const mergesOf = async (sql: Sql, { id, charts }: Account): Promise<readonly Line[]> => {
  const rows = await sql.rows<{
    readonly what: string;
    readonly at: Instant;
    readonly operator: string;
    readonly reason: string;
  }>({
    text: `select trim(m.practice_id || ' ' || m.from_id) as what, m.at, m.operator, m.reason from merges m
      join unnest($1::text[], $2::text[]) as c (practice, id) on (m.practice_id, m.into_id) = (c.practice, c.id)
      order by m.at, m.practice_id`,
    values: [
      ['', ...charts.map(({ practice }) => practice)],
      [id, ...charts.map(({ patient }) => patient)],
    ],
  });
  return rows.map(({ what, at, operator, reason }) => ['merged', `${what}, ${isoOf(at)}, ${operator}: ${reason}`]);
};

const delegationsOf = async (sql: Sql, { id, charts }: Account, now: Instant): Promise<readonly Line[]> => {
  const delegations = new PostgresDelegations(sql);
  const [own, others] = await Promise.all([delegations.ofDelegate(id), delegations.overCharts(charts)]);
  const emails = await emailsOf(
    sql,
    others.map(({ delegate }) => delegate),
  );
  return [
    ...own.map((each): Line => ['acts for', `${each.profileName}, ${stated(each, now)}`]),
    ...others.map((each): Line => ['delegate', `${emails.get(each.delegate) ?? each.delegate}, ${stated(each, now)}`]),
  ];
};

const stated = ({ chart, permissions, until, revokedAt }: Delegation, now: Instant): string =>
  [
    `${chart.patient} at ${chart.practice}`,
    permissions.join(' '),
    ...(until === undefined ? [] : [`${until <= now ? 'ended' : 'until'} ${isoOf(until)}`]),
    ...(revokedAt === undefined ? [] : [`revoked ${isoOf(revokedAt)}`]),
  ].join(', ');

const emailsOf = async (sql: Sql, ids: readonly AccountId[]): Promise<ReadonlyMap<AccountId, string>> => {
  const rows = await sql.rows<{ readonly id: AccountId; readonly email: string }>({
    text: 'select id, email from accounts where id = any($1::text[])',
    values: [ids],
  });
  return new Map(rows.map(({ id, email }) => [id, email]));
};

const sessionsOf = async (sql: Sql, { id }: Account, now: Instant): Promise<readonly Line[]> => {
  const sessions = await new PostgresSessions(sql).live(id, now);
  const [signedIn] = await sql.rows<{ readonly at: Instant | null }>({
    text: `select max(at) as at from activity
      where practice_id = '' and subject_id = $1 and action = 'signed-in' and outcome = 'done'`,
    values: [id],
  });
  const last = signedIn?.at ?? undefined;
  return [
    ['last sign-in', last === undefined ? 'never' : isoOf(last)],
    ...sessions.map(({ startedAt, lastSeenAt, userAgent }): Line => [
      'session',
      `from ${isoOf(startedAt)}, seen ${isoOf(lastSeenAt)}, ${userAgent || 'unknown browser'}`,
    ]),
    ...(sessions.length === 0 ? [['session', 'none'] as const] : []),
  ];
};
