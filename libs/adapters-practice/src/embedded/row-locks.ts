import type { Sql } from '@portico/adapters-storage/sql';
import type { PatientRef, PracticeId } from '@portico/domain/kernel';

/*
 * Inside a transaction, whoever changes the same thing comes one after the other. Rows are taken in one order everywhere,
 * so that nobody waits for somebody who waits for them: the patient, what they keep, the provider, visits.
 */

/** What one patient starts comes one after the other. Whether the patient is known. */
export const holdPatient = async (sql: Sql, { practice, patient }: PatientRef): Promise<boolean> => {
  const held = await sql.rows({
    name: 'clinic-patient-hold',
    text: 'select 1 from clinic.patients where practice_id = $1 and id = $2 for no key update',
    values: [practice, patient],
  });
  return held.length > 0;
};

/** What is booked or kept of one provider's time comes one after the other. */
export const holdProvider = async (sql: Sql, practice: PracticeId, provider: string): Promise<void> => {
  await sql.rows({
    name: 'clinic-provider-hold',
    text: 'select 1 from clinic.providers where practice_id = $1 and id = $2 for no key update',
    values: [practice, provider],
  });
};
