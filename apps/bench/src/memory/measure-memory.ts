import { parseArgs } from 'node:util';
import { type Bar, median, printBars } from '../performance-targets.ts';
import { EmbeddedGateway, type Held } from './embedded-gateway.ts';

export interface MemoryBenchOptions {
  readonly dashboards?: number;
}

const [rounds, ofEachRound] = [9, 300];
/** Rounds until the engine has compiled what it found to be hot. */
const warmUp = 5;
const looks = 10;

/**
 * A gateway on an embedded database answers dashboard after dashboard (`OPS-B3`): what it holds at the end, next to what it
 * held after the first tenth; and how many it answers in a second, next to the same gateway asking its database in the way
 * that kept every answer, in turns.
 */
export const run = async ({ dashboards = 100_000 }: MemoryBenchOptions = {}): Promise<readonly Bar[]> => [
  ...(await memory(dashboards)),
  await rate(),
];

const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(0)} MB`;

const memory = async (dashboards: number): Promise<readonly Bar[]> => {
  const gateway = await EmbeddedGateway.start();
  try {
    const held: Held[] = [];
    console.log(`${dashboards} dashboards of one gateway on an embedded database`);
    for (let look = 0; look <= looks; look += 1) {
      const perSecond = look === 0 ? undefined : await gateway.ask(dashboards / looks);
      const now = await gateway.held();
      held.push(now);
      const told = perSecond === undefined ? '' : `, ${perSecond.toFixed(0)}/s`;
      console.log(
        `  after ${String((look * dashboards) / looks).padStart(6)}: heap ${megabytes(now.heap)}, RSS ${megabytes(now.rss)}${told}`,
      );
    }
    const [first, last] = [held[1], held.at(-1)];
    if (first === undefined || last === undefined) throw new Error('Nobody looked at what it holds.');
    return (['heap', 'rss'] as const).map((kind) => ({
      name: `${kind} after ${dashboards} dashboards, next to after ${dashboards / looks}`,
      measured: last[kind] / first[kind],
      bar: 1.1,
      unit: '×',
      better: 'less',
    }));
  } finally {
    await gateway.stop();
  }
};

/** A neighbor's work changes what is answered in a second, but not the processor time of an answer: that one is judged. */
const rate = async (): Promise<Bar> => {
  const [now, before] = [await Contender.start(), await Contender.start('keeping')];
  try {
    for (let round = -warmUp; round < rounds; round += 1)
      for (const contender of [now, before]) await contender.round(round >= 0);
    const told = ({ perSecond, microseconds }: Contender) =>
      `${median(perSecond).toFixed(0)}/s, ${median(microseconds).toFixed(0)} µs each`;
    console.log(`  medians of ${rounds} rounds in turn: ${told(now)}; keeping every answer ${told(before)}`);
    return {
      name: 'dashboards a second on a free core, next to keeping every answer',
      measured: median(before.microseconds) / median(now.microseconds),
      bar: 1.4,
      unit: '×',
      better: 'more',
    };
  } finally {
    await Promise.all([now, before].map(({ gateway }) => gateway.stop()));
  }
};

/** A gateway and what its rounds took. */
class Contender {
  readonly gateway: EmbeddedGateway;
  readonly perSecond: number[] = [];
  readonly microseconds: number[] = [];

  static async start(...way: readonly ['keeping'?]): Promise<Contender> {
    return new Contender(await EmbeddedGateway.start(...way));
  }

  private constructor(gateway: EmbeddedGateway) {
    this.gateway = gateway;
  }

  async round(counts: boolean): Promise<void> {
    const { processor } = await this.gateway.held();
    const perSecond = await this.gateway.ask(ofEachRound);
    const after = await this.gateway.held();
    if (!counts) return;
    this.perSecond.push(perSecond);
    this.microseconds.push((after.processor - processor) / ofEachRound);
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { dashboards: { type: 'string' } } });
  printBars(await run(values.dashboards === undefined ? {} : { dashboards: Number(values.dashboards) }));
}
