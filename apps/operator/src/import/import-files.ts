import { dirname, extname, resolve } from 'node:path';
import { behaviorOf } from '@portico/adapters-practice/behaviors';
import { EmbeddedSetup, EmbeddedPractices, type ImportJournal } from '@portico/adapters-practice/embedded';
import { readByFile } from '@portico/adapters-practice/reading';
import type { PatientRecord, ReadOutcome, Refusal, SourceId } from '@portico/adapters-practice/records';
import type { Sql } from '@portico/adapters-storage/sql';
import type { Instant, PatientId, PracticeId, TimeZone } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import { openFile } from './inputs/find-input-files.ts';
import type { Merge } from './people/placed-people.ts';
import { keepRecords, patientsMissing, type PersonKept } from './store-imported-records.ts';

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
  /** What was kept of whom. */
  readonly people: readonly PersonKept[];
  /** For a person to settle, each by its id. */
  readonly conflicts: readonly string[];
  /** Charts that became part of another with this file. */
  readonly merges: readonly Merge[];
}

/** Nothing of the file could be read. */
export const isUnread = ({ read, refusals }: FileOutcome): boolean =>
  read === 0 && refusals.some(({ record }) => record === '');

/** The practice to import into; the one for imports is made when it is missing, any other must be there. */
export const practiceFor = async (
  sql: Sql,
  id: PracticeId,
  name: string = importedRecords.name,
): Promise<{ readonly practice: Practice | undefined; readonly isNew: boolean }> => {
  const [found] = await new EmbeddedPractices(sql).practices([id]);
  if (found !== undefined || id !== importedRecords.id) return { practice: found, isNew: false };
  const practice = { ...importedRecords, name };
  await new EmbeddedSetup(sql).practices([practice]);
  return { practice, isNew: true };
};

export interface ImportOptions {
  /**
   * The export that the files belong to: their records are the same as those of an earlier import of the same source.
   * Left out, it is the folder of each file.
   */
  readonly source?: string;
  /** Whose records those are that name no patient. */
  readonly patient?: PatientId;
  /** When the files are read. */
  readonly now: Instant;
  /** Where the changes are kept, so that they can be undone. */
  readonly journal?: ImportJournal;
  /** How files are opened, where it is not by their names alone. */
  readonly open?: (file: string) => Promise<Uint8Array | undefined>;
  /** Called after each file. */
  readonly onFile?: (outcome: FileOutcome) => void;
}

/**
 * Imports files, each in one transaction. FHIR files of one export are read together, because exports split reports and
 * results over files. A file with records of an unknown patient waits until all others are in.
 */
export const importFiles = async (
  sql: Sql,
  practice: Practice,
  files: readonly string[],
  { source, patient, now, journal, open = openFile, onFile }: ImportOptions,
): Promise<readonly FileOutcome[]> => {
  const outcomes: FileOutcome[] = [];
  const importFile = async ({ file, read, companions }: FileRead, mayWait: boolean): Promise<boolean> => {
    const { records, refusals } = read;
    if (mayWait && (await patientsMissing(sql, practice, records)).size > 0) return false;
    const kept = await sql.transaction((inner) => keepRecords(inner, practice, file, records, { journal, companions }));
    const outcome = { ...kept, file, read: records.length, refusals: [...refusals, ...kept.refusals] };
    outcomes.push(outcome);
    onFile?.(outcome);
    return true;
  };
  const waiting: FileRead[] = [];
  for (const group of exportsOf(files, source)) {
    for (const each of peopleFirst(await readFiles(group, open, patient, now)))
      if (!(await importFile(each, true))) waiting.push(each);
  }
  for (const each of waiting) await importFile(each, false);
  return underOneChartEach(outcomes);
};

/** Who was kept under a chart that became part of another by a later file is under that one. */
const underOneChartEach = (outcomes: readonly FileOutcome[]): readonly FileOutcome[] => {
  const merges = outcomes.flatMap((outcome) => outcome.merges);
  if (merges.length === 0) return outcomes;
  const standing = (patient: PatientId): PatientId =>
    merges.reduce((chart, { from, into }) => (chart === from ? (into as PatientId) : chart), patient);
  return outcomes.map((outcome) => ({
    ...outcome,
    patients: [...new Set(outcome.patients.map(standing))],
    people: outcome.people.map((each) => ({ ...each, patient: standing(each.patient) })),
  }));
};

/** Records are kept after the people that their export says more of. */
const peopleFirst = (files: readonly FileRead[]): readonly FileRead[] => {
  const namesSomebody = ({ read }: FileRead): boolean => read.records.some(({ type }) => type === 'patient');
  return [...files.filter(namesSomebody), ...files.filter((file) => !namesSomebody(file))];
};

interface FileRead {
  readonly file: string;
  readonly read: ReadOutcome;
  /** The patients of all files that were read together. */
  readonly companions: readonly PatientRecord[];
}

interface Export {
  readonly namespace: string;
  readonly files: readonly string[];
}

/** Files in groups that may refer to each other; anything but JSON stands by itself, so that it is not kept in memory. */
const exportsOf = (files: readonly string[], source: string | undefined): readonly Export[] => {
  const groups = new Map<string, { readonly namespace: string; readonly files: string[] }>();
  for (const file of files) {
    const namespace = source ?? dirname(resolve(file));
    const key = /json(?:l)?$/i.test(extname(file)) ? `export ${namespace}` : `file ${file}`;
    const group = groups.get(key) ?? { namespace, files: [] };
    group.files.push(file);
    groups.set(key, group);
  }
  return [...groups.values()];
};

const readFiles = async (
  { namespace, files }: Export,
  open: (file: string) => Promise<Uint8Array | undefined>,
  patient: PatientId | undefined,
  now: Instant,
): Promise<readonly FileRead[]> => {
  const found = await Promise.all(files.map(async (name) => ({ name, bytes: await open(name) })));
  const given = patient === undefined ? {} : { patient: patient as string as SourceId };
  const inputs = found.flatMap(({ name, bytes }) =>
    bytes === undefined ? [] : [{ name, bytes, namespace, now, ...given }],
  );
  const read = readByFile(inputs);
  const byName = new Map(inputs.map(({ name }, at) => [name, read[at]]));
  const companions = read.flatMap(({ records }) => records.filter((record) => record.type === 'patient'));
  return files.map((file) => ({ file, read: byName.get(file) ?? unopened(file), companions }));
};

const unopened = (source: string): ReadOutcome => ({
  records: [],
  refusals: [{ source, record: '', reason: 'unreadable', detail: 'the file cannot be opened' }],
});
