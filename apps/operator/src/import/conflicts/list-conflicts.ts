import type { Sql } from '@portico/adapters-storage/sql';
import type { PatientId, PracticeId } from '@portico/domain/kernel';
import type { OperatorActing } from '@portico/services/activity';
import { logListShown } from '../../command/given-reason.ts';
import { patientsOf } from '../import-report.ts';
import { conflictsOf, type KeptConflict } from './settle-conflict.ts';

/** The conflicts that are not settled yet, each with what there is to say of it. */
export const listConflicts = async (sql: Sql, practice: PracticeId, acting: OperatorActing): Promise<string> => {
  await logListShown(sql, practice, 'conflicts', acting);
  const open = (await conflictsOf(sql, practice)).filter(({ decision }) => decision === null);
  if (open.length === 0) return 'There is nothing to settle.';
  const ids = open.flatMap(({ patient, otherPatient }) => [patient, otherPatient]);
  const patients = await patientsOf(
    sql,
    practice,
    ids.flatMap((id) => (id === null ? [] : [id as PatientId])),
  );
  const names = new Map<string, string>(patients.map(({ id, name }) => [id, name]));
  return open.map((conflict) => told(conflict, (id) => named(id, names))).join('\n\n');
};

const named = (id: string | null, names: ReadonlyMap<string, string>): string =>
  id === null ? 'nobody' : `${names.get(id) ?? 'a patient who is gone'} (${id})`;

const told = (conflict: KeptConflict, name: (id: string | null) => string): string => {
  const { kind, patient, otherPatient, section } = conflict;
  switch (kind) {
    case 'shared-identifier':
      return [
        `${conflict.id}: ${name(patient)} and ${name(otherPatient)} have one identifier.`,
        command(conflict, 'same', 'one person: one chart'),
        command(conflict, 'another', 'two people: the charts stay apart'),
        command(conflict, `drop --patient ${patient}`, 'the first is removed'),
        command(conflict, `drop --patient ${otherPatient}`, 'the second is removed'),
      ].join('\n');
    case 'changed-person':
      return [
        `${conflict.id}: ${name(patient)} came under the same id as “${conflict.family}”, born ${conflict.born || 'on a day that is not said'}; nothing of that was kept.`,
        command(conflict, 'same', 'one person: kept when it is imported again'),
        command(conflict, 'another', 'another person: a chart apart when it is imported again'),
        command(conflict, 'drop', 'never kept'),
      ].join('\n');
    case 'entry':
      return [
        `${conflict.id}: an entry of ${section} of ${name(patient)} came with two contents of one date.`,
        command(conflict, 'drop', 'what stands is kept'),
      ].join('\n');
  }
};

const command = ({ practice, id }: KeptConflict, decision: string, words: string): string =>
  `  npm run import -- settle ${id} ${decision} --practice ${practice} --reason TEXT   (${words})`;
