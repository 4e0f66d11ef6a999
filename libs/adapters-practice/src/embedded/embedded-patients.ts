import type { Sql } from '@portico/adapters-storage/sql';
import type { Language, LocalDate, PatientRef } from '@portico/domain/kernel';
import type { NewPatient, PatientIdentity, PatientRegistry } from '@portico/domain/profile';

interface PatientRow {
  readonly name: string;
  readonly birth_date: LocalDate | null;
  readonly language: Language;
}

export class EmbeddedPatients implements PatientRegistry {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async identity(patient: PatientRef): Promise<PatientIdentity | undefined> {
    const [row] = await this.#sql.rows<PatientRow>({
      name: 'clinic-patient',
      text: `select name, birth_date::text as birth_date, language from clinic.patients where practice_id = $1 and id = $2`,
      values: [patient.practice, patient.patient],
    });
    if (row === undefined) return undefined;
    const { name, birth_date: birthDate, language } = row;
    return { patient, name, ...(birthDate === null ? {} : { birthDate }), language };
  }

  async register({ patient, name, birthDate, email, phone, language }: NewPatient): Promise<void> {
    await this.#sql.rows({
      name: 'clinic-register-patient',
      text: `insert into clinic.patients (practice_id, id, name, birth_date, language, email, phone)
        values ($1, $2, $3, $4, $5, $6, $7) on conflict (practice_id, id) do nothing`,
      values: [patient.practice, patient.patient, name, birthDate, language, email, phone ?? null],
    });
  }
}
