import type { Sql } from '@portico/adapters-storage/sql';
import type { PatientRef } from '@portico/domain/kernel';
import type { Mailbox } from '@portico/domain/messages';

export class EmbeddedMailbox implements Mailbox {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async unread(patient: PatientRef): Promise<number> {
    const [row] = await this.#sql.rows<{ readonly unread: number }>({
      name: 'clinic-messages-unread',
      text: `select count(*) as unread from clinic.messages
             where practice_id = $1 and patient_id = $2 and read_at is null and not from_patient`,
      values: [patient.practice, patient.patient],
    });
    return row?.unread ?? 0;
  }
}
