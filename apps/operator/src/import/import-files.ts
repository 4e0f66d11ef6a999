import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { behaviorOf } from '@portico/adapters-practice/behaviors';
import { EmbeddedSetup, EmbeddedPractices } from '@portico/adapters-practice/embedded';
import { readRecords } from '@portico/adapters-practice/reading';
import type { ReadOutcome, Refusal } from '@portico/adapters-practice/records';
import type { Database } from '@portico/adapters-storage/sql';
import type { PatientId, PracticeId, TimeZone } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import { keepRecords, patientsMissing } from './store-imported-records.ts';

/** Where records go unless a practice is named. */
export const importedRecords: Practice = {
  id: 'imported' as PracticeId,
  name: 'Imported records',
  phone: '',
  timeZone: 'America/New_York' as TimeZone,
  behavior: behaviorOf('carecloud'),
  payments: 'no-value',
};

export interface FileOutcome {
  readonly file: string;
  readonly read: number;
  readonly kept: number;
  /** Rows that were new or different. */
  readonly changed: number;
  readonly refusals: readonly Refusal[];
  readonly patients: readonly PatientId[];
}

/** Nothing of the file could be read. */
export const isUnread = ({ read, refusals }: FileOutcome): boolean =>
  read === 0 && refusals.some(({ record }) => record === '');

/** The practice to import into; the one for imports is made when it is missing, any other must be there. */
export const practiceFor = async (database: Database, id: PracticeId): Promise<Practice | undefined> => {
  const [found] = await new EmbeddedPractices(database).practices([id]);
  if (found !== undefined || id !== importedRecords.id) return found;
  await new EmbeddedSetup(database).practices([importedRecords]);
  return importedRecords;
};

export interface ImportOptions {
  /**
   * The export that the files belong to: their records are the same as those of an earlier import of the same source.
   * Left out, it is the folder of each file.
   */
  readonly source?: string;
  /** Called after each file. */
  readonly onFile?: (outcome: FileOutcome) => void;
}

/**
 * Imports files, each in one transaction. A file with records of an unknown patient waits until all others are in,
 * because exports split people and records over files.
 */
export const importFiles = async (
  database: Database,
  practice: Practice,
  files: readonly string[],
  { source, onFile }: ImportOptions = {},
): Promise<readonly FileOutcome[]> => {
  const outcomes: FileOutcome[] = [];
  const importFile = async (file: string, mayWait: boolean): Promise<boolean> => {
    const { records, refusals } = await readFileRecords(file, source ?? dirname(resolve(file)));
    if (mayWait && (await patientsMissing(database, practice, records)).size > 0) return false;
    const kept = await database.transaction((sql) => keepRecords(sql, practice, file, records));
    const outcome = { ...kept, file, read: records.length, refusals: [...refusals, ...kept.refusals] };
    outcomes.push(outcome);
    onFile?.(outcome);
    return true;
  };
  const waiting: string[] = [];
  for (const file of files) if (!(await importFile(file, true))) waiting.push(file);
  for (const file of waiting) await importFile(file, false);
  return outcomes;
};

const readFileRecords = async (file: string, namespace: string): Promise<ReadOutcome> => {
  const bytes = await bytesOf(file);
  if (bytes !== undefined) return readRecords({ name: file, bytes, namespace });
  const refusal: Refusal = { source: file, record: '', reason: 'unreadable', detail: 'the file cannot be opened' };
  return { records: [], refusals: [refusal] };
};

const bytesOf = async (file: string): Promise<Uint8Array | undefined> => {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
};
