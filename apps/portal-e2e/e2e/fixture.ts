import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { startPortal, type PortalOptions } from '../src/browser/portal-under-test.ts';
import { BrowserHarness, type Scene } from '../src/browser/browser-harness.ts';
import { BrowserProfiles } from '../src/browser/browser-profiles.ts';
import { connectBrowser } from '../src/browser/browser.ts';
import type { Visitor } from '../src/browser/visitor.ts';

let open: BrowserHarness | undefined;

/** What the files of a process share: their portals, one after another, are reached at one address, by a browser that stays warm. */
let shared: { readonly port: number; readonly profiles: BrowserProfiles } | undefined;

const openHarness = async (options?: PortalOptions): Promise<BrowserHarness> => {
  const portal = await startPortal({ ...options, port: shared?.port });
  shared ??= {
    port: Number(new URL(portal.url).port),
    profiles: new BrowserProfiles(connectBrowser, portal.url),
  };
  return new BrowserHarness(portal, shared.profiles);
};

/** The portal of this file of tests, and the browser of this run. */
export const browserHarness = (): BrowserHarness => {
  if (open === undefined) throw new Error('The portal is not open yet.');
  return open;
};

/** Starts a portal for the tests of a file, over a copy of the demo's database, and ends it afterwards. */
export const openFixture = (options?: PortalOptions): void => {
  beforeAll(async () => {
    open = await openHarness(options);
  }, 120_000);
  afterAll(async () => {
    await open?.portal.close();
  });
};

/** What a browser may say about an error that a test provokes. */
export const networkError = /^Failed to load resource/;

/** How much of a page is repeated in a failure, in characters. */
const mostRepeated = 800;

/** Fails as `error` does, and says what the page read at that time. */
const withWhatStood = async ({ page }: Visitor, error: unknown): Promise<never> => {
  const read = await page.evaluate(() => document.body.innerText).catch(() => 'nothing: it is closed');
  if (error instanceof Error) {
    const { pathname } = new URL(page.url(), 'about:blank');
    error.stack = `${error.stack ?? error.message}\nThe page ${pathname} read:\n${read.slice(0, mostRepeated)}`;
  }
  throw error;
};

/**
 * A test with a visitor of its own. It fails if the browser complained about anything: an error in the console, an
 * uncaught one, or something that the content policy refused.
 */
export const visiting =
  (scene: Scene, run: (visitor: Visitor) => Promise<void>, { expected }: { readonly expected?: RegExp } = {}) =>
  async (): Promise<void> => {
    const visitor = await browserHarness().visitor(scene);
    try {
      await run(visitor).catch((error: unknown) => withWhatStood(visitor, error));
      expect(visitor.complaints.filter((complaint) => expected?.test(complaint) !== true)).toEqual([]);
    } finally {
      await visitor.leave();
    }
  };

/** Waits until it is there to be seen. */
export const seen = (locator: Locator): Promise<void> => locator.waitFor({ state: 'visible' });

/** Waits until it is no longer to be seen. */
export const gone = (locator: Locator): Promise<void> => locator.waitFor({ state: 'hidden' });

/** How often `becomes` asks, and the milliseconds between. */
const asking = { times: 500, pause: 50 };

const keeps = (told: unknown, wanted: unknown): boolean => {
  try {
    expect(told).toEqual(wanted);
    return true;
  } catch {
    return false;
  }
};

/** Polls until the answer equals `wanted`, for counts and values that change a little after a click. */
export const becomes = async <T>(ask: () => Promise<T>, wanted: unknown): Promise<void> => {
  let told = await ask();
  for (let times = 1; times < asking.times && !keeps(told, wanted); times += 1) {
    await setTimeout(asking.pause);
    told = await ask();
  }
  expect(told).toEqual(wanted);
};

export const titleOf = ({ page }: Visitor): Locator => page.locator('main#content h1');

/** Opens a section of the profile settings, whose links are a page of their own on a phone. */
export const openSection = async ({ page }: Visitor, name: string): Promise<void> => {
  await page.waitForURL('**/profile_settings/*');
  const settings = page.locator('main [data-sections]');
  await seen(settings);
  if ((await settings.getAttribute('data-sections')) === 'one')
    await page.locator('main a[href="/profile_settings"]').click();
  await page.locator('main nav').getByRole('link', { name, exact: true }).click();
};

/** Half of the people read English on a computer, half read Spanish on a phone. */
export const editions = [
  { language: 'en', size: 'desktop' },
  { language: 'es', size: 'phone' },
] as const;

/** For the first page: it is another file in each language, and drawn before there is a script. */
export const everyEdition = [
  ...editions,
  { language: 'en', size: 'phone' },
  { language: 'es', size: 'desktop' },
] as const;
