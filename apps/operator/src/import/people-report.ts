import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { PracticeId } from '@portico/domain/kernel';
import { Mistake } from '../command/run-command.ts';
import { tableOf } from '../money/text-or-csv-table.ts';
import type { PersonReport } from './run-import.ts';

export type ReportFormat = 'csv' | 'json';

export const formatOf = (file: string): ReportFormat => {
  const kind = extname(file).toLowerCase();
  if (kind === '.csv') return 'csv';
  if (kind === '.json') return 'json';
  throw new Mistake('--report is needed as a file that ends with .csv or .json.');
};

/**
 * One row a person. Where an invitation would go is what the record says, or empty: whoever invites looks at it first.
 */
export const peopleAs = (format: ReportFormat, practice: PracticeId, people: readonly PersonReport[]): string => {
  const rows = people.map(({ id, name, hasBirthDate, records, to }) => ({
    practice,
    patient: id,
    name,
    birthDate: hasBirthDate,
    ...(to === undefined ? {} : { to }),
    records,
  }));
  if (format === 'json') return `${JSON.stringify(rows, null, 2)}\n`;
  const flat = rows.map(({ records, birthDate, patient, name, to = '' }) => ({
    patient,
    to,
    name,
    'birth date': birthDate ? 'known' : 'missing',
    records: Object.entries(records)
      .sort()
      .map(([type, count]) => `${count} ${type}`)
      .join(', '),
  }));
  return flat.length === 0 ? 'patient,to,name,birth date,records\r\n' : `${tableOf(flat, true)}\r\n`;
};

/** Names people: only the operator reads the file, and no other one is replaced by it. */
export const writePeople = async (
  file: string,
  format: ReportFormat,
  practice: PracticeId,
  people: readonly PersonReport[],
): Promise<void> => {
  try {
    await writeFile(file, peopleAs(format, practice, people), { flag: 'wx', mode: 0o600 });
  } catch {
    throw new Mistake(`${file} cannot be written; it must not be there yet. The import is done.`);
  }
};
