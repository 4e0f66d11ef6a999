import type { Sql } from '@portico/adapters-storage/sql';
import type { FormDesk, RequestedForm } from '@portico/domain/forms';
import type { LocalDate, PatientRef } from '@portico/domain/kernel';

interface FormRow {
  readonly id: string;
  readonly title_en: string;
  readonly title_es: string;
  readonly due: LocalDate | null;
}

export class EmbeddedFormDesk implements FormDesk {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async requested(patient: PatientRef): Promise<readonly RequestedForm[]> {
    const rows = await this.#sql.rows<FormRow>({
      name: 'clinic-forms-requested',
      text: `select id, title_en, title_es, due::text as due from clinic.form_requests
             where practice_id = $1 and patient_id = $2 and completed_at is null
             order by form_requests.due nulls last, id`,
      values: [patient.practice, patient.patient],
    });
    return rows.map(({ id, title_en: en, title_es: es, due }) => ({
      id,
      title: { en, es },
      ...(due === null ? {} : { due }),
    }));
  }
}
