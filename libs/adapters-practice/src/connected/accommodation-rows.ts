import type { Sql } from '@portico/adapters-storage/sql';
import type { PatientRef } from '@portico/domain/kernel';
import type { Appointment } from '@portico/domain/appointments';
import { accommodationsOf, type Accommodations, type DetailTexts } from '@portico/domain/profile';

export const needsOf = async (sql: Sql, { practice, patient }: PatientRef): Promise<DetailTexts | undefined> => {
  const [row] = await sql.rows<{ readonly accommodations: DetailTexts }>({
    name: 'connected-accommodations',
    text: 'select accommodations from connected.accommodations where practice_id = $1 and patient_id = $2',
    values: [practice, patient],
  });
  return row?.accommodations;
};

/** Replaces what a patient needs; nothing needed leaves no row. */
export const keepNeeds = async (sql: Sql, { practice, patient }: PatientRef, needs: DetailTexts): Promise<void> => {
  await sql.rows(
    Object.keys(needs).length === 0
      ? {
          name: 'connected-accommodations-drop',
          text: 'delete from connected.accommodations where practice_id = $1 and patient_id = $2',
          values: [practice, patient],
        }
      : {
          name: 'connected-accommodations-keep',
          text: `insert into connected.accommodations (practice_id, patient_id, accommodations) values ($1, $2, $3::jsonb)
            on conflict (practice_id, patient_id) do update set accommodations = excluded.accommodations`,
          values: [practice, patient, JSON.stringify(needs)],
        },
  );
};

/** What is asked for at a visit: what was said, else what was at the visit that is replaced, else what the person keeps. */
export const neededAt = async (
  sql: Sql,
  patient: PatientRef,
  said: Accommodations | undefined,
  replaced?: { readonly appointment: Pick<Appointment, 'accommodations'> },
): Promise<Accommodations> =>
  said ?? replaced?.appointment.accommodations ?? accommodationsOf(await needsOf(sql, patient));
