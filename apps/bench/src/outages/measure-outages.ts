import { faultyNetworkTo } from '@portico/adapters-storage/testing';
import { balancerOver, GatewayProcess, openFixture, so, type Outcome, Visitors } from '@portico/gateway/testing';
import { type Bar, printBars } from '../performance-targets.ts';
import { type OutageTimes, stopBarsOf, timeBarsOf } from './outage-bars.ts';
import { type Kind, kindsOf } from './outage-kinds.ts';

/** What became of one outage; times in milliseconds. */
interface Report extends OutageTimes {
  readonly kind: Kind;
  readonly outcomes: readonly Outcome[];
  /** Requests that failed after that. */
  readonly late: number;
}

/** Shortest duration of an outage in milliseconds. */
const lasts = 2_000;
/** Fewer than one instance can serve at once, so that a failure is due to the outage. */
const people = 6;
const served = 100;

const elapsed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const isServed = ({ status, code }: Outcome): boolean => status === 200 && code === undefined;
const isHonest = (outcome: Outcome): boolean =>
  isServed(outcome) || (outcome.status === 503 && outcome.code === 'UNAVAILABLE');

const suffer = async (gateway: GatewayProcess, kind: Kind): Promise<Report> => {
  const visitors = await Visitors.come(gateway.url, people);
  const more = (count: number): Promise<void> => {
    const until = visitors.served + count;
    return so(() => visitors.served >= until);
  };
  await more(served);
  const begun = performance.now();
  await kind.begin(gateway.url);
  const told = kind.isTold ? await elapsed(() => so(async () => (await gateway.readiness()) === 503)) : undefined;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, begun + lasts - performance.now())));
  await kind.end();
  const well = await elapsed(async () => {
    await so(async () => (await gateway.readiness()) === 200);
    await more(1);
  });
  const failed = visitors.failed.length;
  await more(served);
  const late = Math.max(0, visitors.failed.length - failed - people);
  await visitors.leave();
  if (!gateway.lives) throw new Error(`The gateway did not live through: ${kind.name}.`);
  return { kind, isRestart: kind.isRestart ?? false, outcomes: [...visitors.outcomes], told, well, late };
};

const kindsOfErrors = (outcomes: readonly Outcome[]): string => {
  const counts = new Map<string, number>();
  for (const { status, code } of outcomes.filter((outcome) => !isServed(outcome))) {
    const name = `${status} ${code ?? ''}`.trim();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts.size === 0 ? 'none failed' : [...counts].map(([name, count]) => `${count} × ${name}`).join(', ');
};

const lineOf = ({ kind, outcomes, told, well }: Report): string =>
  `  ${kind.name.padEnd(20)} ${String(outcomes.length).padStart(6)} requests, ${kindsOfErrors(outcomes)}; ${
    told === undefined ? '' : `told after ${told.toFixed(0)} ms, `
  }well after ${well.toFixed(0)} ms`;

/** Three gateways behind a balancer, of which two are stopped as planned, one after the other. */
const plannedStops = async (databaseUrl: string): Promise<readonly Bar[]> => {
  const gateways = await Promise.all([1, 2, 3].map(() => GatewayProcess.start(databaseUrl, { draining: 1_000 })));
  const balancer = await balancerOver(
    gateways.map(({ url }) => url),
    100,
  );
  const visitors = await Visitors.come(balancer.url, people);
  // The last one stays, so that one instance still answers.
  for (const gateway of gateways.slice(0, -1)) {
    const until = visitors.served + served;
    await so(() => visitors.served > until);
    await gateway.stop();
  }
  await visitors.leave();
  const lost = balancer.lost() + visitors.failed.length;
  await balancer.close();
  await gateways.at(-1)?.stop();
  console.log(`  planned stops        ${String(visitors.outcomes.length).padStart(6)} requests, ${lost} lost`);
  return stopBarsOf(lost, visitors.longestWait);
};

/**
 * What `outages.spec.ts` tries with a few people, with more of them: what they are answered while a PostgreSQL is restarted,
 * ended, read-only, silent, full or too busy, how soon an instance says that it is not ready, and how soon it is well again.
 */
export const run = async (): Promise<readonly Bar[]> => {
  const fixture = await openFixture();
  const network = await faultyNetworkTo(Number(new URL(fixture.databaseUrl).port));
  try {
    const url = new URL(fixture.databaseUrl);
    url.port = String(network.port);
    const gateway = await GatewayProcess.start(url.href);
    const reports: Report[] = [];
    console.log('outages of a database in use');
    for (const kind of kindsOf(fixture, network)) {
      const report = await suffer(gateway, kind);
      console.log(lineOf(report));
      reports.push(report);
    }
    await gateway.stop();
    const outcomes = reports.flatMap((report) => report.outcomes);
    const less = { better: 'less' } as const;
    return [
      {
        ...less,
        name: `answers of ${outcomes.length} that are neither right nor UNAVAILABLE`,
        measured: outcomes.filter((outcome) => !isHonest(outcome)).length,
        bar: 0,
        unit: '',
      },
      {
        ...less,
        name: 'requests that failed after an instance was well again, beyond those on their way',
        measured: reports.reduce((sum, { late }) => sum + late, 0),
        bar: 0,
        unit: '',
      },
      ...timeBarsOf(reports),
      ...(await plannedStops(fixture.databaseUrl)),
    ];
  } finally {
    await network.close();
    await fixture.close();
  }
};

if (import.meta.main) printBars(await run());
