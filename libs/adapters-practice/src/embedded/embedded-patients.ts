import type { Sql } from '@portico/adapters-storage/sql';
import { parseEmail, parsePhone, type Email, type Phone } from '@portico/domain/access';
import type { Language, LocalDate, PatientId, PatientRef, PracticeId } from '@portico/domain/kernel';
import type { NewPatient, PatientContact, PatientIdentity, PatientRegistry } from '@portico/domain/profile';

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

  async contact(patient: PatientRef): Promise<PatientContact | undefined> {
    const [row] = await this.#sql.rows<{ email: string | null; phone: string | null; language: Language }>({
      name: 'clinic-patient-contact',
      text: `select email, phone, language from clinic.patients where practice_id = $1 and id = $2`,
      values: [patient.practice, patient.patient],
    });
    if (row === undefined) return undefined;
    const [email, phone] = [parseEmail(row.email ?? ''), parsePhone(row.phone ?? '')];
    return {
      ...(email.ok ? { email: email.value } : {}),
      ...(phone.ok ? { phone: phone.value } : {}),
      language: row.language,
    };
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

  async correct({ patient, name, birthDate, language }: PatientIdentity): Promise<void> {
    await this.#sql.rows({
      name: 'clinic-correct-patient',
      text: `update clinic.patients set name = $3, birth_date = $4, language = $5 where practice_id = $1 and id = $2`,
      values: [patient.practice, patient.patient, name, birthDate ?? null, language],
    });
  }
}
