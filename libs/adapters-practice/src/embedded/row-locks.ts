import type { Sql, TransactionOptions } from '@portico/adapters-storage/sql';
import type { HoldId, PatientRef, PracticeId } from '@portico/domain/kernel';

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

/** What a process books or keeps of one provider's time waits for its turn before it waits for the row. */
export const turnAtProvider = (practice: PracticeId, provider: string): TransactionOptions => ({
  turn: `the time of ${provider} at ${practice}`,
});

/** The turn of a booking: at the provider whose time is kept. */
export const turnAtHold = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  hold: HoldId,
): Promise<TransactionOptions> => {
  const [kept] = await sql.rows<{ readonly provider_id: string }>({
    name: 'clinic-slot-provider',
    text: 'select provider_id from clinic.held_slots where practice_id = $1 and patient_id = $2 and id = $3',
    values: [practice, patient, hold],
  });
  return kept === undefined ? {} : turnAtProvider(practice, kept.provider_id);
};

/** What is booked or kept of one provider's time comes one after the other. */
export const holdProvider = async (sql: Sql, practice: PracticeId, provider: string): Promise<void> => {
  await sql.rows({
    name: 'clinic-provider-hold',
    text: 'select 1 from clinic.providers where practice_id = $1 and id = $2 for no key update',
    values: [practice, provider],
  });
};
