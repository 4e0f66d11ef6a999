import type { Sql } from '@portico/adapters-storage/sql';
import type { Language, LocalDate, PatientId, PracticeId } from '@portico/domain/kernel';
import type { PatientIdentity, PatientPages } from '@portico/domain/profile';

interface PatientRow {
  readonly id: PatientId;
  readonly name: string;
  readonly birth_date: LocalDate | null;
  readonly language: Language;
}

export class EmbeddedPatientPages implements PatientPages {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async patients(
    practice: PracticeId,
    { after = '' as PatientId, limit }: { readonly after?: PatientId; readonly limit: number },
    bornOn?: LocalDate,
  ): Promise<readonly PatientIdentity[]> {
    const columns = 'select id, name, birth_date::text as birth_date, language from clinic.patients';
    const rows = await this.#sql.rows<PatientRow>(
      bornOn === undefined
        ? {
            name: 'clinic-patient-page',
            text: `${columns} where practice_id = $1 and id > $2 order by id limit $3`,
            values: [practice, after, limit],
          }
        : {
            name: 'clinic-patient-page-born-on',
            text: `${columns} where practice_id = $1 and id > $2 and birth_date = $4 order by id limit $3`,
            values: [practice, after, limit, bornOn],
          },
    );
    return rows.map(({ id, name, birth_date: birthDate, language }) => ({
      patient: { practice, patient: id },
      name,
      ...(birthDate === null ? {} : { birthDate }),
      language,
    }));
  }
}
