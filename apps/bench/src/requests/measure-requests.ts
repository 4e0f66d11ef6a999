import { parseArgs } from 'node:util';
import { burden, nothing } from '@portico/gateway/testing';
import { type Bar, printBars } from '../performance-targets.ts';
import { seedOf } from '../random-seed.ts';

export interface RequestsOptions {
  readonly requests?: number;
  /** From `seedOf` unless told; the same one sends the same requests. */
  readonly seed?: number;
}

/** Requests that are meant to cost much, beside a quiet caller who may hardly notice (`SEC-S1`, `SEC-S9`). */
export const run = async ({ requests = 10_000, seed = seedOf('requests') }: RequestsOptions = {}): Promise<
  readonly Bar[]
> => {
  console.log(`${requests} requests that are meant to cost much, seed ${seed}`);
  const met = await burden({ seed, requests, progress: (sent) => console.log(`  ${sent} sent`) });
  for (const { kind, requests: sent, longestWait, largestError } of met) {
    const told = `${longestWait.toFixed(1)} ms, largest error answer ${largestError} bytes`;
    console.log(`  ${kind.padEnd(18)} ${String(sent).padStart(6)} sent, longest wait beside ${told}`);
  }
  const kinds = met.filter(({ kind }) => kind !== nothing);
  const longestWait = Math.max(...kinds.map((kind) => kind.longestWait));
  const largestError = Math.max(...kinds.map((kind) => kind.largestError));
  return [
    {
      name: 'longest wait of a quiet caller beside one request',
      measured: longestWait,
      bar: 50,
      unit: 'ms',
      better: 'less',
    },
    { name: 'largest answer that is an error', measured: largestError, bar: 2_000, unit: 'bytes', better: 'less' },
  ];
};

if (import.meta.main) {
  const { values } = parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } });
  printBars(
    await run({
      ...(values.requests === undefined ? {} : { requests: Number(values.requests) }),
      ...(values.seed === undefined ? {} : { seed: Number(values.seed) }),
    }),
  );
}
