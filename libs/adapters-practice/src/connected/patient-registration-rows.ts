import type { PatientRef } from '@portico/domain/kernel';
import type { Id } from '@portico/practice-spi';
import type { PracticeLink } from './connected-practices.ts';

/**
 * Writes down that a patient is about to be registered under the portal's id. False if that was done already, or if the
 * system itself has a patient of that id.
 */
export const startRegistering = async (
  { sql, id }: PracticeLink,
  { patient }: PatientRef,
  isInUse: () => Promise<boolean>,
): Promise<boolean> => {
  const [known] = await sql.rows<{ readonly system_id: Id | null }>({
    name: 'connected-registration',
    text: `select system_id from connected.ids where practice_id = $1 and kind = 'patient' and id = $2`,
    values: [id, patient],
  });
  if (known !== undefined) return known.system_id === null;
  if (await isInUse()) return false;
  await sql.rows({
    name: 'connected-registration-start',
    text: `insert into connected.ids (practice_id, kind, id) values ($1, 'patient', $2) on conflict do nothing`,
    values: [id, patient],
  });
  return true;
};

export const keepRegistered = async (
  { sql, id }: PracticeLink,
  { patient }: PatientRef,
  systemId: Id,
): Promise<void> => {
  await sql.rows({
    name: 'connected-registered',
    text: `update connected.ids set system_id = $3 where practice_id = $1 and kind = 'patient' and id = $2`,
    values: [id, patient, systemId],
  });
};
