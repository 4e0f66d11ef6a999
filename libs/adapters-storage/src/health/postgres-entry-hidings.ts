import type { EntryHiding, EntryHidings, EntryRef } from '@portico/domain/health';
import type { AccountId, Instant, PatientRef } from '@portico/domain/kernel';
import { openedText, sealedColumns, sealedText } from '../sql/sealed-columns.ts';
import type { Sql } from '../sql/sql.ts';

interface Row {
  readonly section: EntryRef['section'];
  readonly entry_id: string;
  readonly hidden_from: string;
}

const column = sealedColumns.hiddenFrom;

export class PostgresEntryHidings implements EntryHidings {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async of({ practice, patient }: PatientRef): Promise<readonly EntryHiding[]> {
    const rows = await this.#sql.rows<Row>({
      name: 'entry-hidings',
      text: `select section, entry_id, hidden_from from entry_hidings
        where practice_id = $1 and patient_id = $2 order by section, entry_id`,
      values: [practice, patient],
    });
    return rows.map(({ section, entry_id: entry, hidden_from: sealed }) => ({
      of: { section, entry },
      ...(JSON.parse(openedText(this.#sql, column, [practice, patient, section, entry], sealed)) as HiddenFrom),
    }));
  }

  async keep({ practice, patient }: PatientRef, hiding: EntryHiding, by: AccountId, at: Instant): Promise<void> {
    const { of, everyone, helpers } = hiding;
    const key = [practice, patient, of.section, of.entry];
    await this.#sql.rows({
      name: 'keep-entry-hiding',
      text: `insert into entry_hidings (practice_id, patient_id, section, entry_id, hidden_from, account_id, said_at)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (practice_id, patient_id, section, entry_id) do update
          set hidden_from = excluded.hidden_from, account_id = excluded.account_id, said_at = excluded.said_at`,
      values: [...key, sealedText(this.#sql, column, key, JSON.stringify({ everyone, helpers })), by, at],
    });
  }
}

type HiddenFrom = Pick<EntryHiding, 'everyone' | 'helpers'>;
