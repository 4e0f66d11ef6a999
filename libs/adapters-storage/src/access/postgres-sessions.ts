import { isLive, ownCounts, type EndedIdentity, type Session, type Sessions } from '@portico/domain/access';
import type { Activity } from '@portico/domain/activity';
import type { AccountId, DeviceId, Instant, SessionId } from '@portico/domain/kernel';
import { insertionAfter, PostgresActivityLog, valuesOf } from '../activity/index.ts';
import { databaseNow, noteRequestTime } from '../sql/database-clock.ts';
import { deleteInBatches } from '../sql/delete-in-batches.ts';
import { accountHeld } from '../sql/held-rows.ts';
import type { Sql } from '../sql/sql.ts';

interface SessionRow {
  readonly id: SessionId;
  readonly account_id: AccountId;
  readonly device_id: DeviceId;
  readonly started_at: Instant;
  readonly user_agent: string;
  readonly last_seen_at: Instant;
  readonly refresh_current: string;
  readonly refresh_pending: readonly string[];
  readonly refresh_spent: string | null;
  readonly refresh_expires_at: Instant;
  readonly refresh_version: number;
  readonly revoked_at: Instant | null;
  readonly identity_issuer: string | null;
  readonly identity_subject: string | null;
  readonly identity_session: string | null;
}

const columns = `id, account_id, device_id, started_at, user_agent, last_seen_at, refresh_current, refresh_pending,
  refresh_spent, refresh_expires_at, refresh_version, revoked_at, identity_issuer, identity_subject, identity_session`;

const sessionFrom = (row: SessionRow): Session => ({
  id: row.id,
  account: row.account_id,
  device: row.device_id,
  startedAt: row.started_at,
  userAgent: row.user_agent,
  lastSeenAt: row.last_seen_at,
  refresh: {
    current: row.refresh_current,
    pending: row.refresh_pending,
    ...(row.refresh_spent === null ? {} : { spent: row.refresh_spent }),
    expiresAt: row.refresh_expires_at,
    version: row.refresh_version,
  },
  ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
  ...identityFrom(row),
});

const identityFrom = (row: SessionRow): Pick<Session, 'identity'> => {
  const { identity_issuer: issuer, identity_subject: subject, identity_session: session } = row;
  if (issuer === null || subject === null) return {};
  return { identity: { issuer, subject, ...(session === null ? {} : { session }) } };
};

/** Signed-in devices in the portal's own tables. */
export class PostgresSessions implements Sessions {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Most requests begin with it, so it tells them the database's time as well. */
  async find(id: SessionId): Promise<Session | undefined> {
    const [row] = await this.#sql.rows<SessionRow & { readonly now: Instant }>({
      name: 'session-find',
      text: `select ${columns}, ${databaseNow} as now from sessions where id = $1`,
      values: [id],
    });
    if (row === undefined) return undefined;
    noteRequestTime(row.now);
    return sessionFrom(row);
  }

  async start(session: Session, line?: Activity): Promise<void> {
    const { id, account, device, startedAt, userAgent, lastSeenAt, refresh, revokedAt, identity } = session;
    const { current, pending, spent = null, expiresAt, version } = refresh;
    await this.#sql.rows({
      name: line === undefined ? 'session-start' : 'session-start-with-line',
      text: `${line === undefined ? '' : `with line as (${insertionAfter(15)}) `}insert into sessions (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      values: [
        ...[id, account, device, startedAt, userAgent, lastSeenAt, current, pending, spent, expiresAt, version],
        ...[revokedAt ?? null, identity?.issuer ?? null, identity?.subject ?? null, identity?.session ?? null],
        ...(line === undefined ? [] : valuesOf(line)),
      ],
    });
  }

  async renew({ id, lastSeenAt, refresh }: Session): Promise<boolean> {
    const renewed = await this.#sql.rows({
      name: 'session-renew',
      text: `update sessions set refresh_current = $3, refresh_pending = $4, refresh_spent = $5,
        refresh_expires_at = $6, refresh_version = $7, last_seen_at = $8
        where id = $1 and refresh_version = $2 and revoked_at is null returning id`,
      values: [
        ...[id, refresh.version - 1, refresh.current, refresh.pending, refresh.spent ?? null],
        ...[refresh.expiresAt, refresh.version, lastSeenAt],
      ],
    });
    return renewed.length === 1;
  }

  async revoke(id: SessionId, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'session-revoke',
      text: 'update sessions set revoked_at = $2 where id = $1 and revoked_at is null',
      values: [id, at],
    });
  }

  async revokeAll(account: AccountId, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'session-revoke-all',
      text: 'update sessions set revoked_at = $2 where account_id = $1 and revoked_at is null',
      values: [account, at],
    });
  }

  async revokeOthers(account: AccountId, kept: SessionId, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'session-revoke-others',
      text: 'update sessions set revoked_at = $3 where account_id = $1 and id <> $2 and revoked_at is null',
      values: [account, kept, at],
    });
  }

  async revokeOfIdentity(
    { issuer, subject, session }: Omit<EndedIdentity, 'token'>,
    line: Omit<Activity, 'subject'>,
  ): Promise<readonly AccountId[]> {
    if (subject === undefined && session === undefined) return [];
    return this.#sql.transaction(async (sql) => {
      const ended = await sql.rows<{ readonly account_id: AccountId }>({
        name: 'session-revoke-of-identity',
        text: `update sessions set revoked_at = $4 where identity_issuer = $1 and revoked_at is null
        and ($2::text is null or identity_subject = $2)
        and ($3::text is null or identity_session = $3 or (identity_session is null and $2::text is not null))
        returning account_id`,
        values: [issuer, subject ?? null, session ?? null, line.at],
      });
      const accounts = [...new Set(ended.map((row) => row.account_id))];
      const log = new PostgresActivityLog(sql);
      for (const account of accounts) await log.append({ ...line, subject: account });
      return accounts;
    });
  }

  async live(account: AccountId, now: Instant): Promise<readonly Session[]> {
    const rows = await this.#sql.rows<SessionRow>({
      name: 'session-live',
      text: `select ${columns} from sessions
        where account_id = $1 and revoked_at is null and refresh_expires_at > $2 order by last_seen_at desc, id`,
      values: [account, now],
    });
    return rows.map(sessionFrom).filter((session) => isLive(session, now));
  }

  async meetDevice(account: AccountId, device: DeviceId, at: Instant): Promise<'first' | 'known' | 'new'> {
    // Two statements: CockroachDB changes a table once in a statement.
    const [[met]] = await Promise.all([
      this.#sql.rows<{ readonly noted: boolean; readonly others: boolean }>({
        name: 'meet-device',
        text: `with noted as (
            insert into known_devices (account_id, device_id, first_seen_at, last_seen_at) values ($1, $2, $3, $3)
            on conflict do nothing returning device_id
          )
          select exists (select 1 from noted) as noted,
            exists (select 1 from known_devices where account_id = $1) as others`,
        values: [account, device, at],
      }),
      this.#sql.rows({
        name: 'see-device',
        text: `update known_devices set last_seen_at = greatest(last_seen_at, $3)
          where account_id = $1 and device_id = $2`,
        values: [account, device, at],
      }),
    ]);
    // The statement sees the table as it was before it.
    return met?.noted !== true ? 'known' : met.others ? 'new' : 'first';
  }

  async knownDevices(account: AccountId): Promise<readonly DeviceId[]> {
    const rows = await this.#sql.rows<{ readonly device_id: DeviceId }>({
      name: 'known-devices',
      text: `select device_id from known_devices where account_id = $1
        order by last_seen_at desc, device_id limit ${ownCounts}`,
      values: [account],
    });
    return rows.map((row) => row.device_id);
  }

  async lastSignIn(account: AccountId): Promise<Instant | undefined> {
    const [row] = await this.#sql.rows<{ readonly at: Instant | null }>({
      name: 'last-sign-in',
      text: 'select max(last_seen_at) as at from known_devices where account_id = $1',
      values: [account],
    });
    return row?.at ?? undefined;
  }

  async prune(before: Instant): Promise<void> {
    const isOver = `refresh_expires_at < $1 and not ${accountHeld('sessions.account_id')}`;
    await deleteInBatches(this.#sql, 'sessions', isOver, [before]);
  }
}
