import { DAY, type Instant, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type { Sql } from '../sql/sql.ts';
import type { ActivityRow } from './activity-rows.ts';
import { lines } from './activity-seal.ts';

/** From the first moment on, and before the last one. */
export interface Period {
  readonly from: Instant;
  readonly to: Instant;
}

/** A line of the log with the actor's current name and email; null if there is no account. */
export interface NamedLine extends ActivityRow {
  readonly name: string | null;
  readonly email: string | null;
}

const named = `${lines}, o.name, o.email`;
const actors = "left join accounts o on o.id = a.actor_id and a.actor_kind in ('patient', 'delegate')";

/** Numbers that an engine may hand out ahead on its connections, and use later. */
const handedOut = 10_000;

/**
 * Every practice that has lines: those with seals, and those of the lines that are not sealed yet. A connected practice
 * stands in no other table, and one that has left in none at all.
 */
const practicesOfTheLog = `array(select chain from activity_seals
    union select practice_id from activity where seq > coalesce((select max(seq) from activity_seals), 0) - ${handedOut})`;

/** Everything that was done about a patient, oldest first; at one practice, or at all. */
export const linesAbout = (
  sql: Sql,
  { patient, practice, from, to }: Period & { readonly patient: PatientId; readonly practice?: PracticeId },
): Promise<readonly NamedLine[]> =>
  sql.rows({
    text: `select ${named} from activity a ${actors}
      where a.practice_id = any(coalesce($2::text[], ${practicesOfTheLog}))
        and a.subject_id = $1 and a.at >= $3 and a.at < $4
      order by a.at, a.seq`,
    values: [patient, practice === undefined ? null : [practice], from, to],
  });

/** Failed proofs and refusals, put together by account, address and reason. */
export interface NotDone {
  readonly subject: string;
  readonly email: string | null;
  /** A hash of the name that was typed, if it belongs to no account. */
  readonly name: string | null;
  readonly address: string | null;
  readonly action: string;
  readonly reason: string | null;
  readonly count: number;
  readonly first: Instant;
  readonly last: Instant;
}

export const notDone = (
  sql: Sql,
  { account, address, from, to }: Period & { readonly account?: string; readonly address?: string },
): Promise<readonly NotDone[]> =>
  sql.rows({
    text: `select a.subject_id as subject, o.email,
        case when a.subject_id = '' and a.action = 'failed-sign-in' then a.resource end as name, a.address, a.action, a.reason, count(*) as count,
        min(a.at) as first, max(a.at) as last
      from activity a left join accounts o on o.id = a.subject_id and a.practice_id = ''
      where a.outcome <> 'done' and a.at >= $1 and a.at < $2
        and ($3::text is null or a.subject_id = $3 or a.actor_id = $3) and ($4::text is null or a.address = $4)
      group by 1, 2, 3, 4, 5, 6 order by count desc, last desc`,
    values: [from, to, account ?? null, address ?? null],
  });

/** A line is found at most two days after its time by who seals it, so three days from its time there is nothing of it left to seal. */
const sealedBy = 3 * DAY;

/**
 * Between which numbers the lines from $1 on and before $2 stand: the log is read as far as they reach and no further,
 * without an index by time. A line has a number near those that were written at its time. The first line behind is
 * judged by its own time too, since sealing may have stood still.
 */
const numbers = `a.seq > coalesce((select seq from activity_seals where sealed_at < $1 - ${sealedBy}
    order by sealed_at desc limit 1), 0) - ${handedOut}
  and a.seq < coalesce((select s.seq from activity_seals s join activity l on l.seq = s.seq
    where s.sealed_at > $2 + ${sealedBy} and l.at > $2 + ${DAY} order by s.sealed_at limit 1), ${Number.MAX_SAFE_INTEGER - handedOut}) + ${handedOut}`;

/** Whose records an account, or the holder of a key, reached within a period, and how. */
export interface Reached {
  readonly practice: string;
  readonly subject: string;
  readonly actor: string;
  readonly action: string;
  readonly address: string | null;
  readonly session: string | null;
  readonly count: number;
  readonly first: Instant;
  readonly last: Instant;
}

export const reached = (
  sql: Sql,
  { account, key, from, to }: Period & { readonly account?: string; readonly key?: string },
): Promise<readonly Reached[]> =>
  sql.rows({
    text: `select a.practice_id as practice, a.subject_id as subject, a.actor_id as actor, a.action, a.address,
        a.session_id as session, count(*) as count, min(a.at) as first, max(a.at) as last
      from activity a
      where a.outcome = 'done' and a.at >= $1 and a.at < $2 and ${numbers}
        and ($3::text is null or a.actor_id = $3) and ($4::text is null or a.key_id = $4)
      group by 1, 2, 3, 4, 5, 6 order by practice, subject, first`,
    values: [from, to, account ?? null, key ?? null],
  });

/** A chart that was open to an account at some time of a period: its own, or as a delegate with these permissions. */
export interface Reachable {
  readonly practice: string;
  readonly patient: string;
  /** Empty for the own chart, on which everything is open. */
  readonly permissions: readonly string[];
}

export const reachable = (
  sql: Sql,
  { account, from, to }: Period & { readonly account: string },
): Promise<readonly Reachable[]> =>
  sql.rows({
    text: `select practice_id as practice, patient_id as patient, '{}'::text[] as permissions
        from account_charts where account_id = $1
      union all
      select practice_id, patient_id, permissions from delegations
        where delegate_id = $1 and granted_at < $3 and coalesce(revoked_at, until, $2) >= $2
      order by practice, patient`,
    values: [account, from, to],
  });

/** The id of the account that signs in by this email, or has this id. */
export const accountCalled = async (sql: Sql, called: string): Promise<string | undefined> => {
  const [row] = await sql.rows<{ readonly id: string }>({
    text: 'select id from accounts where id = $1 or email_key = lower($1) order by (id = $1) desc, confirmed_at is null limit 1',
    values: [called],
  });
  return row?.id;
};
