import type { Instant, PatientRef, PracticeId } from '@portico/domain/kernel';
import { aboutOf, isLive, type WaitEntry, type WaitId, type WaitListEntries } from '@portico/domain/scheduling';
import { deleteInBatches } from '../sql/delete-in-batches.ts';
import type { Sql } from '../sql/sql.ts';

interface EntryRow {
  readonly entry: WaitEntry;
}

const entriesOf = (rows: readonly EntryRow[]): readonly WaitEntry[] => rows.map(({ entry }) => entry);

/** The wait list in a table that every instance of the gateway shares. An entry is one value: it is kept as such. */
export class PostgresWaitList implements WaitListEntries {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async join(entry: WaitEntry): Promise<boolean> {
    const joined = await this.#sql.rows({
      name: 'wait-list-join',
      text: `insert into wait_list (practice_id, patient_id, id, about, joined_at, live, entry, version)
        values ($1, $2, $3, $4, $5, $6, $7, $8)
        on conflict (practice_id, patient_id, about) where live do nothing returning id`,
      values: [
        entry.patient.practice,
        entry.patient.patient,
        entry.id,
        aboutOf(entry),
        entry.joinedAt,
        isLive(entry),
        JSON.stringify(entry),
        entry.version,
      ],
    });
    return joined.length === 1;
  }

  async byId({ practice, patient }: PatientRef, id: WaitId): Promise<WaitEntry | undefined> {
    const rows = await this.#sql.rows<EntryRow>({
      name: 'wait-list-by-id',
      text: 'select entry from wait_list where practice_id = $1 and patient_id = $2 and id = $3',
      values: [practice, patient, id],
    });
    return entriesOf(rows)[0];
  }

  async of({ practice, patient }: PatientRef): Promise<readonly WaitEntry[]> {
    const rows = await this.#sql.rows<EntryRow>({
      name: 'wait-list-of',
      text: `select entry from wait_list where practice_id = $1 and patient_id = $2 and live order by joined_at, id`,
      values: [practice, patient],
    });
    return entriesOf(rows);
  }

  async practices(): Promise<readonly PracticeId[]> {
    const rows = await this.#sql.rows<{ readonly practice_id: PracticeId }>({
      name: 'wait-list-practices',
      text: 'select distinct practice_id from wait_list where live order by practice_id',
    });
    return rows.map(({ practice_id }) => practice_id);
  }

  async line(practice: PracticeId, limit: number): Promise<readonly WaitEntry[]> {
    const rows = await this.#sql.rows<EntryRow>({
      name: 'wait-list-line',
      text: 'select entry from wait_list where practice_id = $1 and live order by joined_at, id limit $2',
      values: [practice, limit],
    });
    return entriesOf(rows);
  }

  async change(entry: WaitEntry): Promise<boolean> {
    const changed = await this.#sql.rows({
      name: 'wait-list-change',
      text: `update wait_list set live = $4, entry = $5, version = $6
        where practice_id = $1 and patient_id = $2 and id = $3 and version = $6 - 1 returning id`,
      values: [
        entry.patient.practice,
        entry.patient.patient,
        entry.id,
        isLive(entry),
        JSON.stringify(entry),
        entry.version,
      ],
    });
    return changed.length === 1;
  }

  async prune(before: Instant): Promise<void> {
    await deleteInBatches(this.#sql, 'wait_list', 'not live and joined_at < $1', [before]);
  }
}
