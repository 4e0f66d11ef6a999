import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { clusterIn } from '../sql/embedded/cluster-in.ts';
import { BackupRefused } from './backup-refused.ts';
import { copyCluster } from './copy-cluster.ts';

/**
 * Only the process that has an embedded database open can copy it while it is used. Another one of the same user asks it by
 * a file in the directory of the database, which nobody else can read or write, and is answered by a second one.
 */
interface Request {
  readonly id: string;
  /** Directory for the files of the cluster; absolute. */
  readonly to: string;
}

interface Answer {
  readonly id: string;
  readonly state: 'copying' | 'done' | 'failed';
  readonly why?: string;
}

const requestIn = (home: string): string => join(home, 'backup-request.json');
const answerIn = (home: string): string => join(home, 'backup-answer.json');

/** Written whole or not at all. */
const write = (path: string, value: Request | Answer): void => {
  writeFileSync(`${path}.new`, JSON.stringify(value), { mode: 0o600 });
  renameSync(`${path}.new`, path);
};

const read = <T>(path: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
};

/** Copies the database in `home`, which this process has open, where somebody asked for it; answers whether somebody did. */
export const answerBackupRequest = async (home: string): Promise<boolean> => {
  if (!existsSync(requestIn(home))) return false;
  const request = read<Request>(requestIn(home));
  rmSync(requestIn(home), { force: true });
  if (request === undefined) return false;
  const { id, to } = request;
  write(answerIn(home), { id, state: 'copying' });
  try {
    await copyCluster(clusterIn(home), to);
    write(answerIn(home), { id, state: 'done' });
  } catch (error) {
    write(answerIn(home), { id, state: 'failed', why: error instanceof Error ? error.message : String(error) });
  }
  return true;
};

/** How the asking process waits. */
export interface Patience {
  /** Looks for an answer that has not begun after so many pauses are given up. */
  readonly pauses: number;
  readonly pause: () => Promise<unknown>;
}

const usualPatience: Patience = { pauses: 150, pause: () => setTimeout(100) };

/** Has the process that has the database in `home` open copy its files to `to`. */
export const requestBackup = async (
  home: string,
  request: Request,
  { pauses, pause }: Patience = usualPatience,
): Promise<void> => {
  rmSync(answerIn(home), { force: true });
  write(requestIn(home), request);
  try {
    for (let waited = 0; ; waited += 1) {
      const answer = read<Answer>(answerIn(home));
      const isOurs = answer?.id === request.id;
      if (isOurs && answer.state === 'done') return;
      if (isOurs && answer.state === 'failed') throw new BackupRefused(`The gateway could not copy: ${answer.why}`);
      if (!isOurs && waited >= pauses)
        throw new BackupRefused('The process that has the database open makes no backup. Stop it, or try again.');
      await pause();
    }
  } finally {
    rmSync(requestIn(home), { force: true });
    rmSync(answerIn(home), { force: true });
  }
};
