import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenFile {
  readonly nfd: number;
  readonly node: unknown;
}

/** What PGlite's file system does with open files; `fsync` is the operation it leaves out. */
interface NodeFileOperations {
  readonly stream_ops: { fsync?: (file: OpenFile) => number };
  tryFSOperation<T>(operation: () => T): T;
  realPath(node: unknown): string;
}

/**
 * PGlite's directory on disk, with the one call it leaves out: as it comes, a flush that PostgreSQL asks for is
 * answered without reaching the disk, and a power cut takes acknowledged commits with it.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const preRun = emscriptenOpts.preRun ?? [];
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...preRun, (module) => this.#flushForReal(module.NODEFS as unknown as NodeFileOperations)],
      },
    };
  }

  /** Called after the file or directory at `path` reached the disk. */
  protected flushed(_path: string): void {
    // Nothing to do here; the test that cuts the power listens.
  }

  #flushForReal(files: NodeFileOperations): void {
    files.stream_ops.fsync = (file) => {
      files.tryFSOperation(() => fsyncSync(file.nfd));
      this.flushed(files.realPath(file.node));
      return 0;
    };
  }
}

/**
 * PGlite starts with `-F`, which turns flushing off, and flushes its log by a call that its file system answers
 * without doing anything; `fsync` is the one that reaches `DurableNodeFS`.
 */
export const durableStart: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // The engine takes all of it at its start, 128 MB if nothing is said; the system keeps what was read in its own memory.
  '-c',
  'shared_buffers=32MB',
];
