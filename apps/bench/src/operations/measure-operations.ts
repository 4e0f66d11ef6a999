import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { startReplayingGateway, type OperationReplay } from '@portico/gateway/testing';
import { type Bar, median, printBars } from '../performance-targets.ts';
import type { Asked } from './ask-again.ts';
import { barsOf, type Cost, mostUsed, tableOfCosts } from './operation-bars.ts';

export interface OperationsOptions {
  /** Requests of one operation in one round, beside as many before the first that are not counted. */
  readonly times?: number;
  readonly rounds?: number;
  /** The names of those that are measured, parted by commas; all by default. */
  readonly only?: string;
}

/** A function with all data at hand that makes the answer anew each time and says the same bytes. */
const functionFor = (answer: string): (() => string) => {
  const make = new Function(`return () => (${answer.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')})`);
  const made = make() as () => unknown;
  const say = (): string => JSON.stringify(made());
  if (say() !== answer) throw new Error('The function does not say what the gateway says.');
  return say;
};

/** Reads what it is asked, as anything has to that answers it, and says what the function of the moment says. */
const bareServer = async () => {
  let say = (): string => '';
  const server: Server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      JSON.parse(text);
      response.setHeader('content-type', 'application/json; charset=utf-8').end(say());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    says: (text: () => string) => {
      say = text;
    },
    close: () => server.closeAllConnections(),
  };
};

const spentMilliseconds = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

/**
 * Each operation of the portal through the whole gateway, whose database answers from memory what it answered once, beside a
 * function that has the finished answer at hand, both over HTTP. Judged by the processor time of the thread that answers.
 */
export const run = async ({ times = 150, rounds = 3, only }: OperationsOptions = {}): Promise<readonly Bar[]> => {
  const gateway = await startReplayingGateway();
  const bare = await bareServer();
  const worker = new Worker(new URL('./ask-again.ts', import.meta.url));
  const spent = async (asked: Asked): Promise<number> => {
    const before = process.threadCpuUsage();
    worker.postMessage(asked);
    await once(worker, 'message');
    return spentMilliseconds(before) / asked.times;
  };
  const costOf = async (operation: OperationReplay): Promise<Cost> => {
    const { name, headers, body, answer, refused } = operation;
    bare.says(functionFor(answer));
    const [ofGateway, ofFunction]: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      const asked = { headers, body, times };
      const one = await gateway.replay(operation, () => spent({ ...asked, url: `${gateway.url}/graphql` }));
      const other = await spent({ ...asked, url: bare.url });
      if (round === 0) continue;
      ofGateway.push(one);
      ofFunction.push(other);
    }
    const cost = { name, bytes: answer.length, gateway: median(ofGateway), function: median(ofFunction) };
    return refused === undefined ? cost : { ...cost, refused };
  };
  try {
    const costs: Cost[] = [];
    const names = only?.split(',');
    for (const operation of gateway.operations)
      if (names?.includes(operation.name) ?? true) costs.push(await costOf(operation));
    console.log(tableOfCosts(costs));
    for (const [name, why] of gateway.left) console.log(`  ${name} could not be measured: ${why}`);
    return barsOf(
      costs,
      names ?? [...new Set([...mostUsed, ...costs.map(({ name }) => name), ...gateway.left.keys()])],
    );
  } finally {
    await worker.terminate();
    bare.close();
    await gateway.close();
  }
};

/** Each operation a few times. */
export const quick = (): Promise<readonly Bar[]> => run({ times: 10, rounds: 1 });

if (import.meta.main) {
  const text = { type: 'string' } as const;
  const { only, ...numbers } = parseArgs({ options: { times: text, rounds: text, only: text } }).values;
  const counts = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)]));
  printBars(await run({ ...counts, ...(only === undefined ? {} : { only }) }));
}
