import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { morning } from './fixed-test-morning.ts';
import { recordFocus } from './focus-recorder.ts';
import { recordAnnouncements, type Announcement } from './live-region-recorder.ts';
import { quietPage } from './script-free-page.ts';
import { isSpent } from './profile-overrides.ts';

/** Milliseconds after which what should be there counts as missing: long, for a slow machine is no failure. */
const patience = 25_000;

/** What the windows of a visit told by themselves. */
export interface TalesOfVisit {
  /** What content policies refused in any window of this visit, as directive, what was refused and where. */
  readonly violations: string[];
  /** What had the focus before it fell to the body, and where. */
  readonly lostFocus: string[];
  readonly announcements: Announcement[];
}

/** A browser with nothing in it, its page at the portal's quiet one, and how it is given back. */
export interface BrowserProfile extends TalesOfVisit {
  readonly page: Page;
  readonly leave: () => Promise<void>;
}

/** An idle profile, kept for the next visitor who needs the same kind. */
interface KeptProfile extends TalesOfVisit {
  readonly page: Page;
  readonly tools: CDPSession;
}

/**
 * Browser profiles, handed out empty. A profile that was given back is emptied and handed out again with its page where one
 * of the same kind is wanted: the portal's scripts stay compiled in it, and a new page would cost a process. What cannot be
 * taken back (a clock that was moved, a network that was cut, a script that stands before every page) ends with its visit.
 */
export class BrowserProfiles {
  readonly #connect: () => Promise<Browser>;
  readonly #url: string;
  #browser: Promise<Browser> | undefined;
  readonly #free = new Map<string, KeptProfile[]>();

  /** `connect` is asked again where a browser ended; `url` is where the portal is reached, and every portal after it. */
  constructor(connect: () => Promise<Browser>, url: string) {
    this.#connect = connect;
    this.#url = url;
  }

  async take(kind: BrowserContextOptions): Promise<BrowserProfile> {
    const key = JSON.stringify(kind);
    const browser = await this.#connected();
    const profile = this.#free.get(key)?.pop() ?? (await this.#opened(browser, kind));
    const { page, violations, lostFocus, announcements } = profile;
    return {
      page,
      violations,
      lostFocus,
      announcements,
      leave: async () => {
        if (isSpent(page)) {
          await page.context().close();
          return;
        }
        await this.#empty(profile, kind);
        this.#free.set(key, [...(this.#free.get(key) ?? []), profile]);
      },
    };
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close();
  }

  /** What was kept of a browser that ended is gone with it. */
  #connected(): Promise<Browser> {
    const anew = (): Promise<Browser> => {
      this.#free.clear();
      return this.#connect();
    };
    this.#browser = this.#browser?.then((browser) => (browser.isConnected() ? browser : anew()), anew) ?? anew();
    return this.#browser;
  }

  async #opened(browser: Browser, kind: BrowserContextOptions): Promise<KeptProfile> {
    const context = await browser.newContext({ baseURL: this.#url, ...kind });
    context.setDefaultTimeout(patience);
    await context.clock.setSystemTime(morning.at);
    const tales: TalesOfVisit = { violations: [], lostFocus: [], announcements: [] };
    await context.exposeBinding('tellViolation', (_, violation: string) => tales.violations.push(violation));
    await context.exposeBinding('tellLostFocus', (_, what: string) => tales.lostFocus.push(what));
    await context.exposeBinding('tellAnnouncement', (_, said: Announcement) => tales.announcements.push(said));
    for (const script of [hearViolations, recordFocus, recordAnnouncements]) await context.addInitScript(script);
    const page = await context.newPage();
    const profile = { page, ...tales, tools: await context.newCDPSession(page) };
    await page.goto(quietPage);
    return profile;
  }

  /** Takes away what a visit left in the browser; only files that never change stay. */
  async #empty({ page, tools }: KeptProfile, { viewport, colorScheme }: BrowserContextOptions): Promise<void> {
    const context = page.context();
    for (const each of context.pages()) {
      // A forged answer that was still under way is ignored, and is no failure.
      await each.unrouteAll({ behavior: 'ignoreErrors' });
      if (each !== page) await each.close();
    }
    for (const event of heard) page.removeAllListeners(event);
    await page.mouse.move(0, 0);
    await page.goto(quietPage);
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: colorScheme ?? null });
    await page.evaluate(() => {
      for (const storage of [sessionStorage, localStorage]) storage.clear();
      window.name = '';
    });
    await tools.send('Storage.clearDataForOrigin', {
      origin: new URL(this.#url).origin,
      storageTypes: 'cookies,local_storage,indexeddb,service_workers,cache_storage',
    });
    await Promise.all([context.clearPermissions(), context.clearCookies()]);
  }
}

/** Runs in every page before its own scripts. */
const hearViolations = (): void => {
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = violation;
    const tell = Reflect.get(window, 'tellViolation') as (text: string) => void;
    tell(`${effectiveDirective} refused ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`);
  });
};

/** What the tests listen to. */
const heard = [
  'console',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;
