import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Sealing } from '@portico/domain/kernel';
import pg from 'pg';
import { noSealing } from '../no-sealing.ts';
import { columnTypes } from '../column-types.ts';
import { PooledDatabase } from '../pooled-database.ts';
import type { Database } from '../sql.ts';
import { clusterIn } from './cluster-in.ts';
import { lockDirectory } from './directory-lock.ts';
import { DurableNodeFS, durableStart } from './durable-node-fs.ts';
import { flush, flushTree } from './flush-tree.ts';
import { PgliteStream } from './pglite-stream.ts';

/** Opens PostgreSQL in this process on `directory` and keeps other processes out of it until it is closed. */
export const openEmbedded = async (directory: string, sealing: Sealing): Promise<Database> => {
  const home = resolve(directory);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const lock = lockDirectory(home);
  try {
    const data = clusterIn(home);
    if (!existsSync(data)) await createCluster(home, data);
    const pglite = await startPglite(data);
    return pooled(pglite, sealing, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
};

export const openEmbeddedInMemory = async (sealing: Sealing): Promise<Database> =>
  pooled(await PGlite.create(), sealing);

/** The same pool over an engine that is already running; `release` is called once it is closed. */
export const pooled = (
  pglite: PGlite,
  sealing: Sealing = noSealing,
  release: () => void = () => undefined,
): Database => {
  const pool = new pg.Pool({
    stream: () => new PgliteStream(pglite),
    // The engine has one session, kept for as long as the database is open.
    max: 1,
    idleTimeoutMillis: 0,
    // Given in full, so that no PG… variable of the environment has a say here.
    host: 'embedded',
    port: 5432,
    user: 'postgres',
    password: 'embedded',
    database: 'postgres',
    ssl: false,
    types: columnTypes,
    // Statements are sent without waiting for the answers to those before them.
    pipeline: true,
  });
  return new PooledDatabase('embedded', pool, sealing, {
    afterClose: async () => {
      await pglite.close();
      release();
    },
  });
};

/** Made beside its place and moved there when it is whole on disk, so that an interrupted first start leaves nothing half. */
const createCluster = async (home: string, data: string): Promise<void> => {
  const fresh = join(home, 'fresh');
  rmSync(fresh, { recursive: true, force: true });
  // Flushed as a whole afterwards, not file by file meanwhile.
  const pglite = await PGlite.create({ fs: new NodeFS(fresh) });
  await pglite.close();
  flushTree(fresh);
  renameSync(fresh, data);
  flush(home);
  flush(dirname(home));
};

/** Starts the engine on its files; the caller holds the lock of their directory. */
export const startPglite = (data: string): Promise<PGlite> =>
  PGlite.create({ fs: new DurableNodeFS(data), startParams: [...durableStart] });
