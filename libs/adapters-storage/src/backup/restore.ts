import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MoveRefused, moveToServer } from '../move/move-to-server.ts';
import { lockDirectory } from '../sql/embedded/directory-lock.ts';
import { flush, flushTree } from '../sql/embedded/flush-tree.ts';
import { clusterIn } from '../sql/embedded/cluster-in.ts';
import { BackupRefused } from './backup-refused.ts';
import { clusterOfBackup } from './manifest.ts';
import { verifyBackup, withCopyOf } from './verify-backup.ts';

/** Puts a backup, once it is verified, into a directory that has no embedded database. */
export const restoreIntoDirectory = async (backup: string, directory: string): Promise<void> => {
  const home = resolve(directory);
  if (existsSync(clusterIn(home)))
    throw new BackupRefused(`There is a database in ${home}. Move it away, or name another directory with --data.`);
  await verifyBackup(backup);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const lock = lockDirectory(home);
  try {
    const fresh = join(home, 'restored');
    rmSync(fresh, { recursive: true, force: true });
    cpSync(clusterOfBackup(backup), fresh, { recursive: true });
    flushTree(fresh);
    renameSync(fresh, clusterIn(home));
    flush(home);
  } finally {
    lock.release();
  }
};

/** Puts a backup, once it is verified, into the empty database of a server at `url`. */
export const restoreOntoServer = async (backup: string, url: string): Promise<void> => {
  await verifyBackup(backup);
  await withCopyOf(backup, async (database, home) => {
    await database.close();
    await moveToServer(home, url).catch((error: unknown) => {
      throw error instanceof MoveRefused ? new BackupRefused(error.message) : error;
    });
  });
};
