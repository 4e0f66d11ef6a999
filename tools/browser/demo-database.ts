import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Argon2Passwords } from '@portico/adapters-crypto';
import type { Database } from '@portico/adapters-storage/sql';
import { filledCluster, openCopy, openMigrated } from '@portico/adapters-storage/testing/clusters';
import { seedDemo } from '../demo/index.ts';
import { morning } from './morning.ts';

/** Where a run of many portals keeps the demo that they all begin with. */
const clusterFile = 'PORTICO_DEMO_CLUSTER';

const seed = (database: Database): Promise<unknown> =>
  seedDemo(database, { today: morning.day, passwords: new Argon2Passwords() });

/** A database in memory with the demo of that morning in it, for one portal. */
export const demoDatabase = async (): Promise<Database> => {
  const made = process.env[clusterFile];
  if (made !== undefined) return openCopy(await readFile(made));
  const database = await openMigrated();
  await seed(database);
  return database;
};

/** Makes the demo once for all portals that this process, and those that it starts, will open. */
export const makeDemoOnce = async (): Promise<void> => {
  const file = join(tmpdir(), `portico-demo-${process.pid}.tar`);
  await writeFile(file, await filledCluster(seed), { mode: 0o600 });
  process.env[clusterFile] = file;
};

export const removeDemo = async (): Promise<void> => {
  const file = process.env[clusterFile];
  if (file !== undefined) await rm(file, { force: true });
};
