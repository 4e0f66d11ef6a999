import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../sql/index.ts';
import { createBatches, wholeBatches } from './batches.ts';
import { hearWriter } from './writer-process.ts';

const kills = 20;
/** After how many acknowledged batches each writer dies; the kill falls into the work on a later one. */
const lives = fc.sample(fc.integer({ min: 1, max: 25 }), { seed: 20, numRuns: kills });

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
  it('loses nothing that it had acknowledged, twenty times in a row', async () => {
    const acknowledged = new Set<number>();
    for (const life of lives) {
      let left = life;
      const messages = await hearWriter(directory, ({ written }) => written !== undefined && (left -= 1) === 0);
      const found = new Set(messages[0]?.found);
      expect([...acknowledged].filter((batch) => !found.has(batch))).toEqual([]);
      for (const { written } of messages) if (written !== undefined) acknowledged.add(written);
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(lives.reduce((sum, life) => sum + life, 0));
    const database = await openDatabase({ kind: 'embedded', directory });
    const found = await wholeBatches(database);
    await database.close();
    expect([...acknowledged].filter((batch) => !found.has(batch))).toEqual([]);
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
