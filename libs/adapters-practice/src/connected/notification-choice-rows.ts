import type { Sql } from '@portico/adapters-storage/sql';
import type { PatientRef } from '@portico/domain/kernel';
import { completeChoices, type NotificationChoices } from '@portico/domain/profile';

export const choicesOf = async (
  sql: Sql,
  { practice, patient }: PatientRef,
): Promise<NotificationChoices | undefined> => {
  const [row] = await sql.rows<{ readonly choices: NotificationChoices }>({
    name: 'connected-choices',
    text: 'select choices from connected.notification_choices where practice_id = $1 and patient_id = $2',
    values: [practice, patient],
  });
  return row === undefined ? undefined : completeChoices(row.choices);
};

export const keepChoices = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  choices: NotificationChoices,
): Promise<void> => {
  await sql.rows({
    name: 'connected-choices-keep',
    text: `insert into connected.notification_choices (practice_id, patient_id, choices) values ($1, $2, $3::jsonb)
      on conflict (practice_id, patient_id) do update set choices = excluded.choices`,
    values: [practice, patient, JSON.stringify(choices)],
  });
};
