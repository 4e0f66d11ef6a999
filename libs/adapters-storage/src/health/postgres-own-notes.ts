import type { EntryRef, OwnNote, OwnNotes } from '@portico/domain/health';
import type { AccountId, Instant, PatientRef } from '@portico/domain/kernel';
import { openedText, sealedColumns, sealedText } from '../sql/sealed-columns.ts';
import type { Sql } from '../sql/sql.ts';

interface Row {
  readonly section: EntryRef['section'];
  readonly entry_id: string;
  readonly note: string;
  readonly kept_at: Instant;
}

const column = sealedColumns.ownNote;

export class PostgresOwnNotes implements OwnNotes {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async of(account: AccountId, { practice, patient }: PatientRef): Promise<readonly OwnNote[]> {
    const ids = [account, practice, patient];
    const rows = await this.#sql.rows<Row>({
      name: 'own-notes',
      text: `select section, entry_id, note, kept_at from own_notes
        where account_id = $1 and practice_id = $2 and patient_id = $3 order by section, entry_id`,
      values: ids,
    });
    return rows.map(({ section, entry_id: entry, note, kept_at: at }) => ({
      of: { section, entry },
      text: openedText(this.#sql, column, [...ids, section, entry], note),
      at,
    }));
  }

  async keep(
    account: AccountId,
    { practice, patient }: PatientRef,
    { of: { section, entry }, text, at }: OwnNote,
  ): Promise<void> {
    const key = [account, practice, patient, section, entry];
    await this.#sql.rows({
      name: 'keep-own-note',
      text: `insert into own_notes (account_id, practice_id, patient_id, section, entry_id, note, kept_at)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (account_id, practice_id, patient_id, section, entry_id)
          do update set note = excluded.note, kept_at = excluded.kept_at`,
      values: [...key, sealedText(this.#sql, column, key, text), at],
    });
  }

  async erase(account: AccountId, { practice, patient }: PatientRef, { section, entry }: EntryRef): Promise<boolean> {
    const erased = await this.#sql.rows({
      name: 'erase-own-note',
      text: `delete from own_notes where account_id = $1 and practice_id = $2 and patient_id = $3 and section = $4
        and entry_id = $5 returning 1`,
      values: [account, practice, patient, section, entry],
    });
    return erased.length > 0;
  }
}
