import type { Sql } from '@portico/adapters-storage/sql';
import type { PracticeId } from '@portico/domain/kernel';
import type { OperatorActing } from '@portico/services/activity';
import { ownIds } from '../people/names-of-person.ts';
import { personUnder } from './import-conflicts.ts';

interface NameRow {
  readonly system: string;
  readonly value: string;
  readonly family: string;
  readonly born: string;
}

/** Keeps in mind that the person of a chart is not kept, by each name that nobody else of the same name and birth date has. */
export const keepOut = async (
  sql: Sql,
  practice: PracticeId,
  patient: string,
  { now, operator }: OperatorActing,
): Promise<void> => {
  const names = await sql.rows<NameRow & Record<string, unknown>>({
    text: `select system, value, family, born from clinic.patient_identifiers i
      where practice_id = $1 and patient_id = $2 and not exists (
        select from clinic.patient_identifiers o where (o.practice_id, o.system, o.value, o.family, o.born)
          = (i.practice_id, i.system, i.value, i.family, i.born) and o.patient_id <> i.patient_id
      ) order by 1, 2, 3, 4`,
    values: [practice, patient],
  });
  const known = names.filter(({ system, family, born }) => system === ownIds || (family !== '' && born !== ''));
  await sql.rows({
    text: `insert into clinic.import_conflicts as c
        (practice_id, id, kind, subject, family, born, decision, decided_at, decided_by)
      select $1, id, 'changed-person', subject, family, born, 'drop', $6::bigint, $7
      from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as g (id, subject, family, born)
      on conflict (practice_id, id) do update set decision = 'drop', decided_at = $6::bigint, decided_by = $7`,
    values: [
      practice,
      known.map((name) => personUnder(practice, name, name.family, name.born)),
      known.map(({ system, value }) => (system === ownIds ? value : '')),
      known.map(({ family }) => family),
      known.map(({ born }) => born),
      now,
      operator,
    ],
  });
};
