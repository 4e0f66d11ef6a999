import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  type BigIntStats,
} from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Files of a running engine that mean nothing to another one. */
const ofTheProcess = new Set(['postmaster.pid', 'postmaster.opts']);

/** Rounds in which the engine goes on; the last one, in which it waits, copies what changed since. */
const roundsBeside = 2;

/** File systems tell times apart by some milliseconds: a file that changed so soon before it was copied is copied again. */
const tooCloseNanoseconds = 1_000_000_000n;

interface Copied {
  readonly size: bigint;
  readonly changed: bigint;
}

/** Clones where the file system can. */
const clone = constants.COPYFILE_FICLONE;

/**
 * Copies the files of an embedded database that this process has open, as they stand at one instant: the last files are
 * copied without giving way to the engine, which runs in this process too. What the engine had not yet written stands in
 * its log, as after a kill.
 *
 * @param from directory of the cluster
 * @param to directory that does not exist
 */
export const copyCluster = async (from: string, to: string): Promise<void> => {
  const copied = new Map<string, Copied>();
  for (let round = 0; round < roundsBeside; round += 1) await copyBeside(from, to, copied);
  copyAtOnce(from, to, copied);
};

/** Files may come and go meanwhile. */
const copyBeside = async (from: string, to: string, copied: Map<string, Copied>): Promise<void> => {
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    const path = relative(from, join(entry.parentPath, entry.name));
    try {
      if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
      if (!isToCopy(entry.isFile(), entry.name)) continue;
      const before = await stat(join(from, path), { bigint: true });
      if (isThere(copied.get(path), before)) continue;
      await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
      await copyFile(join(from, path), join(to, path), clone);
      copied.set(path, markOf(before));
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
};

const copyAtOnce = (from: string, to: string, copied: Map<string, Copied>): void => {
  const paths = new Set<string>();
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    const path = relative(from, join(entry.parentPath, entry.name));
    paths.add(path);
    if (entry.isDirectory()) mkdirSync(join(to, path), { recursive: true, mode: 0o700 });
    if (!isToCopy(entry.isFile(), entry.name)) continue;
    if (!isThere(copied.get(path), statSync(join(from, path), { bigint: true })))
      copyFileSync(join(from, path), join(to, path), clone);
  }
  for (const path of copied.keys()) if (!paths.has(path) && existsSync(join(to, path))) rmSync(join(to, path));
};

const isToCopy = (isFile: boolean, name: string): boolean => isFile && !ofTheProcess.has(name);

const isThere = (copied: Copied | undefined, now: BigIntStats): boolean =>
  copied !== undefined && copied.size === now.size && copied.changed === now.mtimeNs;

/** A time that never comes again where the file may still have changed within the same tick. */
const markOf = (before: BigIntStats): Copied => {
  const isSettled = BigInt(Date.now()) * 1_000_000n - before.mtimeNs > tooCloseNanoseconds;
  return { size: before.size, changed: isSettled ? before.mtimeNs : -1n };
};

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
