import type { AnnouncedResults, Announcement } from '@portico/domain/health';
import type { AccountId, Instant, PatientRef } from '@portico/domain/kernel';
import { deleteInBatches } from '../sql/delete-in-batches.ts';
import { accountHeld, chartHeld } from '../sql/held-rows.ts';
import type { Sql } from '../sql/sql.ts';

export class PostgresAnnouncedResults implements AnnouncedResults {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async begin(
    account: AccountId,
    { practice, patient }: PatientRef,
    versions: readonly string[],
    id: string,
    at: Instant,
  ): Promise<readonly Announcement[]> {
    await this.#sql.rows({
      name: 'announced-results-begin',
      text: `insert into announced_results (account_id, practice_id, patient_id, version, announcement_id, begun_at)
        select distinct $1, $2, $3, version, $5, $6::bigint from unnest($4::text[]) as given (version)
        order by version
        on conflict (account_id, practice_id, patient_id, version) do nothing`,
      values: [account, practice, patient, versions, id, at],
    });
    return this.#sql.rows<Announcement>({
      name: 'announced-results-open',
      text: `select announcement_id as id, array_agg(version order by version) as versions from announced_results
        where account_id = $1 and practice_id = $2 and patient_id = $3 and not told
        group by announcement_id order by min(begun_at), announcement_id`,
      values: [account, practice, patient],
    });
  }

  async told(account: AccountId, { practice, patient }: PatientRef, id: string): Promise<void> {
    await this.#sql.rows({
      name: 'announced-results-told',
      text: `update announced_results set told = true
        where account_id = $1 and practice_id = $2 and patient_id = $3 and announcement_id = $4`,
      values: [account, practice, patient, id],
    });
  }

  async prune(before: Instant): Promise<void> {
    const isHeld = `${accountHeld('announced_results.account_id')} or ${chartHeld('announced_results.practice_id', 'announced_results.patient_id')}`;
    await deleteInBatches(this.#sql, 'announced_results', `begun_at < $1 and not (${isHeld})`, [before]);
  }
}
