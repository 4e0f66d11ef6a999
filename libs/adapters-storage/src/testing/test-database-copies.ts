import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { MemorySealing } from '@portico/domain/kernel/testing';
import { clusterIn } from '../sql/embedded/cluster-in.ts';
import { pooled } from '../sql/embedded/open-embedded.ts';
import { migrate, type Database } from '../sql/index.ts';
import { ClusterInMemory } from './cluster-in-memory.ts';

/** The files of a whole database, as one archive: PostgreSQL takes seconds to make them, and a moment to copy them. */
export type Cluster = Uint8Array<ArrayBuffer>;

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const migrations = fileURLToPath(new URL('../../migrations/', import.meta.url));
/** Files of this place can be thrown away at any time. */
const kept = join(root, 'node_modules/.cache/portico-clusters');

const read = new Map<string, Promise<Cluster>>();

/** The files of a process share what they begin with. */
const readOnce = (path: string): Promise<Cluster> => {
  // A buffer of its own: small files Node reads into a shared one.
  const made = read.get(path) ?? readFile(path).then((bytes) => new Uint8Array(bytes));
  read.set(path, made);
  return made;
};

/** Shared, so that a value sealed in one copy opens in every other. */
export const testSealing = new MemorySealing();

/** Opens an in-memory database on a copy of `cluster`; changes to it are visible nowhere else. */
export const openCopy = async (cluster: Cluster): Promise<Database> => pooled(await startCopy(cluster), testSealing);

/** Opens an empty in-memory database with the current schema, for one test. */
export const openMigrated = async (): Promise<Database> => openCopy(await migratedCluster());

/** Writes a copy of the migrated database to where an embedded database is kept in `directory`. */
export const placeMigrated = async (directory: string): Promise<void> => placeCopy(await migratedCluster(), directory);

/** What `fill` makes of a database whose schema is up to date, to be copied as often as wanted. */
export const filledCluster = async (fill: (database: Database) => Promise<unknown>): Promise<Cluster> =>
  clusterOf(await startCopy(await migratedCluster()), fill);

/** What all tests of a run begin with: made before the first of them, copied for each, thrown away after the last. */
export interface ClusterOfRun {
  /** For the run's `globalSetup` and `globalTeardown`. */
  readonly make: () => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Opens a copy in memory; makes its own where nothing was made before. */
  readonly open: () => Promise<Database>;
  /** Writes a copy to where an embedded database is kept in `directory`, for a test that looks at files or starts anew. */
  readonly place: (directory: string) => Promise<void>;
}

/** `variable` is the one of the environment by which the processes of the run know where it is. */
export const clusterOfRun = (variable: string, fill: (database: Database) => Promise<unknown>): ClusterOfRun => ({
  place: async (directory) => {
    const made = process.env[variable];
    await placeCopy(await (made === undefined ? filledCluster(fill) : readOnce(made)), directory);
  },
  make: async () => {
    const file = join(tmpdir(), `${variable.toLowerCase()}-${process.pid}.tar`);
    await writeFile(file, await filledCluster(fill), { mode: 0o600 });
    process.env[variable] = file;
  },
  remove: async () => {
    const file = process.env[variable];
    if (file !== undefined) await rm(file, { force: true });
  },
  open: async () => {
    const made = process.env[variable];
    if (made !== undefined) return openCopy(await readOnce(made));
    const database = await openMigrated();
    await fill(database);
    return database;
  },
});

/** PostgreSQL clears the memory that it shares out before it answers anything; a test needs little of it. */
const small = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

const startCopy = (cluster: Cluster): Promise<PGlite> =>
  PGlite.create({ fs: new ClusterInMemory(cluster), startParams: small });

/** Nothing is flushed: what a test writes there is thrown away with it. */
const placeCopy = async (cluster: Cluster, directory: string): Promise<void> => {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const fs = new NodeFS(clusterIn(directory));
  const pglite = await PGlite.create({ fs, loadDataDir: new Archive(cluster), startParams: small });
  await pglite.close();
};

/** Hands out its own bytes, which are only read: those of other blobs Node copies piece by piece, and more than once. */
class Archive extends Blob {
  readonly #cluster: Cluster;

  constructor(cluster: Cluster) {
    super([]);
    this.#cluster = cluster;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#cluster.buffer);
  }
}

const clusterOf = async (pglite: PGlite, fill: (database: Database) => Promise<unknown>): Promise<Cluster> => {
  const database = pooled(pglite, testSealing);
  try {
    await fill(database);
    // What is only in the log would be replayed by each copy.
    await pglite.exec('checkpoint');
    return new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer());
  } finally {
    await database.close();
  }
};

let migrated: Promise<Cluster> | undefined;

const migratedCluster = (): Promise<Cluster> => (migrated ??= keptOrMade());

/** Made by the first test that asks for it, and made anew once a migration or a package is another one. */
const keptOrMade = async (): Promise<Cluster> => {
  const name = `${fingerprint()}.tar`;
  try {
    return new Uint8Array(await readFile(join(kept, name)));
  } catch {
    const made = await clusterOf(await PGlite.create({ startParams: small }), async (database) => {
      await migrate(database);
      await forgetTemplates(database);
    });
    keep(name, made);
    return made;
  }
};

/** What PostgreSQL makes new databases from is a third of all files, and no copy makes a database. */
const forgetTemplates = async (database: Database): Promise<void> => {
  for (const text of [
    'update pg_database set datistemplate = false where datistemplate',
    'drop database template0',
    'drop database template1',
  ]) {
    await database.rows({ text, values: [] });
  }
};

const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const file of [join(root, 'package-lock.json'), fileURLToPath(import.meta.url)]) hash.update(readFileSync(file));
  for (const file of readdirSync(migrations).sort()) hash.update(file).update(readFileSync(join(migrations, file)));
  return hash.digest('hex').slice(0, 32);
};

/** Moved to its place when it is whole: tests of several projects may make it at the same time. */
const keep = (name: string, cluster: Cluster): void => {
  mkdirSync(kept, { recursive: true });
  const unfinished = join(kept, `${name}.${process.pid}`);
  writeFileSync(unfinished, cluster);
  const older = readdirSync(kept).filter((file) => file.endsWith('.tar') && file !== name);
  for (const file of older) rmSync(join(kept, file), { force: true });
  renameSync(unfinished, join(kept, name));
};
