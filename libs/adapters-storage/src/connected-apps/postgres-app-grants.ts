import type { SmartScope } from '@portico/domain/access';
import type { AppGrant, AppGrantId, AppGrants, AppId } from '@portico/domain/connected-apps';
import type { AccountId, Instant, PatientId, PatientRef, PracticeId } from '@portico/domain/kernel';
import { deleteInBatches } from '../sql/delete-in-batches.ts';
import { accountHeld, chartHeld } from '../sql/held-rows.ts';
import type { Sql } from '../sql/sql.ts';

interface GrantRow {
  readonly practice_id: PracticeId;
  readonly id: AppGrantId;
  readonly app_id: AppId;
  readonly patient_id: PatientId;
  readonly account_id: AccountId;
  readonly scopes: readonly SmartScope[];
  readonly granted_at: Instant;
  readonly until: Instant;
  readonly last_used_at: Instant | null;
  readonly ended_at: Instant | null;
}

const columns = 'practice_id, id, app_id, patient_id, account_id, scopes, granted_at, until, last_used_at, ended_at';

const grantFrom = (row: GrantRow): AppGrant => ({
  id: row.id,
  app: row.app_id,
  chart: { practice: row.practice_id, patient: row.patient_id },
  account: row.account_id,
  scopes: row.scopes,
  grantedAt: row.granted_at,
  until: row.until,
  ...(row.last_used_at === null ? {} : { lastUsedAt: row.last_used_at }),
  ...(row.ended_at === null ? {} : { endedAt: row.ended_at }),
});

/** What people allowed apps, in the portal's own tables. */
export class PostgresAppGrants implements AppGrants {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  grant({ id, app, chart, account, scopes, grantedAt, until, ...used }: AppGrant): Promise<void> {
    return this.#sql.transaction(async (sql) => {
      await sql.rows({
        name: 'replace-app-grant',
        text: `update app_grants set ended_at = $5
          where practice_id = $1 and patient_id = $2 and app_id = $3 and account_id = $4 and ended_at is null`,
        values: [chart.practice, chart.patient, app, account, grantedAt],
      });
      await sql.rows({
        name: 'grant-app',
        text: `insert into app_grants (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        values: [
          ...[chart.practice, id, app, chart.patient, account, JSON.stringify(scopes), grantedAt, until],
          ...[used.lastUsedAt ?? null, used.endedAt ?? null],
        ],
      });
    });
  }

  async find({ practice }: Pick<PatientRef, 'practice'>, id: AppGrantId): Promise<AppGrant | undefined> {
    const [row] = await this.#sql.rows<GrantRow>({
      name: 'app-grant',
      text: `select ${columns} from app_grants where practice_id = $1 and id = $2`,
      values: [practice, id],
    });
    return row && grantFrom(row);
  }

  async live(account: AccountId, charts: readonly PatientRef[], now: Instant): Promise<readonly AppGrant[]> {
    const rows = await this.#sql.rows<GrantRow>({
      name: 'live-app-grants',
      text: `select ${columns} from app_grants where ended_at is null and until > $4 and (account_id = $1
          or (practice_id, patient_id) in (select * from unnest($2::text[], $3::text[])))
        order by granted_at desc, id`,
      values: [account, charts.map(({ practice }) => practice), charts.map(({ patient }) => patient), now],
    });
    return rows.map(grantFrom);
  }

  async end({ id, chart }: Pick<AppGrant, 'id' | 'chart'>, at: Instant): Promise<boolean> {
    const ended = await this.#sql.rows({
      name: 'end-app-grant',
      text: 'update app_grants set ended_at = $3 where practice_id = $1 and id = $2 and ended_at is null returning 1',
      values: [chart.practice, id, at],
    });
    return ended.length > 0;
  }

  async noteUse({ id, chart }: Pick<AppGrant, 'id' | 'chart'>, at: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'note-app-use',
      text: 'update app_grants set last_used_at = $3 where practice_id = $1 and id = $2',
      values: [chart.practice, id, at],
    });
  }

  async prune(before: Instant): Promise<void> {
    const isHeld = `${accountHeld('app_grants.account_id')} or ${chartHeld('app_grants.practice_id', 'app_grants.patient_id')}`;
    await deleteInBatches(this.#sql, 'app_grants', `coalesce(ended_at, until) < $1 and not (${isHeld})`, [before]);
  }
}
