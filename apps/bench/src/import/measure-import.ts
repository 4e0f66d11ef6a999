import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, migrate, openDatabase } from '@portico/adapters-storage/sql';
import { PlainPasswords } from '@portico/domain/access/testing';
import type { OperatorName } from '@portico/domain/activity';
import { instant } from '@portico/domain/kernel';
import { importedRecords } from '@portico/operator/import/import-files.ts';
import { findInputs } from '@portico/operator/import/inputs/find-input-files.ts';
import { runImport } from '@portico/operator/import/run-import.ts';
import { type Bar, median, printBars } from '../performance-targets.ts';
import { personToImport, recordsOf } from './people-to-import.ts';

interface Amount {
  readonly people: number;
  readonly entries: number;
  readonly rounds: number;
}

const emptied = async (database: Database): Promise<void> => {
  await database.rows({ text: 'truncate clinic.practices, accounts cascade' });
  await database.rows({ text: 'truncate bare' });
};

/** As an operator does it; answers how many rows stand. */
const imported = async (database: Database, files: readonly string[]): Promise<number> => {
  const inputs = await findInputs(files);
  const at = instant(Date.UTC(2026, 10, 24));
  const operator = 'bench' as OperatorName;
  const request = { practice: importedRecords.id, inputs, dryRun: false, at, operator };
  const { outcomes } = await runImport(database, request, new PlainPasswords());
  return outcomes.reduce((sum, { kept }) => sum + kept, 0);
};

/** The least that can be done with the same bytes: each file is parsed, and its resources inserted in one transaction. */
const inserted = async (database: Database, files: readonly string[]): Promise<number> => {
  let rows = 0;
  for (const file of files) {
    const { entry } = JSON.parse(await readFile(file, 'utf8')) as { readonly entry: { readonly resource: object }[] };
    const bodies = entry.map(({ resource }) => JSON.stringify(resource));
    await database.transaction((sql) =>
      sql.rows({ text: 'insert into bare (body) select * from unnest($1::jsonb[])', values: [bodies] }),
    );
    rows += bodies.length;
  }
  return rows;
};

const perSecond = async (
  work: (database: Database, files: readonly string[]) => Promise<number>,
  database: Database,
  files: readonly string[],
  expected: number,
): Promise<number> => {
  await emptied(database);
  const started = performance.now();
  const rows = await work(database, files);
  const seconds = (performance.now() - started) / 1000;
  if (rows !== expected) throw new Error(`${rows} of ${expected} records stand.`);
  return rows / seconds;
};

const measure = async ({ people, entries, rounds }: Amount): Promise<readonly Bar[]> => {
  const home = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  const database = await openDatabase({ kind: 'embedded', directory: join(home, 'data') });
  try {
    await migrate(database);
    await database.rows({ text: 'create table bare (id bigserial primary key, body jsonb not null)' });
    const files: string[] = [];
    for (let person = 0; person < people; person++) {
      const file = join(home, `person-${person}.json`);
      await writeFile(file, JSON.stringify(personToImport(person, entries)));
      files.push(file);
    }
    const expected = people * recordsOf(entries);
    const [imports, inserts]: [number[], number[]] = [[], []];
    // The first round warms up and is not counted.
    for (let round = 0; round <= rounds; round++) {
      const bare = await perSecond(inserted, database, files, expected);
      const whole = await perSecond(imported, database, files, expected);
      if (round === 0) continue;
      inserts.push(bare);
      imports.push(whole);
    }
    const [bare, whole] = [median(inserts), median(imports)];
    console.log(
      `import of ${expected} records of ${people} people in ${files.length} files of FHIR, embedded database`,
    );
    console.log(
      `  ${whole.toFixed(0)} records per second; ${bare.toFixed(0)} where they are parsed and inserted alone`,
    );
    return [
      {
        name: 'time of an import next to a bare parse and insert',
        measured: bare / whole,
        bar: 20,
        unit: '×',
        better: 'less',
      },
    ];
  } finally {
    await database.close();
    await rm(home, { recursive: true, force: true });
  }
};

/** Records per second of an import, beside the least that can be done with the same bytes. */
export const run = (): Promise<readonly Bar[]> => measure({ people: 40, entries: 20, rounds: 3 });

export const quick = (): Promise<readonly Bar[]> => measure({ people: 4, entries: 5, rounds: 1 });

if (import.meta.main) printBars(await run());
