import type { CodeHash, SmartScope } from '@portico/domain/access';
import type { AppGrantId, AppId, AppToken, AppTokenKind, AppTokens } from '@portico/domain/connected-apps';
import type { Instant, PracticeId } from '@portico/domain/kernel';
import { deleteInBatches } from '../sql/delete-in-batches.ts';
import type { Sql } from '../sql/sql.ts';

interface TokenRow {
  readonly hash: CodeHash;
  readonly kind: AppTokenKind;
  readonly app_id: AppId;
  readonly practice_id: PracticeId;
  readonly grant_id: AppGrantId | null;
  readonly scopes: readonly SmartScope[];
  readonly expires_at: Instant;
  readonly spent_at: Instant | null;
  readonly sent: NonNullable<AppToken['sent']> | null;
}

const columns = 'hash, kind, app_id, practice_id, grant_id, scopes, expires_at, spent_at, sent';

const tokenFrom = (row: TokenRow): AppToken => ({
  hash: row.hash,
  kind: row.kind,
  app: row.app_id,
  practice: row.practice_id,
  ...(row.grant_id === null ? {} : { grant: row.grant_id }),
  scopes: row.scopes,
  expiresAt: row.expires_at,
  ...(row.spent_at === null ? {} : { spentAt: row.spent_at }),
  ...(row.sent === null ? {} : { sent: row.sent }),
});

/** What apps were handed, in the portal's own tables. */
export class PostgresAppTokens implements AppTokens {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async put({ hash, kind, app, practice, grant, scopes, expiresAt, spentAt, sent }: AppToken): Promise<void> {
    await this.#sql.rows({
      name: 'put-app-token',
      text: `insert into app_tokens (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      values: [
        ...[hash, kind, app, practice, grant ?? null, JSON.stringify(scopes), expiresAt, spentAt ?? null],
        sent === undefined ? null : JSON.stringify(sent),
      ],
    });
  }

  async find(hash: CodeHash): Promise<AppToken | undefined> {
    const [row] = await this.#sql.rows<TokenRow>({
      name: 'app-token',
      text: `select ${columns} from app_tokens where hash = $1`,
      values: [hash],
    });
    return row && tokenFrom(row);
  }

  async spend(hash: CodeHash, kind: AppTokenKind, at: Instant): Promise<boolean> {
    const spent = await this.#sql.rows({
      name: 'spend-app-token',
      text: 'update app_tokens set spent_at = $3 where hash = $1 and kind = $2 and spent_at is null returning 1',
      values: [hash, kind, at],
    });
    return spent.length > 0;
  }

  async forget(hash: CodeHash): Promise<void> {
    await this.#sql.rows({ name: 'forget-app-token', text: 'delete from app_tokens where hash = $1', values: [hash] });
  }

  async prune(before: Instant): Promise<void> {
    await deleteInBatches(this.#sql, 'app_tokens', 'expires_at < $1', [before]);
  }
}
