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

/** One browser for all processes of a run, on this machine alone. */
export const serveBrowser = async (): Promise<BrowserServer> => {
  const server = await chromium.launchServer({ ...options(), host: '127.0.0.1' });
  process.env[browserOfRun] = server.wsEndpoint();
  return server;
};

export const connectBrowser = (): Promise<Browser> => {
  const address = process.env[browserOfRun];
  if (address === undefined)
    throw new Error('The browser tests are run by jest.e2e.config.mjs, which starts a browser.');
  return chromium.connect(address);
};

/** A phone and a desktop, as the requirements draw the line between them (`ACC-402`). */
export const sizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1_280, height: 800 },
} as const;
export type Size = keyof typeof sizes;
