import type { Session, Sessions } from '@portico/domain/access';
import type { AccountId, DeviceId, Instant, SessionId } from '@portico/domain/kernel';
import type { Sql } from '../sql/sql.ts';

interface SessionRow {
  readonly id: SessionId;
  readonly account_id: AccountId;
  readonly device_id: DeviceId;
  readonly started_at: Instant;
  readonly refresh_current: string;
  readonly refresh_pending: readonly string[];
  readonly refresh_spent: string | null;
  readonly refresh_expires_at: Instant;
  readonly refresh_version: number;
  readonly revoked_at: Instant | null;
}

const sessionFrom = (row: SessionRow): Session => ({
  id: row.id,
  account: row.account_id,
  device: row.device_id,
  startedAt: row.started_at,
  refresh: {
    current: row.refresh_current,
    pending: row.refresh_pending,
    ...(row.refresh_spent === null ? {} : { spent: row.refresh_spent }),
    expiresAt: row.refresh_expires_at,
    version: row.refresh_version,
  },
  ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
});

/** Signed-in devices in the portal's own tables. */
export class PostgresSessions implements Sessions {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async find(id: SessionId): Promise<Session | undefined> {
    const [row] = await this.#sql.rows<SessionRow>({
      name: 'session-find',
      text: `select id, account_id, device_id, started_at, refresh_current, refresh_pending, refresh_spent,
        refresh_expires_at, refresh_version, revoked_at from sessions where id = $1`,
      values: [id],
    });
    return row && sessionFrom(row);
  }

  async start({ id, account, device, startedAt, refresh, revokedAt }: Session): Promise<void> {
    await this.#sql.rows({
      name: 'session-start',
      text: `insert into sessions (id, account_id, device_id, started_at, refresh_current, refresh_pending,
        refresh_spent, refresh_expires_at, refresh_version, revoked_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      values: [
        ...[id, account, device, startedAt, refresh.current, refresh.pending, refresh.spent ?? null],
        ...[refresh.expiresAt, refresh.version, revokedAt ?? null],
      ],
    });
  }

  async renew({ id, refresh }: Session): Promise<boolean> {
    const renewed = await this.#sql.rows({
      name: 'session-renew',
      text: `update sessions set refresh_current = $3, refresh_pending = $4, refresh_spent = $5,
        refresh_expires_at = $6, refresh_version = $7
        where id = $1 and refresh_version = $2 and revoked_at is null returning id`,
      values: [
        ...[id, refresh.version - 1, refresh.current, refresh.pending, refresh.spent ?? null],
        ...[refresh.expiresAt, refresh.version],
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
}
