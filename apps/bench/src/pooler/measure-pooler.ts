import { parseArgs } from 'node:util';
import { GatewayProcess, openFixture, so } from '@portico/gateway/testing';
import { fetchOnDemand } from '@portico/tools/on-demand/fetch-packages.mjs';
import { load } from '../gateway/load.ts';
import { dashboardAt } from '../instances/measure-instances.ts';
import { type Bar, printBars } from '../performance-targets.ts';
import { serverConnections, startPooler, whyNot } from './pgbouncer.ts';

const instances = 2;
const signIns = 20;

export interface PoolerOptions {
  readonly seconds?: number;
}

/**
 * Two gateways with all their workers behind PgBouncer, which hands their transactions to fewer connections than they have: people
 * sign in and open their dashboards at both. Nothing may fail, and nothing may be logged as an error or a warning.
 */
export const run = async ({ seconds = 10 }: PoolerOptions = {}): Promise<readonly Bar[]> => {
  const reason = whyNot();
  if (reason !== undefined) {
    console.log(reason);
    return [];
  }
  await fetchOnDemand();
  const { databaseUrl, close } = await openFixture();
  const pooler = await startPooler(databaseUrl);
  const gateways: GatewayProcess[] = [];
  try {
    while (gateways.length < instances) gateways.push(await GatewayProcess.start(pooler.url, { behindPooler: true }));
    await so(async () =>
      (await Promise.all(gateways.map((gateway) => gateway.readiness()))).every((code) => code === 200),
    );
    for (let count = 0; count < signIns; count += 1)
      await Promise.all(gateways.map(async (gateway) => dashboardAt(gateway)));
    const asked = await Promise.all(gateways.map(dashboardAt));
    const loads = await Promise.all(asked.map((request) => load(request, seconds)));
    const total = loads.reduce((sum, { requests }) => sum + requests.total, 0);
    const failed = loads.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
    const logged = gateways.flatMap(({ log }) => log);
    for (const line of logged.slice(0, 5)) console.log(JSON.stringify(line));
    console.log(
      `${pooler.version} in transaction mode, ${serverConnections} connections for ${instances} gateways: ${total} dashboards and ${instances * (signIns + 1)} sign-ins`,
    );
    return [
      { name: 'dashboards that failed behind PgBouncer', measured: failed, bar: 0, unit: '', better: 'less' },
      {
        name: 'warnings and errors of gateways behind PgBouncer',
        measured: logged.length,
        bar: 0,
        unit: '',
        better: 'less',
      },
      { name: 'dashboards behind PgBouncer', measured: total / seconds, unit: 'a second', better: 'more' },
    ];
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await pooler.stop();
    await close();
  }
};

export const quick = (): Promise<readonly Bar[]> => run({ seconds: 1 });

if (import.meta.main) {
  const { values } = parseArgs({ options: { seconds: { type: 'string' } } });
  printBars(await run(values.seconds === undefined ? {} : { seconds: Number(values.seconds) }));
}
