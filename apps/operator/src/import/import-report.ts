import { isError } from '@portico/adapters-practice/records';
import type { Sql } from '@portico/adapters-storage/sql';
import type { PatientId, PracticeId } from '@portico/domain/kernel';
import { isUnread, type FileOutcome } from './import-files.ts';

/** One line a file and one for each refusal under it. Names places in files, never people. */
export const reportOf = (outcome: FileOutcome): string => {
  const { file, read, kept, changed, refusals } = outcome;
  const lines = [`${file}: ${read} read, ${kept} kept, ${changed} rows new or changed, ${refusals.length} refused`];
  for (const { record, reason, detail } of refusals) {
    lines.push(`  ${record === '' ? 'the whole file' : record}: ${reason}: ${detail}`);
  }
  return lines.join('\n');
};

export const summaryOf = (outcomes: readonly FileOutcome[]): string => {
  const sum = (of: (outcome: FileOutcome) => number): number => outcomes.reduce((all, each) => all + of(each), 0);
  const refusals = outcomes.flatMap((outcome) => outcome.refusals);
  const reasons = new Map<string, number>();
  for (const { reason } of refusals) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const listed = [...reasons].sort().map(([reason, count]) => `${count} ${reason}`);
  const unread = outcomes.filter(isUnread);
  return [
    `${outcomes.length} files, ${sum(({ read }) => read)} records read, ${sum(({ kept }) => kept)} kept, ` +
      `${sum(({ changed }) => changed)} rows new or changed, ${refusals.length} refused` +
      (listed.length === 0 ? '' : ` (${listed.join(', ')})`),
    `${refusals.filter(({ reason }) => isError(reason)).length} refusals need a look; ${unread.length} files could not be read at all`,
    ...unread.map(({ file }) => `  ${file}`),
  ].join('\n');
};

/** Who was imported, for `invite`; not a part of the report, which names nobody. */
export interface ImportedPatient {
  readonly id: PatientId;
  readonly name: string;
  readonly hasBirthDate: boolean;
}

/** One line a patient, by name: what `invite` needs of each. */
export const patientList = (practice: PracticeId, patients: readonly ImportedPatient[]): string =>
  [...patients]
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1))
    .map(
      ({ id, name, hasBirthDate }) =>
        `${name}: --practice ${practice} --patient ${id}${hasBirthDate ? '' : ' --birth-date YYYY-MM-DD (the record has none)'}`,
    )
    .join('\n');

/** Those patients of a practice whose ids are given, or all of them. */
export const patientsOf = async (
  sql: Sql,
  practice: PracticeId,
  ids?: readonly PatientId[],
): Promise<readonly ImportedPatient[]> => {
  const rows = await sql.rows<{ readonly id: PatientId; readonly name: string; readonly dated: boolean }>({
    text: `select id, name, birth_date is not null as dated from clinic.patients
           where practice_id = $1 and ($2::text[] is null or id = any ($2)) order by id`,
    values: [practice, ids ?? null],
  });
  return rows.map(({ id, name, dated }) => ({ id, name, hasBirthDate: dated }));
};
