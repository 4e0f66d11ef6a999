import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import fc from 'fast-check';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DurableNodeFS, durableStart } from '../sql/embedded/durable-node-fs.ts';
import { pooled } from '../sql/embedded/open-embedded.ts';
import { openDatabase } from '../sql/index.ts';
import { createBatches, wholeBatches, writeBatch } from './testing/batches.ts';
import { develop, FaultyDisk, type Photograph } from './testing/faulty-disk.ts';

/** The moment of a power cut: what is on disk then, and what had been acknowledged. */
interface Moment {
  readonly disk: Photograph;
  readonly acknowledged: readonly number[];
}

interface Engine {
  readonly files: NodeFS;
  readonly start: readonly string[];
}

class WatchedNodeFS extends DurableNodeFS {
  #watch: (path: string) => void = () => undefined;

  set watch(watch: (path: string) => void) {
    this.#watch = watch;
  }

  protected override flushed(path: string): void {
    this.#watch(path);
  }
}

const batches = 40;
/** Counted in flushes, of which every batch needs one; a checkpoint has its own, of which every fifth counts. */
const moments = new Set(fc.sample(fc.integer({ min: 1, max: batches }), { seed: 6, numRuns: 3 }));
const checkpointStep = 5;

const coin = (seed: number): (() => boolean) => {
  const [throws] = fc.sample(fc.infiniteStream(fc.boolean()), { seed, numRuns: 1 });
  return () => throws?.next().value === true;
};

let home: string;
let template: string;
let directories = 0;
const nextDirectory = (): string => join(home, String((directories += 1)));

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'portico-power-'));
  template = nextDirectory();
  const database = await openDatabase({ kind: 'embedded', directory: template });
  await createBatches(database);
  await database.close();
}, 120_000);

afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

/** Writes batches, a checkpoint among them, and photographs the disk at the chosen moments and at the end. */
const writeUnderWatch = async (engineOn: (data: string) => Engine): Promise<readonly Moment[]> => {
  const data = join(nextDirectory(), 'data');
  cpSync(join(template, 'data'), data, { recursive: true });
  const disk = new FaultyDisk(data);
  const acknowledged: number[] = [];
  const seen: Moment[] = [];
  const photograph = (): number => seen.push({ disk: disk.photograph(), acknowledged: [...acknowledged] });
  const { files, start } = engineOn(data);
  let flushes = 0;
  let inCheckpoint = false;
  if (files instanceof WatchedNodeFS)
    files.watch = (path) => {
      disk.flushed(path);
      flushes += 1;
      if (inCheckpoint ? flushes % checkpointStep === 0 : moments.has(flushes)) photograph();
    };
  const database = pooled(await PGlite.create({ fs: files, startParams: [...start] }));
  for (let batch = 0; batch < batches; batch += 1) {
    if (batch === batches / 2) {
      inCheckpoint = true;
      await database.rows({ text: 'checkpoint' });
      inCheckpoint = false;
    }
    await writeBatch(database, batch);
    acknowledged.push(batch);
  }
  photograph();
  for (const seed of [1, 2])
    seen.push({ disk: disk.photographWithLeftovers(coin(seed)), acknowledged: [...acknowledged] });
  await database.close();
  return seen;
};

/** The acknowledged batches that are missing after the power came back. Flushing is of no interest any more. */
const missingAfter = async ({ disk, acknowledged }: Moment): Promise<readonly number[] | 'does not open'> => {
  const directory = nextDirectory();
  develop(disk, directory);
  try {
    const database = pooled(await PGlite.create({ fs: new NodeFS(directory) }));
    const found = await wholeBatches(database).finally(() => database.close());
    return acknowledged.filter((batch) => !found.has(batch));
  } catch {
    return 'does not open';
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};

describe('a power cut', () => {
  it('takes nothing that was acknowledged, whenever it comes', async () => {
    const seen = await writeUnderWatch((data) => ({ files: new WatchedNodeFS(data), start: durableStart }));
    expect(seen.length).toBeGreaterThan(moments.size + 3);
    expect(seen.at(-1)?.acknowledged).toHaveLength(batches);
    for (const moment of seen) expect(await missingAfter(moment)).toEqual([]);
  }, 120_000);

  // That the watch sees a loss where there is one, and that neither half of the remedy is enough.
  it.each<[string, (data: string) => Engine]>([
    ['PGlite as it comes', (data) => ({ files: new NodeFS(data), start: PGlite.defaultStartParams })],
    ['PostgreSQL asking in vain', (data) => ({ files: new NodeFS(data), start: durableStart })],
    [
      'a file system that is never asked',
      (data) => ({ files: new WatchedNodeFS(data), start: PGlite.defaultStartParams }),
    ],
  ])(
    'takes acknowledged writes from %s',
    async (_, engineOn) => {
      const atTheEnd = (await writeUnderWatch(engineOn)).find(({ acknowledged }) => acknowledged.length === batches);
      expect(atTheEnd && (await missingAfter(atTheEnd))).toHaveLength(batches);
    },
    120_000,
  );
});
