import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase } from '@portico/adapters-storage/sql';
import { startTestServer, type TestServer } from '@portico/adapters-storage/testing';
import { testSealing } from '@portico/adapters-storage/testing/clusters';
import { seedAtNoon } from '../seeded-clinic.ts';

/** A server with a furnished database, on a small disk of its own where this machine lets us make one. */
export interface Fixture {
  readonly server: TestServer;
  readonly databaseUrl: string;
  /** Takes all that is left of the disk; answers how to give it back. Undefined where there is no disk of its own. */
  readonly fillDisk: (() => () => Promise<void>) | undefined;
  close(): Promise<void>;
}

const megabytes = 400;

const smallDisk = (): { readonly home: string; readonly unmount: () => void } | undefined => {
  const home = mkdtempSync(join(tmpdir(), 'portico-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', home], { stdio: 'ignore' });
  } catch {
    rmSync(home, { recursive: true, force: true });
    return undefined;
  }
  return {
    home,
    unmount: () => {
      execFileSync('umount', ['-l', home], { stdio: 'ignore' });
      rmSync(home, { recursive: true, force: true });
    },
  };
};

const fill = (home: string) => (): (() => Promise<void>) => {
  const file = join(home, 'filling');
  for (const size of [1_048_576, 4_096]) {
    const piece = Buffer.alloc(size);
    try {
      for (;;) writeFileSync(file, piece, { flag: 'a' });
    } catch {
      // Full to the last piece of this size.
    }
  }
  return () => rm(file);
};

export const openFixture = async (): Promise<Fixture> => {
  const disk = smallDisk();
  const server = await startTestServer(disk === undefined ? {} : { home: disk.home });
  const databaseUrl = await server.createDatabase();
  const database = await openDatabase({ kind: 'server', url: databaseUrl }, testSealing);
  await migrate(database);
  await seedAtNoon(database);
  await database.close();
  return {
    server,
    databaseUrl,
    fillDisk: disk && fill(disk.home),
    close: async () => {
      await server.stop();
      disk?.unmount();
    },
  };
};

/** Asks until it is so, for a bounded time. */
export const so = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
  for (let times = 0; times < 3_000; times += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('It never came about.');
};
