import type { Activity, Origin } from '@portico/domain/activity';
import type { PracticeId, SessionId } from '@portico/domain/kernel';

/** A line of the activity log as the table has it; the practice is '' where none was touched. */
export interface ActivityRow extends Pick<Activity, 'at' | 'actor' | 'actorKind' | 'subject' | 'action'> {
  readonly seq: number;
  readonly practice: string;
  readonly resource: string | null;
  readonly outcome: 'done' | 'refused' | 'failed';
  readonly reason: string | null;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly session: string | null;
  readonly request: string | null;
  readonly key: string | null;
}

const columns = {
  practice_id: 'practice',
  subject_id: 'subject',
  at: 'at',
  actor_id: 'actor',
  actor_kind: 'actorKind',
  action: 'action',
  resource: 'resource',
  outcome: 'outcome',
  reason: 'reason',
  address: 'address',
  user_agent: 'userAgent',
  session_id: 'session',
  request_id: 'request',
  key_id: 'key',
} as const satisfies Readonly<Record<string, keyof ActivityRow>>;

/** What is read of a line, from a table or a query of that alias. */
export const lineColumns = (alias: string): string =>
  [`${alias}.seq`, ...Object.entries(columns).map(([column, name]) => `${alias}.${column} as "${name}"`)].join(', ');

const names = Object.keys(columns);

/** `insertion` within a statement whose first `used` values are others'. */
export const insertionAfter = (used: number): string =>
  `insert into activity (${names.join(', ')}) values (${names.map((_, at) => `$${used + at + 1}`).join(', ')})`;

/** Appends one line. */
export const insertion = insertionAfter(0);

/** The values of `insertion`. */
export const valuesOf = ({ practice, origin, outcome, resource, reason, ...line }: Activity): readonly unknown[] => [
  practice ?? '',
  line.subject,
  line.at,
  line.actor,
  line.actorKind,
  line.action,
  resource ?? null,
  outcome ?? 'done',
  reason ?? null,
  origin?.address ?? null,
  origin?.userAgent ?? null,
  origin?.session ?? null,
  origin?.request ?? null,
  origin?.key ?? null,
];

export const activityOf = (row: ActivityRow): Activity => {
  const { at, actor, actorKind, subject, action, practice, resource, outcome, reason } = row;
  const origin = originOf(row);
  return {
    at,
    actor,
    actorKind,
    subject,
    action,
    ...(practice === '' ? {} : { practice: practice as PracticeId }),
    ...(resource === null ? {} : { resource }),
    ...(outcome === 'done' ? {} : { outcome }),
    ...(reason === null ? {} : { reason }),
    ...(Object.keys(origin).length === 0 ? {} : { origin }),
  };
};

const originOf = ({ address, userAgent, session, request, key }: ActivityRow): Origin => ({
  ...(address === null ? {} : { address }),
  ...(userAgent === null ? {} : { userAgent }),
  ...(session === null ? {} : { session: session as SessionId }),
  ...(request === null ? {} : { request }),
  ...(key === null ? {} : { key }),
});
