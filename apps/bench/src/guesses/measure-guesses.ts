import { parseArgs } from 'node:util';
import { startTestServer } from '@portico/adapters-storage/testing';
import { guessPlaces, startTestGateway, weighedAt } from '@portico/gateway/testing';
import { type Bar, printBars } from '../performance-targets.ts';

export interface GuessesOptions {
  /** Made side by side at each place. */
  readonly guesses?: number;
}

/** How many of many guesses that are made side by side are weighed, at every place where a secret is guessed. */
export const run = async (options: GuessesOptions = {}): Promise<readonly Bar[]> => {
  const server = await startTestServer();
  try {
    const url = await server.createDatabase();
    return [...(await barsOn('embedded', options)), ...(await barsOn('PostgreSQL', options, url))];
  } finally {
    await server.stop();
  }
};

const barsOn = async (where: string, { guesses = 500 }: GuessesOptions, server?: string): Promise<readonly Bar[]> => {
  const kept = server === undefined ? {} : { server };
  const gateway = await startTestGateway({ documents: 'any', trustedProxies: ['loopback'], ...kept });
  try {
    const bars: Bar[] = [];
    for (const [index, place] of guessPlaces.entries()) {
      const measured = await weighedAt(gateway, place, { guesses, index });
      const name = `${place.operation}: ${place.secret}, weighed of ${guesses} (${where})`;
      bars.push({ name, measured, bar: place.most, unit: '', better: 'less' });
    }
    return bars;
  } finally {
    await gateway.close();
  }
};

if (import.meta.main) {
  const { values } = parseArgs({ options: { guesses: { type: 'string', default: '500' } } });
  printBars(await run({ guesses: Number(values.guesses) }));
}
