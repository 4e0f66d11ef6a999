import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { lookAgainSoon } from './looking-again.ts';
import type { PortalUnderTest } from './portal-under-test.ts';

/** Milliseconds after which what should be there counts as missing: long, for a slow machine is no failure. */
const patience = 25_000;

/** A browser with nothing in it, and how it is given back. */
export interface BrowserProfile {
  readonly page: Page;
  readonly leave: () => Promise<void>;
}

/**
 * Browser profiles, handed out empty. A profile that was given back is emptied and handed out again where one of the same
 * kind is wanted: the portal's scripts stay compiled in it, and a page that nobody looks at keeps its process, in which
 * the next visit begins (`launchBrowser` lets a site have one); together that is half of a short visit. What cannot be
 * taken back (a clock that was moved, a network that was cut) ends with its visit.
 */
export class BrowserProfiles {
  readonly #browser: Browser;
  readonly #portal: PortalUnderTest;
  readonly #free = new Map<string, BrowserContext[]>();
  readonly #spent = new WeakSet<BrowserContext>();
  readonly #staying = new WeakMap<BrowserContext, Page>();

  constructor(browser: Browser, portal: PortalUnderTest) {
    this.#browser = browser;
    this.#portal = portal;
  }

  async take(kind: BrowserContextOptions): Promise<BrowserProfile> {
    const key = JSON.stringify(kind);
    const context = this.#free.get(key)?.pop() ?? (await this.#opened(kind));
    const page = await context.newPage();
    lookAgainSoon(page);
    await this.#empty(page);
    return {
      page,
      leave: async () => {
        if (this.#spent.has(context)) {
          await context.close();
          return;
        }
        await leaveAll(context, await this.#pageThatStays(context));
        this.#free.set(key, [...(this.#free.get(key) ?? []), context]);
      },
    };
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  async #opened(kind: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.#browser.newContext({ baseURL: this.#portal.url, ...kind });
    context.setDefaultTimeout(patience);
    await context.clock.setSystemTime(this.#portal.clock.now());
    onMovedClock(context, () => this.#spent.add(context));
    this.#goOfflineAlone(context);
    return context;
  }

  /**
   * Pages are told one after the other that the network is back. The one that stays would be the first, and the others,
   * which hear of it in the process that they share, would ask over a line that is still cut.
   */
  #goOfflineAlone(context: BrowserContext): void {
    const setOffline = context.setOffline.bind(context);
    context.setOffline = async (offline) => {
      this.#spent.add(context);
      await this.#staying.get(context)?.close();
      this.#staying.delete(context);
      await setOffline(offline);
    };
  }

  /** A page of the portal's site that runs nothing. */
  async #pageThatStays(context: BrowserContext): Promise<Page> {
    const known = this.#staying.get(context);
    if (known !== undefined) return known;
    const page = await context.newPage();
    await page.goto('/healthz');
    this.#staying.set(context, page);
    return page;
  }

  /** Takes away what the visit before left in the browser; only files that never change stay. */
  async #empty(page: Page): Promise<void> {
    const tools = await page.context().newCDPSession(page);
    const { origin } = new URL(this.#portal.url);
    await tools.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'cookies,local_storage,indexeddb,service_workers,cache_storage',
    });
    await tools.detach();
  }
}

const movers = ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'] as const;

const onMovedClock = ({ clock }: BrowserContext, tell: () => void): void => {
  for (const name of movers) {
    const move = clock[name].bind(clock) as (...how: readonly unknown[]) => Promise<void>;
    clock[name] = (...how: readonly unknown[]) => {
      tell();
      return move(...how);
    };
  }
};

/**
 * Closes every window but the one that stays. An answer that a test was still forging has nobody left to read it and is no
 * failure.
 */
const leaveAll = async (context: BrowserContext, staying: Page): Promise<void> => {
  const leaving = context.pages().filter((page) => page !== staying);
  for (const page of leaving) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all(leaving.map((page) => page.close()));
  await Promise.all([context.clearPermissions(), context.clearCookies()]);
};
