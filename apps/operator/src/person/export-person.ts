import { writeFile } from 'node:fs/promises';
import { copyTopics, dataCopyPage, type DataCopy } from '@portico/adapters-documents';
import type { Sql } from '@portico/adapters-storage/sql';
import type { Account } from '@portico/domain/access';
import { dayIn, type Instant, type TimeZone } from '@portico/domain/kernel';
import { Mistake } from '../command/run-command.ts';
import { bundlesOf } from './bundles-of-charts.ts';
import { copyTables } from './copy-tables.ts';
import type { PersonKeys } from './rows-of-person.ts';
import { zipOf, type ZippedFile } from './zip-file.ts';

/** Everything that Portico keeps about a person, as a ZIP file that they can read. */
export const copyOf = async (sql: Sql, account: Account, keys: PersonKeys, now: Instant): Promise<Uint8Array> => {
  const { topics, files } = await copyTables(sql, keys);
  const { records, elsewhere } = await bundlesOf(sql, account.charts, now);
  const copied = copyTopics.flatMap((topic) => {
    const tables = topics.get(topic);
    return tables === undefined ? [] : [{ topic, path: `${topic}.json`, tables }];
  });
  const page: DataCopy = {
    name: account.name,
    email: account.email,
    madeOn: dayIn('UTC' as TimeZone, now),
    topics: copied.map(({ topic, path, tables }) => ({ topic, path, entries: Object.values(tables).flat().length })),
    records,
    elsewhere,
    files: files.length,
  };
  return zipOf([
    text('index.html', dataCopyPage(page, account.language)),
    ...copied.map(({ path, tables }) => text(path, JSON.stringify(tables, undefined, 2))),
    ...records.map(({ path, json }) => text(path, json)),
    ...files,
  ]);
};

/** Writes a copy into a new file that its owner alone can read. */
export const writeCopy = async (file: string, copy: Uint8Array): Promise<void> => {
  try {
    await writeFile(file, copy, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const known = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new Mistake(known === 'EEXIST' ? `${file} is there already.` : `${file} cannot be written.`);
  }
};

const text = (path: string, content: string): ZippedFile => ({ path, bytes: new TextEncoder().encode(content) });
