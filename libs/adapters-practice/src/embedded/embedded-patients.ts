import type { Sql } from '@portico/adapters-storage/sql';
import type { Email, Phone } from '@portico/domain/access';
import type { Language, LocalDate, PatientId, PatientRef, PracticeId } from '@portico/domain/kernel';
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

  async reachedAt(
    practice: PracticeId,
    contact: Email | Phone,
    birthDate: LocalDate,
  ): Promise<readonly PatientIdentity[]> {
    const rows = await this.#sql.rows<{ readonly id: PatientId; readonly name: string; readonly language: Language }>({
      name: 'clinic-patients-reached-at',
      text: `select id, name, language from clinic.patients
        where practice_id = $1 and birth_date = $2 and (lower(email) = $3 or phone = $3) order by id`,
      values: [practice, birthDate, contact],
    });
    return rows.map(({ id, name, language }) => ({ patient: { practice, patient: id }, name, birthDate, language }));
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
