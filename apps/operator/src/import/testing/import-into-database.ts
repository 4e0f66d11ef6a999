import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { PlainPasswords } from '@portico/domain/access/testing';
import type { OperatorName } from '@portico/domain/activity';
import { instant, type PatientId } from '@portico/domain/kernel';
import type { OperatorActing } from '@portico/services/activity';
import { importedRecords, importFiles, practiceFor, type FileOutcome } from '../import-files.ts';
import { findInputs } from '../inputs/find-input-files.ts';
import { linkAccounts } from '../link-accounts.ts';
import { runImport, type ImportResult } from '../run-import.ts';
import { namedByPeople, wholeDatabase } from './whole-database.ts';

export const acting: OperatorActing = {
  now: instant(Date.UTC(2026, 10, 24)),
  operator: 'olga' as OperatorName,
  reason: 'A test.',
};

/** A database of its own, and a folder of files to import into it. */
export class ImportBench {
  readonly database: Database;
  readonly #folder: string;

  private constructor(database: Database, folder: string) {
    this.database = database;
    this.#folder = folder;
  }

  static async open(): Promise<ImportBench> {
    return new ImportBench(await openMigrated(), await mkdtemp(join(tmpdir(), 'portico-import-')));
  }

  async close(): Promise<void> {
    await this.database.close();
    await rm(this.#folder, { recursive: true });
  }

  async empty(): Promise<void> {
    await this.database.rows({ text: 'truncate clinic.practices, accounts cascade' });
  }

  async file(name: string, content: string): Promise<string> {
    const path = join(this.#folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    return path;
  }

  async imported(...files: readonly string[]): Promise<readonly FileOutcome[]> {
    const { practice } = await practiceFor(this.database, importedRecords.id);
    if (practice === undefined) throw new Error('The practice for imports is made when it is missing.');
    return importFiles(this.database, practice, files, { now: acting.now });
  }

  /** Imports as an operator does. */
  async run(files: readonly string[], dryRun = false): Promise<ImportResult> {
    const practice = importedRecords.id;
    const request = { practice, inputs: await findInputs(files), dryRun, at: acting.now, operator: acting.operator };
    return runImport(this.database, request, new PlainPasswords());
  }

  /** Gives a patient an account, so that their chart is in use. */
  async openAccount(patient: PatientId | undefined): Promise<void> {
    const { practice } = await practiceFor(this.database, importedRecords.id);
    if (practice === undefined || patient === undefined) throw new Error('Nobody was imported.');
    await linkAccounts(this.database, new PlainPasswords(), practice, [patient], `${patient}@example.org`);
  }

  /** Everything that stands in the whole database, but for what is told of each import. */
  standing(without: readonly string[] = []): Promise<readonly (readonly unknown[])[]> {
    return wholeDatabase(this.database, without);
  }

  /** The same without what is to be settled. */
  record(): Promise<readonly (readonly unknown[])[]> {
    return wholeDatabase(this.database, ['clinic.import_conflicts']);
  }

  /** The same where each chart is called by its people: of which of them it has its id is nothing that is said. */
  async charts(without: readonly string[] = []): Promise<readonly string[]> {
    return namedByPeople(this.database, await wholeDatabase(this.database, without));
  }

  async shown(section: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const rows = await this.database.rows<{ readonly body: Readonly<Record<string, unknown>> }>({
      text: 'select body from clinic.chart_entries where section = $1 order by body::text',
      values: [section],
    });
    return rows.map(({ body }) => body);
  }
}
