import { parseArgs } from 'node:util';
import { storm, type Offence } from '@portico/gateway/testing';
import { type Bar, printBars } from '../performance-targets.ts';
import { seedOf } from '../random-seed.ts';

export interface FuzzOptions {
  readonly requests?: number;
  /** From `seedOf` unless told; the same one sends the same requests. */
  readonly seed?: number;
}

/** Hostile requests made from the schema, over HTTP against a whole gateway: none may be answered as a failure of its own. */
export const run = async ({ requests = 100_000, seed = seedOf('fuzz') }: FuzzOptions = {}): Promise<readonly Bar[]> => {
  console.log(`${requests} hostile requests, seed ${seed}`);
  const { sent, outcomes, offences, bugs, stands } = await storm({
    seed,
    requests,
    progress: (count) => {
      if (count % 10_000 === 0) console.log(`  ${count} sent`);
    },
  });
  for (const [outcome, times] of Object.entries(outcomes).sort(([, a], [, b]) => b - a)) {
    console.log(`  ${outcome.padEnd(16)} ${String(times).padStart(7)}`);
  }
  for (const offence of offences.slice(0, 20)) console.log(`  ${toldOf(offence)}`);
  for (const bug of bugs.slice(0, 20)) console.log(`  ${bug}`);
  if (!stands) console.log('  the gateway answers no more');
  const bar = { bar: 0, unit: '', better: 'less' } as const;
  return [
    { name: `answers of ${sent} that are no data and no typed error, or leak`, measured: offences.length, ...bar },
    { name: 'kinds of bugs and leaks in the log', measured: bugs.length + (stands ? 0 : 1), ...bar },
  ];
};

const toldOf = ({ at, why, attack, answer }: Offence): string => {
  const body = typeof attack.body === 'string' ? attack.body.slice(0, 300) : attack.body;
  return `${at}: ${why}: ${attack.method} ${attack.path} ${attack.bearer} ${String(body)} → ${answer}`;
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
