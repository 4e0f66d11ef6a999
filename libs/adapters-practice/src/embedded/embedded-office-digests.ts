import type { Sql } from '@portico/adapters-storage/sql';
import { type Instant, type PracticeId, type TimeZone } from '@portico/domain/kernel';
import type { DueDigest, OfficeCounts, OfficeDigest, OfficeDigests } from '@portico/domain/practices';
import { officeCounts } from './office-waiting.ts';

interface DueRow {
  readonly practice_id: PracticeId;
  readonly name: string;
  readonly time_zone: TimeZone;
  readonly office_digest: OfficeDigest;
  readonly office_digest_due_at: Instant | null;
}

/** The digests that practices' files ask for. */
export class EmbeddedOfficeDigests implements OfficeDigests {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async due(now: Instant): Promise<readonly DueDigest[]> {
    const rows = await this.#sql.rows<DueRow>({
      name: 'clinic-office-digests-due',
      text: `select practice_id, name, time_zone, office_digest, office_digest_due_at from clinic.practices
        where office_digest is not null and coalesce(office_digest_due_at, 0) <= $1
        order by coalesce(office_digest_due_at, 0), practice_id limit 100`,
      values: [now],
    });
    return rows.map(({ practice_id: practice, name, time_zone: timeZone, office_digest: digest, ...row }) => ({
      practice,
      name,
      timeZone,
      digest,
      ...(row.office_digest_due_at === null ? {} : { dueAt: row.office_digest_due_at }),
    }));
  }

  counts(practice: PracticeId, now: Instant): Promise<OfficeCounts> {
    return officeCounts(this.#sql, practice, now);
  }

  async schedule(practice: PracticeId, next: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'clinic-office-digest-schedule',
      text: 'update clinic.practices set office_digest_due_at = $2 where practice_id = $1',
      values: [practice, next],
    });
  }
}
