import type { Sql } from '@portico/adapters-storage/sql';
import type { PracticeId } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { practiceOf, type PracticeRow } from './practice-rows.ts';

export class EmbeddedPractices implements PracticeDirectory {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async practices(ids: readonly PracticeId[]): Promise<readonly Practice[]> {
    const rows = await this.#sql.rows<PracticeRow>({
      name: 'clinic-practices',
      text: `select p.* from unnest($1::text[]) with ordinality as asked (id, place)
             join clinic.practices p on p.practice_id = asked.id order by asked.place`,
      values: [ids],
    });
    return rows.map(practiceOf);
  }

  async openToNewPatients(): Promise<readonly Practice[]> {
    const rows = await this.#sql.rows<PracticeRow>({
      name: 'clinic-practices-open',
      text: 'select * from clinic.practices where takes_new_patients order by name, practice_id',
    });
    return rows.map(practiceOf);
  }
}
