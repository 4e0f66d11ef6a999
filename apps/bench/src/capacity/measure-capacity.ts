import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type Bar, printBars } from '../performance-targets.ts';
import { assumed, planFor, type Plan } from './capacity-plan.ts';
import { measuredKinds, type MeasuredKind } from './measure-costs.ts';

const sizes = [1, 100, 1_000, 10_000];

/** The same draws for each plan, so that plans differ by their sizes alone. */
const randomOf = (): (() => number) => {
  const generator = xoroshiro128plus(1);
  return () => uniformFloat64(generator);
};

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const printTable = (rows: readonly (readonly string[])[]): void => {
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
};

const printCosts = (kinds: readonly MeasuredKind[]): void => {
  printTable([
    [
      'request',
      'in one look',
      'gateway, ms of a core',
      'database, ms of a core',
      'round trips',
      'bytes kept',
      'bytes of log',
    ],
    ['---', '---', '---', '---', '---', '---', '---'],
    ...kinds.map(({ name, weight, gateway, database, trips, kept, logged }) => [
      name,
      String(weight),
      number(gateway, 2),
      number(database, 2),
      String(trips),
      number(kept),
      number(logged),
    ]),
  ]);
};

const printPlans = (plans: readonly Plan[]): void => {
  printTable([
    [
      'practices',
      'requests a second',
      'instances',
      'cores of the database',
      'connections',
      '99 % within, ms',
      'instance busy',
      'database busy',
      'kept a year, GB',
      'log, MB a second',
    ],
    ['---', '---', '---', '---', '---', '---', '---', '---', '---', '---'],
    ...plans.map((plan) => [
      number(plan.practices),
      number(plan.perSecond, 1),
      String(plan.instances),
      String(plan.databaseCores),
      String(plan.connections),
      number(plan.answered),
      `${number(plan.gatewayBusy * 100)} %`,
      `${number(plan.databaseBusy * 100)} %`,
      number(plan.keptAYear / 1e9, 1),
      number(plan.loggedPerSecond / 1e6, 2),
    ]),
  ]);
};

/** What each request costs here, and from it, by simulation, what practices of a number need. */
export const run = async (): Promise<readonly Bar[]> => {
  const kinds = await measuredKinds();
  printCosts(kinds);
  console.log(`\ntaken for given: ${JSON.stringify(assumed)}\n`);
  const plans = sizes.map((practices) => planFor(practices, kinds, assumed, randomOf));
  printPlans(plans);
  return plans.map(({ practices, answered }) => ({
    name: `99 % of requests at ${practices} practices, one instance away`,
    measured: answered,
    bar: assumed.within,
    unit: 'ms',
    better: 'less' as const,
  }));
};

if (import.meta.main) printBars(await run());
