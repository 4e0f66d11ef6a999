import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The package has no types. `tryLock` takes an exclusive advisory lock; false when another descriptor holds it. */
const { tryLock } = createRequire(import.meta.url)('fs-native-extensions') as {
  readonly tryLock: (descriptor: number) => boolean;
};

/** Another process has this embedded database open; two at once would destroy it. */
export class DatabaseInUse extends Error {
  readonly kind = 'database-in-use';
  readonly directory: string;
  /** Of the other process, where it could be read. */
  readonly pid: number | undefined;

  constructor(directory: string, pid: number | undefined) {
    super(`The database in ${directory} is in use by another process${pid === undefined ? '' : ` (pid ${pid})`}.`);
    this.name = 'DatabaseInUse';
    this.directory = directory;
    this.pid = pid;
  }
}

export interface DirectoryLock {
  release(): void;
}

/**
 * Locks the directory for this process, or throws `DatabaseInUse`. The operating system releases the lock when the
 * process ends for any reason, so a lock is never stale.
 */
export const lockDirectory = (directory: string): DirectoryLock => {
  const descriptor = openSync(join(directory, 'lock'), 'a+');
  // Beside the lock and not in it: some systems do not let others read a locked file.
  const owner = join(directory, 'owner');
  if (!tryLock(descriptor)) {
    closeSync(descriptor);
    throw new DatabaseInUse(directory, readPid(owner));
  }
  writeFileSync(owner, `${process.pid}\n`);
  return { release: () => closeSync(descriptor) };
};

const readPid = (path: string): number | undefined => {
  try {
    const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
    return Number.isSafeInteger(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
};
