import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';
import { chromiumFlags, findChromium } from '@portico/tools/setup/chromium.mjs';

/** The Chromium of this machine, headless; the pages of one profile share a process. */
const options = (): LaunchOptions => {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium on this machine; run `npm test` once.');
  return { executablePath, args: [...chromiumFlags, '--process-per-site'] };
};

export const launchBrowser = (): Promise<Browser> => chromium.launch(options());

/** The environment of a run says where its one browser is. */
const browserOfRun = 'PORTICO_BROWSER_OF_RUN';

/** The browser of a run, and how it ends. */
export interface ServedBrowser {
  readonly close: () => Promise<void>;
}

/**
 * One browser for all files of a run, on this machine alone. Where it ends by itself, which fails the tests of that moment,
 * another one takes its place at the same address.
 */
export const serveBrowser = async (): Promise<ServedBrowser> => {
  let isOver = false;
  const begin = async (at: { readonly port?: number; readonly wsPath?: string }): Promise<BrowserServer> => {
    const server = await chromium.launchServer({ ...options(), host: '127.0.0.1', ...at });
    server.on('close', () => {
      if (isOver) return;
      process.stderr.write('The browser of this run ended by itself; another one takes its place.\n');
      const { port, pathname } = new URL(server.wsEndpoint());
      serving = begin({ port: Number(port), wsPath: pathname });
    });
    return server;
  };
  let serving = begin({});
  process.env[browserOfRun] = (await serving).wsEndpoint();
  return {
    close: async () => {
      isOver = true;
      await (await serving).close();
    },
  };
};

/** How often the browser of a run is called, and the milliseconds between: while one takes the place of another, none answers. */
const calling = { times: 60, pause: 500 };

export const connectBrowser = async (): Promise<Browser> => {
  const address = process.env[browserOfRun];
  if (address === undefined)
    throw new Error('The browser tests are run by jest.e2e.config.mjs, which starts a browser.');
  for (let times = 1; times < calling.times; times += 1) {
    const browser = await answering(address).catch(() => undefined);
    if (browser !== undefined) return browser;
    await setTimeout(calling.pause);
  }
  return answering(address);
};

/** One that has ended may still take calls for a moment; it opens nothing any more. */
const answering = async (address: string): Promise<Browser> => {
  const browser = await chromium.connect(address);
  await (await browser.newContext()).close();
  return browser;
};

/** A phone and a desktop, as the requirements draw the line between them (`ACC-402`). */
export const sizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1_280, height: 800 },
} as const;
export type Size = keyof typeof sizes;
