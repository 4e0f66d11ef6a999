import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { lockDirectory } from '../sql/embedded/directory-lock.ts';
import { flushTree } from '../sql/embedded/flush-tree.ts';
import { clusterIn } from '../sql/embedded/cluster-in.ts';
import { BackupRefused } from './backup-refused.ts';
import { copyCluster } from './copy-cluster.ts';
import { clusterOfBackup, hashFiles, writeManifest, type Manifest } from './manifest.ts';
import { tableHashes } from './table-hashes.ts';
import { withCopyOf } from './verify-backup.ts';

/** Where a backup stands until it is whole. */
export const unfinished = (backup: string): string => `${resolve(backup)}.unfinished`;

/**
 * Makes a backup in `backup`, which must not exist: the files as `copy` puts them there, then opened once and described in
 * a manifest. A backup that was interrupted stands under another name and is made anew.
 *
 * @param copy puts the files of a cluster into the directory it is given
 */
export const makeBackup = async (
  backup: string,
  { engine, taken }: Pick<Manifest, 'engine' | 'taken'>,
  copy: (cluster: string) => Promise<void>,
): Promise<Manifest> => {
  const whole = resolve(backup);
  if (existsSync(whole)) throw new BackupRefused(`${whole} exists; a backup goes into a new directory.`);
  const half = unfinished(whole);
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true, mode: 0o700 });
  await copy(clusterOfBackup(half));
  const tables = await withCopyOf(half, tableHashes, dirname(half));
  const manifest: Manifest = { format: 1, taken, engine, tables, files: await hashFiles(half) };
  writeManifest(half, manifest);
  flushTree(half);
  renameSync(half, whole);
  return manifest;
};

/** Copies the files of an embedded database that nobody has open; throws `DatabaseInUse` where somebody does. */
export const copyUnused = async (home: string, cluster: string): Promise<void> => {
  if (!existsSync(clusterIn(home))) throw new BackupRefused(`There is no embedded database in ${home}.`);
  const lock = lockDirectory(home);
  try {
    await copyCluster(clusterIn(home), cluster);
  } finally {
    lock.release();
  }
};
