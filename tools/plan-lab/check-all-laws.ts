import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Mistake } from '@portico/operator/command/run-command.ts';
import type { Held } from './check-law.ts';
import type { LabOptions } from './options.ts';

/** The laws by their cost, so that no worker is left with the longest one at the end. */
const longestFirst = [11, 14, 17, 18, 1, 8, 3, 13, 15, 16, 9, 10, 12, 2, 4, 5, 6, 7];

/** Checks all requested laws in parallel; calls `told` after each. */
export const holdAll = async (options: LabOptions, told: (held: Held) => void): Promise<readonly Held[]> => {
  const waiting = longestFirst.filter((law) => options.laws.includes(law));
  const all: Held[] = [];
  const work = async (): Promise<void> => {
    let worker = started(options);
    for (let law = waiting.shift(); law !== undefined; law = waiting.shift()) {
      const held = await answered(worker, law, options);
      all.push(held);
      told(held);
      if (held.runs > 0) continue;
      await worker.terminate();
      worker = started(options);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(options.workers, options.laws.length) }, work));
  return all.sort((a, b) => a.law - b.law);
};

const started = ({ zone, against, ...options }: LabOptions): Worker =>
  new Worker(new URL('check-law-worker.ts', import.meta.url), {
    workerData: { ...options, ...(against !== undefined && { against: pathToFileURL(resolve(against)).href }) },
    env: { ...process.env, ...(zone !== undefined && { TZ: zone }) },
  });

/** What the worker says of a law; a law that does not end in time is broken, and its worker of no more use. */
const answered = async (worker: Worker, law: number, options: LabOptions): Promise<Held> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), options.limit * 1_000);
  try {
    const answer = once(worker, 'message', { signal: late.signal });
    worker.postMessage(law);
    const [held] = (await answer) as [Held];
    return held;
  } catch (error) {
    if (late.signal.aborted) return endless(law, options);
    throw new Mistake(`${options.against ?? 'The lab'} cannot be held against law ${law}: ${(error as Error).message}`);
  } finally {
    clearTimeout(timer);
  }
};

const endless = (law: number, { limit, seed }: LabOptions): Held => ({
  law,
  runs: 0,
  seconds: limit,
  cpuSeconds: limit,
  broken: {
    why: `it did not end in ${limit} s`,
    counterexample: `some case of seed ${seed}`,
    path: '',
    shrinks: 0,
  },
});
