import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { crashCampaign } from '@portico/gateway/testing';
import { type Bar, printBars } from '../bar.ts';

export interface CrashOptions {
  readonly kills?: number;
  /** Chosen by chance unless told. */
  readonly seed?: number;
}

/** Two cash desks are killed while they are busy, again and again: nothing may be charged twice, lost or left hanging. */
export const run = async ({ kills = 1_000, seed = randomInt(2 ** 31) }: CrashOptions = {}): Promise<readonly Bar[]> => {
  console.log(`two busy cash desks on one PostgreSQL, killed ${kills} times, seed ${seed}`);
  const progress = (life: number, how: string): void => {
    if (life % 50 === 0) console.log(`  ${life} ${how}`);
  };
  const found = await crashCampaign({ kills, seed, progress });
  const { errands, answered, repeated, states, inLedger, atProcessors, inBooks, offences } = found;
  console.log(`  ${errands} payments, ${answered} answered in their first or a later life, ${repeated} sent again`);
  for (const [state, count] of Object.entries(states))
    console.log(`  ${state.padEnd(10)} ${String(count).padStart(5)}`);
  console.log(`  cents: ${inLedger} in the ledger, ${atProcessors} at the processors, ${inBooks} in the books`);
  for (const offence of offences.slice(0, 20)) console.log(`  ${offence}`);
  const none = { bar: 0, unit: '', better: 'less' } as const;
  const apart = Math.max(Math.abs(inLedger - atProcessors), Math.abs(inLedger - inBooks));
  return [
    {
      name: `charges of ${errands} that are double, lost or hanging after ${kills} kills`,
      measured: offences.length,
      ...none,
    },
    { name: 'cents between ledger, processors and books', measured: apart, ...none },
  ];
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
