import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { documentOf } from './delay-by-costly-requests.ts';

/** Milliseconds that a dashboard took, at the median. */
export interface Printing {
  readonly quiet: number;
  /** While the PDFs were printed that were requested at once. */
  readonly beside: number;
  /** How many dashboards were asked for meanwhile. */
  readonly asked: number;
}

const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

/** How long a dashboard takes while nothing else is done, and while PDFs are printed in the same process. */
export const printingBeside = async (documents: number): Promise<Printing> => {
  const thread = new Worker(new URL('gateway-thread.ts', import.meta.url));
  const [{ url, token }] = (await once(thread, 'message')) as [{ readonly url: string; readonly token: string }];
  const headers = { 'content-type': 'application/json', [headerNames.accessToken]: token };
  const body = JSON.stringify({ documentId: documentOf('GetDashboard') });
  const dashboard = async (): Promise<number> => {
    const asked = performance.now();
    await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).text();
    return performance.now() - asked;
  };
  const printed = async (count: number): Promise<readonly number[]> => {
    let isOver = false;
    thread.postMessage({ print: count });
    const over = once(thread, 'message').then(() => (isOver = true));
    const times: number[] = [];
    while (!isOver) times.push(await dashboard());
    await over;
    return times;
  };
  try {
    // The first papers load what prints, the first dashboards are compiled.
    await printed(2);
    const quiet: number[] = [];
    for (let time = 0; time < 200; time += 1) quiet.push(await dashboard());
    const beside = await printed(documents);
    return { quiet: middle(quiet), beside: middle(beside), asked: beside.length };
  } finally {
    thread.postMessage('end');
    await once(thread, 'exit');
  }
};
