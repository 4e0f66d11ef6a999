import type { Instant, PatientRef, PracticeId } from '@portico/domain/kernel';
import {
  aboutOf,
  isLive,
  type LeasedPractice,
  type WaitEntry,
  type WaitId,
  type WaitListEntries,
} from '@portico/domain/scheduling';
import { deleteInBatches } from '../sql/delete-in-batches.ts';
import { chartHeld } from '../sql/held-rows.ts';
import type { Sql } from '../sql/sql.ts';

interface EntryRow {
  readonly entry: WaitEntry;
}

const entriesOf = (rows: readonly EntryRow[]): readonly WaitEntry[] => rows.map(({ entry }) => entry);

const machine = 'floor(extract(epoch from clock_timestamp()) * 1000)::bigint';
const clock = `coalesce($1, ${machine})`;

/** The wait list in a table that every instance of the gateway shares. An entry is one value: it is kept as such. */
export class PostgresWaitList implements WaitListEntries {
  readonly #sql: Sql;
  readonly #now: (() => Instant) | undefined;

  /** Looks are due by the database's clock unless another one is given. */
  constructor(sql: Sql, now?: () => Instant) {
    this.#sql = sql;
    this.#now = now;
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
    if (joined.length !== 1) return false;
    await this.#sql.rows({
      name: 'wait-list-look-now',
      text: `insert into wait_list_looks (practice_id, look_at) values ($1, 0)
        on conflict (practice_id) do update set look_at = 0`,
      values: [entry.patient.practice],
    });
    return true;
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

  claimPractices(milliseconds: number, limit: number): Promise<readonly LeasedPractice[]> {
    return this.#sql.rows<LeasedPractice>({
      name: 'wait-list-claim',
      text: `with due as (
          select practice_id from wait_list_looks where look_at <= ${clock}
          order by look_at, practice_id limit $2 for update skip locked
        )
        update wait_list_looks l set look_at = ${clock} + $3 from due where l.practice_id = due.practice_id
        returning l.practice_id as practice, l.look_at as until`,
      values: [this.#now?.(), limit, milliseconds],
    });
  }

  async lookAgain({ practice, until }: LeasedPractice, milliseconds: number): Promise<void> {
    const waits = 'exists (select 1 from wait_list where practice_id = $1 and live)';
    const again = await this.#sql.rows({
      name: 'wait-list-look-again',
      text: `update wait_list_looks set look_at = coalesce($3, ${machine}) + $4
        where practice_id = $1 and look_at = $2 and ${waits} returning practice_id`,
      values: [practice, until, this.#now?.(), milliseconds],
    });
    if (again.length > 0) return;
    // Whoever joined in the meantime made the practice due, so its row is another one by now.
    await this.#sql.rows({
      name: 'wait-list-look-no-more',
      text: `delete from wait_list_looks where practice_id = $1 and look_at = $2 and not ${waits}`,
      values: [practice, until],
    });
  }

  async findLost(): Promise<number> {
    const found = await this.#sql.rows({
      name: 'wait-list-find-lost',
      text: `insert into wait_list_looks (practice_id, look_at)
        select distinct practice_id, 0 from wait_list w
        where live and not exists (select 1 from wait_list_looks l where l.practice_id = w.practice_id)
        on conflict (practice_id) do nothing returning practice_id`,
    });
    return found.length;
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
    const isOver = `not live and joined_at < $1 and not ${chartHeld('wait_list.practice_id', 'wait_list.patient_id')}`;
    await deleteInBatches(this.#sql, 'wait_list', isOver, [before]);
  }
}
