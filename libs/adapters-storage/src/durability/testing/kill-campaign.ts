import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { openDatabase } from '../../sql/index.ts';
import { createBatches, wholeBatches } from './batches.ts';
import { hearWriter } from './start-writer-process.ts';

export interface KillReport {
  /** Batches that were acknowledged, over all lives. */
  readonly acknowledged: number;
  /** Those of them that a later life, or the last look, did not find whole. */
  readonly missing: readonly number[];
}

export interface KillPlan {
  readonly kills: number;
  readonly seed: number;
}

/**
 * Kills writers of one embedded database in the middle of their work, one after the other, each after a number of batches
 * that the seed tells; the kill falls into the work on a later one.
 */
export const killAgainAndAgain = async (plan: KillPlan): Promise<KillReport> => {
  const directory = await mkdtemp(join(tmpdir(), 'portico-kills-'));
  try {
    const database = await openDatabase({ kind: 'embedded', directory });
    await createBatches(database);
    await database.close();
    return await killed(directory, plan);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

const killed = async (directory: string, { kills, seed }: KillPlan): Promise<KillReport> => {
  const acknowledged = new Set<number>();
  const missing = new Set<number>();
  const look = (found: ReadonlySet<number>): void => {
    for (const batch of acknowledged) if (!found.has(batch)) missing.add(batch);
  };
  for (const life of fc.sample(fc.integer({ min: 1, max: 25 }), { seed, numRuns: kills })) {
    let left = life;
    const messages = await hearWriter(directory, ({ written }) => written !== undefined && (left -= 1) === 0);
    look(new Set(messages[0]?.found));
    for (const { written } of messages) if (written !== undefined) acknowledged.add(written);
  }
  const database = await openDatabase({ kind: 'embedded', directory });
  look(await wholeBatches(database));
  await database.close();
  return { acknowledged: acknowledged.size, missing: [...missing] };
};
