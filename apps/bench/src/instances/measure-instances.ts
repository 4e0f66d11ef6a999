import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import {
  GetDashboardDocument,
  GetUserTokenDocument,
  type GetUserTokenMutation,
} from '@portico/adapters-graphql/operations';
import { credentials, GatewayProcess, holding, openFixture, south } from '@portico/gateway/testing';
import { fetchOnDemand } from '@portico/tools/on-demand/fetch-packages.mjs';
import { timeOf } from '../capacity/processor-time.ts';
import { canPin, load, type Repeated } from '../gateway/load.ts';
import { type Bar, median, printBars } from '../performance-targets.ts';
import { growthBarOf, instances, type Served } from './growth-bar.ts';

const cores = availableParallelism();
/** One for each instance, and two for their database and for those who ask. */
const isEnough = canPin && cores >= instances + 2;

export interface InstancesOptions {
  readonly seconds?: number;
  readonly rounds?: number;
  /** Dashboards before the first that is counted: until then the engine still compiles what it found to be hot. */
  readonly warm?: number;
}

/**
 * Dashboards of three gateways on one PostgreSQL, next to those of one, in turns. Without a core for each the rate says how
 * the cores are shared; then the processor time of the gateways is compared, which on cores of their own decides the rate.
 */
export const run = async ({ seconds = 4, rounds = 3, warm = 6_000 }: InstancesOptions = {}): Promise<
  readonly Bar[]
> => {
  await fetchOnDemand();
  const { databaseUrl, close } = await openFixture();
  const gateways: GatewayProcess[] = [];
  try {
    while (gateways.length < instances) gateways.push(await GatewayProcess.start(databaseUrl));
    if (isEnough) for (const [core, { id }] of gateways.entries()) pin(id, core);
    const asked = await Promise.all(gateways.map(dashboardAt));
    const [alone, together]: [Served[], Served[]] = [[], []];
    for (let answered = 0; answered < warm;) answered += seconds * (await served(gateways, asked, seconds)).perSecond;
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await served(gateways.slice(0, 1), asked, seconds));
      together.push(await served(gateways, asked, seconds));
    }
    return report(alone, together);
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await close();
  }
};

const report = (alone: readonly Served[], together: readonly Served[]): readonly Bar[] => {
  const of = (all: readonly Served[], pick: (each: Served) => number): number => median(all.map(pick));
  const [one, three] = [alone, together].map((all) => ({
    perSecond: of(all, ({ perSecond }) => perSecond),
    each: of(all, ({ each }) => each),
  })) as [Served, Served];
  console.log(`dashboards on one PostgreSQL, ${cores} cores, ${alone.length} rounds in turn, medians`);
  for (const [name, { perSecond, each }] of [
    ['one instance', one],
    [`${instances} instances`, three],
  ] as const)
    console.log(
      `  ${name.padEnd(12)} ${perSecond.toFixed(0).padStart(6)} a second, ${each.toFixed(2)} ms of a core each`,
    );
  return [
    growthBarOf(one, three, isEnough ? undefined : cores),
    { name: 'processor time of a dashboard in the gateway', measured: one.each, bar: 1.2, unit: 'ms', better: 'less' },
  ];
};

const pin = (id: number, core: number): void => {
  spawnSync('taskset', ['-a', '-c', '-p', String(core), String(id)]);
};

/** What a person who is signed in there asks. */
export const dashboardAt = async ({ url }: Pick<GatewayProcess, 'url'>): Promise<Repeated> => {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ documentId: GetUserTokenDocument.documentId, variables: credentials() });
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: json, body });
  const { data } = (await answer.json()) as { readonly data?: GetUserTokenMutation };
  const tokens = data?.getUserToken.cognitoPayload;
  if (!tokens) throw new Error('Nobody could sign in.');
  return {
    url: `${url}/graphql`,
    headers: { ...json, ...holding(tokens, south.id) },
    body: JSON.stringify({ documentId: GetDashboardDocument.documentId }),
  };
};

const served = async (
  gateways: readonly GatewayProcess[],
  asked: readonly Repeated[],
  seconds: number,
): Promise<Served> => {
  const spent = (): number => gateways.reduce((sum, { id }) => sum + timeOf(id), 0);
  const before = spent();
  const loads = await Promise.all(asked.slice(0, gateways.length).map((request) => load(request, seconds)));
  const failed = loads.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  if (failed > 0) throw new Error(`${failed} dashboards were not answered.`);
  const total = loads.reduce((sum, { requests }) => sum + requests.total, 0);
  return {
    perSecond: loads.reduce((sum, { requests }) => sum + requests.average, 0),
    each: (spent() - before) / total,
  };
};

export const quick = (): Promise<readonly Bar[]> => run({ seconds: 1, rounds: 1, warm: 1 });

if (import.meta.main) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { seconds: text, rounds: text, warm: text } });
  printBars(await run(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))));
}
