import { delayedServer, startTestServer } from '@portico/adapters-storage/testing';
import { so, startTestGateway, Visitors } from '@portico/gateway/testing';
import { type Bar, printBars } from '../performance-targets.ts';

const people = 32;

/** Dashboards a second over a way of `milliseconds` for a round trip; embedded if that is undefined. */
const dashboards = async (milliseconds: number | undefined, seconds: number): Promise<number> => {
  const server = milliseconds === undefined ? undefined : await startTestServer();
  const url = server && new URL(await server.createDatabase());
  const delayed = url && milliseconds ? await delayedServer(Number(url.port), milliseconds) : undefined;
  if (url && delayed) url.port = String(delayed.port);
  const gateway = await startTestGateway(url === undefined ? {} : { server: url.href });
  try {
    const visitors = await Visitors.come(gateway.url, people);
    await so(() => visitors.served >= 20 * people);
    const [before, started, cpu] = [visitors.served, performance.now(), process.cpuUsage()];
    await new Promise((resolve) => setTimeout(resolve, 1_000 * seconds));
    const [served, took, used] = [visitors.served - before, performance.now() - started, process.cpuUsage(cpu)];
    await visitors.leave();
    const perSecond = (1_000 * served) / took;
    const way = milliseconds === undefined ? 'embedded' : `PostgreSQL at ${milliseconds} ms`;
    const each = ((used.user + used.system) / 1_000 / served).toFixed(2);
    console.log(
      `  ${way.padEnd(20)} ${perSecond.toFixed(0).padStart(5)} dashboards/s, ${each} ms CPU each with its asker, ${visitors.failed.length} failed`,
    );
    return perSecond;
  } finally {
    await gateway.close();
    await delayed?.close();
    await server?.stop();
  }
};

/** Dashboards of one instance with ten connections, asked by 32 people of the same process, by the round trip to the database. */
export const run = async (seconds = 6): Promise<readonly Bar[]> => {
  const bar = { unit: '/s', better: 'more' } as const;
  console.log(`dashboards of one instance, ${people} people, ${seconds} s each`);
  return [
    { name: 'dashboards at 10 ms a round trip', measured: await dashboards(10, seconds), bar: 300, ...bar },
    { name: 'dashboards at 0 ms on PostgreSQL', measured: await dashboards(0, seconds), bar: 600, ...bar },
    { name: 'dashboards embedded', measured: await dashboards(undefined, seconds), bar: 300, ...bar },
  ];
};

if (import.meta.main) printBars(await run());
