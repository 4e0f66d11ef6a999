import type { PatientRef } from '@portico/domain/kernel';
import type { Sql } from '../../sql/sql.ts';

/** Locks the payments and cards of one patient until the transaction ends. */
export const holdPayer = async (sql: Sql, { practice, patient }: PatientRef): Promise<void> => {
  await sql.rows({
    name: 'payer-hold',
    text: `insert into payers (practice_id, patient_id) values ($1, $2)
      on conflict (practice_id, patient_id) do update set opened = payers.opened + 1`,
    values: [practice, patient],
  });
};
