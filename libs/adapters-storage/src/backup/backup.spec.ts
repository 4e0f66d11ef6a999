import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { clusterIn } from '../sql/embedded/cluster-in.ts';
import { DatabaseInUse, openDatabase, type Database } from '../sql/index.ts';
import { placeMigrated, testSealing } from '../testing/test-database-copies.ts';
import {
  answerBackupRequest,
  copyUnused,
  makeBackup,
  requestBackup,
  restoreIntoDirectory,
  tableHashes,
  verifyBackup,
} from './index.ts';

const taken = '2026-11-28T12:00:00.000Z';
let home: string;
let directory: string;
let backup: string;
let database: Database;

const open = (at: string): Promise<Database> => openDatabase({ kind: 'embedded', directory: at }, testSealing);

/** Two rows in one transaction: a backup has both or none. */
const writePair = (number: number): Promise<unknown> =>
  database.transaction(async (sql) => {
    for (const half of ['left', 'right'])
      await sql.rows({ text: 'insert into pairs values ($1, $2, $3)', values: [number, half, 'x'.repeat(500)] });
  });

const pairsIn = async (sql: Database): Promise<readonly { readonly number: number; readonly halves: number }[]> =>
  sql.rows({ text: 'select number, count(*)::integer as halves from pairs group by number order by number' });

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'portico-backups-'));
});

beforeEach(async () => {
  directory = mkdtempSync(join(home, 'database-'));
  backup = `${directory}-backup`;
  await placeMigrated(directory);
  database = await open(directory);
  await database.rows({ text: 'create table pairs (number integer, half text, filling text)' });
}, 120_000);

afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

const makeCold = (): Promise<unknown> =>
  makeBackup(backup, { engine: 'embedded', taken }, (to) => copyUnused(directory, to));

/** As the gateway and the operator's command do it, in one process. */
const backUpInUse = (): Promise<unknown> =>
  makeBackup(backup, { engine: 'embedded', taken }, async (to) => {
    await copyUnused(directory, to).catch(async (error: unknown) => {
      if (!(error instanceof DatabaseInUse)) throw error;
      const asked = requestBackup(directory, { id: 'one', to }, { pauses: 100, pause: () => setImmediate() });
      await Promise.all([asked, answerBackupRequest(directory)]);
    });
  });

const restored = async <T>(work: (sql: Database) => Promise<T>): Promise<T> => {
  const place = `${directory}-restored`;
  await restoreIntoDirectory(backup, place);
  const again = await open(place);
  try {
    return await work(again);
  } finally {
    await again.close();
  }
};

describe('a backup of an embedded database', () => {
  it('gives the same rows in every table again, goes over nothing, and is refused once a byte of it was changed', async () => {
    await writePair(1);
    const before = await tableHashes(database);
    await database.close();
    await makeCold();
    expect(await restored(tableHashes)).toEqual(before);

    await expect(makeCold()).rejects.toThrow('exists');
    await expect(restoreIntoDirectory(backup, directory)).rejects.toThrow('There is a database');

    const files = readdirSync(clusterIn(backup), { withFileTypes: true, recursive: true }).filter((entry) =>
      entry.isFile(),
    );
    const [file] = fc.sample(fc.constantFrom(...files), 1);
    if (file === undefined) throw new Error('The backup has no files.');
    appendFileSync(join(file.parentPath, file.name), 'x');
    await expect(verifyBackup(backup)).rejects.toThrow(file.name);
    await expect(restoreIntoDirectory(backup, `${directory}-elsewhere`)).rejects.toThrow('damaged');
    expect(existsSync(`${directory}-elsewhere`)).toBe(false);
  }, 120_000);

  it('is as of one instant while others write: what was acknowledged before is in it, and no half of anything', async () => {
    await writePair(0);
    let written = 0;
    let isOver = false;
    const writing = (async () => {
      for (let number = 1; !isOver; number += 1) {
        await writePair(number);
        written = number;
      }
    })();
    while (written < 20) await setImmediate();
    const acknowledged = written;
    await backUpInUse();
    isOver = true;
    await writing;
    await database.close();
    const pairs = await restored(pairsIn);
    expect(pairs.filter(({ halves }) => halves !== 2)).toEqual([]);
    expect(pairs.map(({ number }) => number)).toEqual(pairs.map((_, index) => index));
    expect(pairs.length).toBeGreaterThan(acknowledged);
  }, 120_000);

  it('is no backup when it was interrupted, and is made anew', async () => {
    await database.close();
    const interrupted = makeBackup(backup, { engine: 'embedded', taken }, async (to) => {
      await copyUnused(directory, to);
      throw new Error('The power is gone.');
    });
    await expect(interrupted).rejects.toThrow('The power is gone.');
    await expect(verifyBackup(backup)).rejects.toThrow('no whole backup');
    await makeCold();
    expect(existsSync(backup)).toBe(true);
  }, 120_000);

  it('is asked of the process that has the database open, and given up where that one does not answer', async () => {
    const asked = requestBackup(directory, { id: 'one', to: backup }, { pauses: 3, pause: () => setImmediate() });
    await expect(asked).rejects.toThrow('makes no backup');
    expect(await answerBackupRequest(directory)).toBe(false);
    await database.close();
  });
});
