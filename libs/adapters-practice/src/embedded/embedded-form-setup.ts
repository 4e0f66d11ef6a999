import type { Sql } from '@portico/adapters-storage/sql';
import type { FormTemplate, FormUuid } from '@portico/domain/forms';
import type { PracticeId } from '@portico/domain/kernel';
import { table, writeRows } from './bulk-upsert.ts';

const forms = table('forms', 3, { practice_id: 'text', uuid: 'text', version: 'integer', template: 'jsonb' });
const withdrawnForms = table('withdrawn_forms', 2, { practice_id: 'text', uuid: 'text', standing: 'text' });

/** The way into the embedded system for the forms of a practice, kept as `EmbeddedSetup` does. */
export class EmbeddedFormSetup {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  forms(practice: PracticeId, templates: readonly FormTemplate[]): Promise<number> {
    const rows = templates.map((template) => ({
      practice_id: practice,
      uuid: template.uuid,
      version: template.version,
      template: JSON.stringify(template),
    }));
    return writeRows(this.#sql, forms, rows);
  }

  withdraw(practice: PracticeId, uuid: FormUuid, standing: 'hidden' | 'deleted'): Promise<number> {
    return writeRows(this.#sql, withdrawnForms, [{ practice_id: practice, uuid, standing }]);
  }

  /** From now on patients of the practice do not review and sign forms here (`APT-242`). */
  async closeReview(practice: PracticeId): Promise<void> {
    await this.#sql.rows({
      text: 'insert into clinic.form_reviews_closed (practice_id) values ($1) on conflict do nothing',
      values: [practice],
    });
  }
}
