import type { Sql } from '@portico/adapters-storage/sql';
import type { PracticeId } from '@portico/domain/kernel';
import { searchable, type Physician, type RegistrationForm, type ZipPlace } from '@portico/domain/profile';
import { table, writeRows } from './bulk-upsert.ts';

const registrationForms = table('registration_forms', 1, { practice_id: 'text', form: 'jsonb' });
const physicians = table('physicians', 1, {
  npi: 'text',
  state: 'text',
  searched: 'text',
  sorted: 'text',
  physician: 'jsonb',
});
const zipCodes = table('zip_codes', 1, { zipcode: 'text', city: 'text', state: 'text' });

/** The way into the embedded system's registration desk for whole batches, each kept by its id as `EmbeddedSetup` does. */
export class EmbeddedRegistrationSetup {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** What is not said is as usual. */
  form(practice: PracticeId, form: Partial<RegistrationForm>): Promise<number> {
    return writeRows(this.#sql, registrationForms, [{ practice_id: practice, form: JSON.stringify(form) }]);
  }

  physicians(all: readonly Physician[]): Promise<number> {
    const rows = all.map((physician) => ({
      npi: physician.npi,
      state: physician.address.state,
      searched: searchable(`${physician.first_name} ${physician.last_name}`),
      sorted: searchable(`${physician.last_name} ${physician.first_name}`),
      physician: JSON.stringify(physician),
    }));
    return writeRows(this.#sql, physicians, rows);
  }

  zipCodes(places: Readonly<Record<string, ZipPlace>>): Promise<number> {
    return writeRows(
      this.#sql,
      zipCodes,
      Object.entries(places).map(([zipcode, place]) => ({ zipcode, ...place })),
    );
  }
}
