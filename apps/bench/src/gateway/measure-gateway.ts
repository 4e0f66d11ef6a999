import { parseArgs } from 'node:util';
import { fetchOnDemand } from '@portico/tools/on-demand/fetch-packages.mjs';
import { type Bar, median, printBars } from '../performance-targets.ts';
import { ContenderProcess, type Measured } from './contender-process.ts';
import { type Contender, contenders } from './contenders.ts';
import { canPin } from './load.ts';

export interface GatewayBenchOptions {
  /** Of one contender in one round. */
  readonly seconds?: number;
  readonly rounds?: number;
  /** How often all of them are started anew: what the engine makes of the same code differs from process to process. */
  readonly starts?: number;
}

/** Until then the engine still compiles what it found to be hot. */
const warmUpSeconds = 6;

/**
 * getDashboard through the whole gateway, next to what it is compared with, in one run. Rounds take turns, so that a busy
 * machine is busy for all; medians are compared. The bars are judged by the server's processor time per answer: on a free
 * core it decides the rate, and a neighbor's work does not change it.
 */
export const run = async ({ seconds = 2, rounds = 3, starts = 3 }: GatewayBenchOptions = {}): Promise<
  readonly Bar[]
> => {
  await fetchOnDemand();
  const names = Object.keys(contenders) as Contender[];
  const measured = new Map<Contender, Measured[]>(names.map((name) => [name, []]));
  for (let start = 0; start < starts; start++) {
    const running = await Promise.all(names.map((name) => ContenderProcess.start(name)));
    try {
      for (const contender of running) await contender.measure(warmUpSeconds);
      for (let round = 0; round < rounds; round++) {
        for (const contender of running) measured.get(contender.name)?.push(await contender.measure(seconds));
      }
    } finally {
      for (const contender of running) contender.stop();
    }
  }

  const of = (name: Contender, pick: (each: Measured) => number): number =>
    median((measured.get(name) ?? []).map(pick));
  const cost = (name: Contender): number => of(name, ({ microseconds }) => microseconds);
  console.log(
    `getDashboard, ${starts} starts, ${rounds} rounds of ${seconds} s in turn, medians${canPin ? ', a core each for server and load' : ''}`,
  );
  for (const name of names) {
    const rate = of(name, ({ perSecond }) => perSecond);
    console.log(
      `  ${name.padEnd(12)} ${cost(name).toFixed(0).padStart(6)} µs each  ${rate.toFixed(0).padStart(6)} answers/s`,
    );
  }
  return [
    {
      name: 'getDashboard through the gateway, next to a hand-written function',
      measured: (100 * cost('handwritten')) / cost('gateway'),
      bar: 55,
      unit: '%',
      better: 'more',
    },
    {
      name: 'getDashboard through the gateway, next to Apollo Server',
      measured: cost('apollo') / cost('gateway'),
      bar: 4,
      unit: '×',
      better: 'more',
    },
  ];
};

if (import.meta.main) {
  const number = { type: 'string' } as const;
  const { values } = parseArgs({ options: { seconds: number, rounds: number, starts: number } });
  printBars(await run(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))));
}
