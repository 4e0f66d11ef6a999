import { parseArgs } from 'node:util';
import { crashCampaign, type Campaign } from '@portico/gateway/testing';
import { type Bar, printBars } from '../performance-targets.ts';
import { seedOf } from '../random-seed.ts';

export interface CrashOptions {
  readonly kills?: number;
  /** From `seedOf` unless told. */
  readonly seed?: number;
}

/** Two gateways are killed while they are busy, again and again: nothing may be charged twice, lost or left hanging. */
export const run = async ({ kills = 1_000, seed = seedOf('crash') }: CrashOptions = {}): Promise<readonly Bar[]> => {
  console.log(`two busy gateways on one PostgreSQL, killed ${kills} times, seed ${seed}`);
  const started = performance.now();
  const progress = (done: number): void => {
    if (done % 50 === 0) console.log(`  ${done} kills in ${minutesSince(started)} min`);
  };
  const found = await crashCampaign({ kills, seed, progress });
  const { payers, requests, cut, charges, states, paid, inLedger, atProcessors, inBooks, offences } = found;
  console.log(`  ${payers} payers sent ${requests} requests, of which ${cut} were cut by a kill`);
  for (const [state, count] of Object.entries(states))
    console.log(`  ${state.padEnd(10)} ${String(count).padStart(5)}`);
  console.log(
    `  took money: ${Object.entries(paid)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}`,
  );
  console.log(`  cents: ${inLedger} in the ledger, ${atProcessors} at the processors, ${inBooks} in the books`);
  for (const { kind, what } of offences.slice(0, 20)) console.log(`  ${kind}: ${what}`);
  const counts = countsOf(found);
  console.log(JSON.stringify({ kills, seed, minutes: minutesSince(started), charges, ...counts }));
  const none = { bar: 0, unit: '', better: 'less' } as const;
  const apart = Math.max(Math.abs(inLedger - atProcessors), Math.abs(inLedger - inBooks));
  return [
    ...Object.entries(counts).map(([name, measured]) => ({
      name: `${name} among ${charges} charges after ${kills} kills`,
      measured,
      ...none,
    })),
    { name: 'cents between ledger, processors and books', measured: apart, ...none },
  ];
};

const minutesSince = (started: number): number => Number(((performance.now() - started) / 60_000).toFixed(1));

const countsOf = ({ offences }: Campaign) => {
  const of = (kind: (typeof offences)[number]['kind']) => offences.filter((one) => one.kind === kind).length;
  return { doubles: of('double'), losses: of('loss'), hangs: of('hang'), unexplained: of('unexplained') };
};

if (import.meta.main) {
  const { values } = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } });
  printBars(
    await run({
      ...(values.kills === undefined ? {} : { kills: Number(values.kills) }),
      ...(values.seed === undefined ? {} : { seed: Number(values.seed) }),
    }),
  );
}
