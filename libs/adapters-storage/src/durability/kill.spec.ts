import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../sql/index.ts';
import { createBatches, wholeBatches } from './testing/batches.ts';
import { killAgainAndAgain } from './testing/kill-campaign.ts';
import { hearWriter } from './testing/start-writer-process.ts';

/** Twenty are a bench. */
const kills = 2;

let home: string;
let directory: string;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'portico-kill-'));
  const database = await openDatabase({ kind: 'embedded', directory: join(home, 'template') });
  await createBatches(database);
  await database.close();
}, 120_000);

beforeEach(() => {
  directory = mkdtempSync(join(home, 'database-'));
  cpSync(join(home, 'template'), directory, { recursive: true });
});

afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

describe('a process that is killed', () => {
  it('loses nothing that it had acknowledged, time after time', async () => {
    const { acknowledged, missing } = await killAgainAndAgain({ kills, seed: 20 });
    expect(missing).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(kills);
  }, 120_000);
});

describe('a directory in use', () => {
  it('is refused to a second process, which is told where and by whom, and free again after closing', async () => {
    const database = await openDatabase({ kind: 'embedded', directory });
    const [answer] = await hearWriter(directory, () => true);
    expect(answer?.refused).toMatchObject({ kind: 'database-in-use', directory, pid: process.pid });
    expect(answer?.refused?.['message']).toContain(directory);
    await expect(openDatabase({ kind: 'embedded', directory })).rejects.toMatchObject({ kind: 'database-in-use' });
    await database.close();
    const [after] = await hearWriter(directory, () => true);
    expect(after).toEqual({ found: [] });
  }, 120_000);

  it('is free as soon as its process was killed', async () => {
    await hearWriter(directory, ({ written }) => written === 2);
    const database = await openDatabase({ kind: 'embedded', directory });
    expect((await wholeBatches(database)).size).toBeGreaterThanOrEqual(3);
    await database.close();
  }, 120_000);
});
