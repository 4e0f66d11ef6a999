import type { SeenResults } from '@portico/domain/health';
import type { AccountId, Instant, PatientRef } from '@portico/domain/kernel';
import type { Sql } from '../sql/sql.ts';

export class PostgresSeenResults implements SeenResults {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async of(account: AccountId, { practice, patient }: PatientRef): Promise<ReadonlySet<string>> {
    const [found] = await this.#sql.rows<{ readonly versions: readonly string[] }>({
      name: 'seen-results',
      text: 'select versions from seen_results where account_id = $1 and practice_id = $2 and patient_id = $3',
      values: [account, practice, patient],
    });
    return new Set(found?.versions);
  }

  async add(
    account: AccountId,
    { practice, patient }: PatientRef,
    versions: readonly string[],
    at: Instant,
  ): Promise<void> {
    await this.#sql.rows({
      name: 'add-seen-results',
      text: `insert into seen_results (account_id, practice_id, patient_id, versions, seen_at) values ($1, $2, $3, $4, $5)
        on conflict (account_id, practice_id, patient_id) do update set seen_at = excluded.seen_at,
          versions = array(select distinct unnest(seen_results.versions || excluded.versions))`,
      values: [account, practice, patient, versions, at],
    });
  }
}
