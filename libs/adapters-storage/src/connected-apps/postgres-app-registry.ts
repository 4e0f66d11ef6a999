import type { CodeHash, SmartScope } from '@portico/domain/access';
import type { AppId, AppKind, AppRegistry, ConnectedApp } from '@portico/domain/connected-apps';
import type { Instant, PatientId, PatientRef, PracticeId } from '@portico/domain/kernel';
import type { Sql } from '../sql/sql.ts';

interface AppRow {
  readonly id: AppId;
  readonly name: string;
  readonly address: string;
  readonly kind: AppKind;
  readonly redirect_addresses: readonly string[];
  readonly scopes: readonly SmartScope[];
  readonly secret_hash: CodeHash | null;
  readonly keys: NonNullable<ConnectedApp['keys']> | null;
  readonly practice_id: PracticeId | null;
  readonly registered_at: Instant;
}

interface EndedRow {
  readonly practice_id: PracticeId;
  readonly patient_id: PatientId;
  readonly until: Instant;
}

const columns = 'id, name, address, kind, redirect_addresses, scopes, secret_hash, keys, practice_id, registered_at';

const appFrom = (row: AppRow): ConnectedApp => ({
  id: row.id,
  name: row.name,
  address: row.address,
  kind: row.kind,
  redirectAddresses: row.redirect_addresses,
  scopes: row.scopes,
  ...(row.secret_hash === null ? {} : { secretHash: row.secret_hash }),
  ...(row.keys === null ? {} : { keys: row.keys }),
  ...(row.practice_id === null ? {} : { practice: row.practice_id }),
  registeredAt: row.registered_at,
});

/** Registered apps in the portal's own tables. */
export class PostgresAppRegistry implements AppRegistry {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async byId(id: AppId): Promise<ConnectedApp | undefined> {
    const [row] = await this.#sql.rows<AppRow>({
      name: 'connected-app',
      text: `select ${columns} from connected_apps where id = $1 and removed_at is null`,
      values: [id],
    });
    return row && appFrom(row);
  }

  async named(ids: readonly AppId[]): Promise<readonly ConnectedApp[]> {
    const rows = await this.#sql.rows<AppRow>({
      name: 'connected-apps-named',
      text: `select ${columns} from connected_apps where id = any($1)`,
      values: [ids],
    });
    return rows.map(appFrom);
  }

  async all(): Promise<readonly ConnectedApp[]> {
    const rows = await this.#sql.rows<AppRow>({
      name: 'connected-apps',
      text: `select ${columns} from connected_apps where removed_at is null order by name collate "C", id`,
    });
    return rows.map(appFrom);
  }

  async register(app: ConnectedApp): Promise<void> {
    await this.#sql.rows({
      name: 'register-app',
      text: `insert into connected_apps (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      values: [
        ...[app.id, app.name, app.address, app.kind, JSON.stringify(app.redirectAddresses)],
        ...[
          JSON.stringify(app.scopes),
          app.secretHash ?? null,
          app.keys === undefined ? null : JSON.stringify(app.keys),
        ],
        ...[app.practice ?? null, app.registeredAt],
      ],
    });
  }

  remove(id: AppId, at: Instant): Promise<readonly PatientRef[] | undefined> {
    return this.#sql.transaction(async (sql) => {
      const removed = await sql.rows({
        name: 'remove-app',
        text: 'update connected_apps set removed_at = $2 where id = $1 and removed_at is null returning 1',
        values: [id, at],
      });
      const ended = await sql.rows<EndedRow>({
        name: 'end-grants-of-app',
        text: `update app_grants set ended_at = $2 where app_id = $1 and ended_at is null
          returning practice_id, patient_id, until`,
        values: [id, at],
      });
      await sql.rows({ name: 'forget-tokens-of-app', text: 'delete from app_tokens where app_id = $1', values: [id] });
      if (removed.length === 0) return undefined;
      return ended
        .filter(({ until }) => until > at)
        .map(({ practice_id: practice, patient_id: patient }) => ({ practice, patient }));
    });
  }
}
