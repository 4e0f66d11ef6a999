import type { Sql } from '@portico/adapters-storage/sql';
import type { Instant, PracticeId } from '@portico/domain/kernel';
import type { ImportJournal } from './import-journal.ts';
import { undoRows, type Undone } from './undo-import.ts';

/** One import that changed something. */
export interface KeptImport {
  readonly id: number;
  readonly startedAt: Instant;
  readonly operator: string;
  readonly files: number;
  readonly changed: number;
  readonly undoneAt: Instant | null;
}

/** The imports into a practice of the embedded system, and the way back. */
export class EmbeddedImports {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async begin(practice: PracticeId, at: Instant, operator: string): Promise<ImportJournal> {
    const [row] = await this.#sql.rows<{ readonly id: number }>({
      text: 'insert into clinic.imports (practice_id, started_at, operator) values ($1, $2, $3) returning id',
      values: [practice, at, operator],
    });
    if (row === undefined) throw new Error('Bug: an import has no id.');
    return { practice, id: row.id };
  }

  /** An import that changed nothing is not kept. */
  async end({ practice, id }: ImportJournal, files: number): Promise<boolean> {
    const [row] = await this.#sql.rows<{ readonly changed: number }>({
      text: `update clinic.imports set files = $3, changed = (
          select count(*) from clinic.import_changes where practice_id = $1 and import_id = $2
        ) where practice_id = $1 and id = $2 returning changed`,
      values: [practice, id, files],
    });
    if (row !== undefined && row.changed > 0) return true;
    await this.#sql.rows({
      text: 'delete from clinic.imports where practice_id = $1 and id = $2',
      values: [practice, id],
    });
    return false;
  }

  list(practice: PracticeId): Promise<readonly KeptImport[]> {
    return this.#sql.rows<KeptImport>({
      text: `select id, started_at as "startedAt", operator, files, changed, undone_at as "undoneAt"
        from clinic.imports where practice_id = $1 order by id`,
      values: [practice],
    });
  }

  /** Undefined where there is no such import; one that is undone already has nothing left to put back. */
  async undo(journal: ImportJournal, at: Instant, operator: string): Promise<Undone | undefined> {
    const [known] = await this.#sql.rows({
      text: 'select from clinic.imports where practice_id = $1 and id = $2 for update',
      values: [journal.practice, journal.id],
    });
    if (known === undefined) return undefined;
    const undone = await undoRows(this.#sql, journal);
    if (undone.restored > 0 || undone.left.length === 0)
      await this.#sql.rows({
        text: `update clinic.imports set undone_at = coalesce(undone_at, $3), undone_by = coalesce(undone_by, $4)
          where practice_id = $1 and id = $2`,
        values: [journal.practice, journal.id, at, operator],
      });
    return undone;
  }
}
