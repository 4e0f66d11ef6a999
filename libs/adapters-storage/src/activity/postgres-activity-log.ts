import type { Activity, ActivityLog } from '@portico/domain/activity';
import type { Sql } from '../sql/sql.ts';

/** The activity log in the portal's own tables. */
export class PostgresActivityLog implements ActivityLog {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async append({ at, actor, actorKind, subject, practice, action, resource }: Activity): Promise<void> {
    await this.#sql.rows({
      name: 'activity-append',
      text: `insert into activity (practice_id, subject_id, at, actor_id, actor_kind, action, resource)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      values: [practice ?? '', subject, at, actor, actorKind, action, resource ?? null],
    });
  }
}
