import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyActivity } from '../activity/verify-activity.ts';
import { clusterIn } from '../sql/embedded/cluster-in.ts';
import { openDatabase, type Database } from '../sql/index.ts';
import { BackupRefused } from './backup-refused.ts';
import { clusterOfBackup, hashFiles, readManifest } from './manifest.ts';
import { tableHashes, type TableHash } from './table-hashes.ts';

/**
 * Opens a copy of a backup, which stays as it is, and takes the copy away afterwards.
 *
 * @param scratch a directory with room for the copy
 */
export const withCopyOf = async <T>(
  backup: string,
  work: (database: Database, home: string) => Promise<T>,
  scratch: string = tmpdir(),
): Promise<T> => {
  const home = mkdtempSync(join(scratch, 'portico-backup-'));
  try {
    cpSync(clusterOfBackup(backup), clusterIn(home), { recursive: true });
    const database = await openDatabase({ kind: 'embedded', directory: home });
    try {
      return await work(database, home);
    } finally {
      await database.close();
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
};

/**
 * Holds a backup against what was written beside it: every file, every table, and every line of the activity log against
 * its seal. Throws `BackupRefused` where something differs.
 */
export const verifyBackup = async (backup: string): Promise<readonly TableHash[]> => {
  const manifest = readManifest(backup);
  const changed = differing(manifest.files, await hashFiles(backup));
  if (changed.length > 0) throw new BackupRefused(`The backup in ${backup} is damaged: ${changed.join(', ')}.`);
  return withCopyOf(backup, async (database) => {
    const found = await tableHashes(database);
    const apart = differing(byTable(manifest.tables), byTable(found));
    if (apart.length > 0) throw new BackupRefused(`Tables differ from what was backed up: ${apart.join(', ')}.`);
    const { broken } = await verifyActivity(database);
    if (broken.length > 0) throw new BackupRefused('Lines of the activity log are not as they were sealed.');
    return found;
  });
};

const byTable = (tables: readonly TableHash[]): Readonly<Record<string, string>> =>
  Object.fromEntries(tables.map(({ table, rows, hash }) => [table, `${rows} ${hash}`]));

const differing = (
  wanted: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string>>,
): readonly string[] =>
  [...new Set([...Object.keys(wanted), ...Object.keys(found)])].filter((key) => wanted[key] !== found[key]);
