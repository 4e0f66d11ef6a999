import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  copyFromServer,
  copyUnused,
  makeBackup,
  readManifest,
  requestBackup,
  restoreIntoDirectory,
  restoreOntoServer,
  verifyBackup,
  type TableHash,
} from '@portico/adapters-storage/backup';
import { DatabaseInUse } from '@portico/adapters-storage/sql';
import type { Instant } from '@portico/domain/kernel';
import { Mistake } from '../command/run-command.ts';
import type { Storage } from '@portico/gateway/config';

type Say = (line: string) => void;

export interface BackupWanted {
  readonly storage: Storage;
  /** Directory in which each backup gets one of its own. */
  readonly into: string;
  /** How many backups stay, the newest; all of them without. */
  readonly keep: number | undefined;
  readonly now: Instant;
  /** Names the request to a gateway that has the database open. */
  readonly id: string;
}

const prefix = 'portico-';

/** `2026-11-28T12:00:00.000Z` without what some file systems refuse. */
const nameOf = (taken: string): string => `${prefix}${taken.replaceAll(':', '-').replace(/\.\d+Z$/, 'Z')}`;

/** Makes a backup of the database, which may be in use, and takes away the oldest beyond those that stay. */
export const backUp = async ({ storage, into, keep, now, id }: BackupWanted, say: Say): Promise<void> => {
  const taken = new Date(now).toISOString();
  const backup = join(resolve(into), nameOf(taken));
  const { tables } = await makeBackup(backup, { engine: storage.kind, taken }, (cluster) =>
    storage.kind === 'server'
      ? copyFromServer(storage.url, cluster)
      : copyEmbedded(resolve(storage.directory), cluster, id),
  );
  say(`${backup}: ${sumOf(tables)}.`);
  say('The keys are not in it: keep PORTICO_KEYS, or the file beside the database, apart from it.');
  for (const old of keep === undefined ? [] : backupsIn(into).slice(0, -keep)) {
    rmSync(old, { recursive: true });
    say(`${old} is taken away.`);
  }
};

const copyEmbedded = async (home: string, cluster: string, id: string): Promise<void> => {
  try {
    await copyUnused(home, cluster);
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error;
    await requestBackup(home, { id, to: cluster });
  }
};

/** Whole backups, oldest first. */
const backupsIn = (directory: string): readonly string[] =>
  readdirSync(directory)
    .filter((name) => name.startsWith(prefix) && name.endsWith('Z'))
    .toSorted()
    .map((name) => join(resolve(directory), name));

/** Verifies a backup, and says what is in it. */
export const verify = async (backup: string, say: Say): Promise<void> => {
  const { taken, engine } = readManifest(backup);
  const tables = await verifyBackup(backup);
  for (const { table, rows, hash } of tables) if (rows > 0) say(`${String(rows).padStart(10)}  ${hash}  ${table}`);
  say(`Whole, as of ${taken} (${engine}): ${sumOf(tables)}; every line of the activity log is as it was sealed.`);
};

/** Puts a backup where no database is yet. */
export const restore = async (backup: string, storage: Storage, say: Say): Promise<void> => {
  if (storage.kind === 'server') await restoreOntoServer(backup, storage.url);
  else await restoreIntoDirectory(backup, storage.directory);
  say(`Restored as of ${readManifest(backup).taken}. Start the gateway with the keys that it had then.`);
  say('What processors took since then is not in it: npm run money -- settle compares.');
};

const sumOf = (tables: readonly TableHash[]): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows in ${tables.filter((table) => table.rows > 0).length} tables`;
};

/** The directory of a backup that is named. */
export const namedBackup = (name: string | undefined): string => {
  if (name === undefined) throw new Mistake('Name the directory of a backup.');
  if (!existsSync(name)) throw new Mistake(`There is no ${name}.`);
  return resolve(name);
};
