import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { connectBrowser, serveBrowser, type ServedBrowser } from './browser.ts';
import { BrowserProfiles } from './browser-profiles.ts';

describe('the browser of a run', () => {
  let site: Server;
  let served: ServedBrowser;
  beforeAll(async () => {
    site = createServer((_, response) => void response.setHeader('content-type', 'text/html').end('<p>Here</p>'));
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
    served = await serveBrowser();
  });
  afterAll(async () => {
    await served.close();
    site.close();
  });

  it('is followed by another one where it ends by itself, and visitors who come then are received', async () => {
    const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const browsers: Browser[] = [];
    const connect = async (): Promise<Browser> => {
      const browser = await connectBrowser();
      browsers.push(browser);
      return browser;
    };
    const profiles = new BrowserProfiles(connect, `http://127.0.0.1:${(site.address() as AddressInfo).port}`);
    const first = await profiles.take({});
    await first.leave();
    const ended = new Promise((done) => browsers[0]?.on('disconnected', done));
    const tools = await browsers[0]?.newBrowserCDPSession();
    await tools?.send('Browser.close').catch(() => undefined);
    await ended;
    const second = await profiles.take({});
    expect(await second.page.locator('p').innerText()).toBe('Here');
    expect(browsers).toHaveLength(2);
    expect(told.mock.calls.flat()).toContain('The browser of this run ended by itself; another one takes its place.\n');
    await profiles.close();
  });
});
