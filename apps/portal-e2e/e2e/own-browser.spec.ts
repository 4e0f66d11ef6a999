import { beforeScripts, clockOf, devToolsOf, setOffline } from '../src/browser/profile-overrides.ts';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Visitor } from '../src/browser/visitor.ts';
import { browserHarness, openFixture } from './fixture.ts';

/** All data of an earlier visitor that a page of the portal can read in this browser. */
const found = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(async () => [
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    window.name,
    (await indexedDB.databases()).map(({ name }) => name),
  ]);

const leaveTraces = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    localStorage.setItem('portico-trace', 'here');
    sessionStorage.setItem('portico-trace', 'here');
    document.cookie = 'portico-trace=here';
    window.name = 'portico-trace';
    await new Promise((done) => (indexedDB.open('portico-trace').onsuccess = done));
  });

/** How a page is seen. */
const look = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => [innerWidth, innerHeight, matchMedia('(prefers-color-scheme: dark)').matches]);

openFixture();

describe('the browser of a test', () => {
  it('holds nothing of the visit before, though it is the same one', async () => {
    const first = await browserHarness().visitor();
    const nothing = await found(first.page);
    await leaveTraces(first.page);
    expect(await found(first.page)).not.toEqual(nothing);
    const browser = first.page.context();
    await first.leave();
    const second = await browserHarness().visitor();
    expect(second.page.context()).toBe(browser);
    expect(await found(second.page)).toEqual(nothing);
    await second.leave();
  });

  it('is as wide and as light as before, and tells the visit before nothing more', async () => {
    const first = await browserHarness().visitor();
    const asItWas = await look(first.page);
    await first.page.setViewportSize({ width: 320, height: 640 });
    await first.page.emulateMedia({ colorScheme: 'dark' });
    expect(await look(first.page)).not.toEqual(asItWas);
    const { page } = first;
    await first.leave();
    const second = await browserHarness().visitor();
    expect(second.page).toBe(page);
    expect(await look(page)).toEqual(asItWas);
    await page.evaluate(() => console.warn('a complaint'));
    expect([first.complaints, second.complaints]).toEqual([[], ['a complaint']]);
    await second.leave();
  });

  it.each([
    ['its clock was moved', ({ page }: Visitor) => clockOf(page).install()],
    ['its network was cut', ({ page }: Visitor) => setOffline(page, true)],
    ['a script was put before its pages', ({ page }: Visitor) => beforeScripts(page, () => undefined)],
    ['its page was closed', ({ page }: Visitor) => page.close()],
    ['somebody had a hand in it', ({ page }: Visitor) => devToolsOf(page)],
  ])('is nobody else’s after %s', async (_, spend) => {
    const first = await browserHarness().visitor();
    const browser = first.page.context();
    await spend(first);
    await first.leave();
    const second = await browserHarness().visitor();
    expect(second.page.context()).not.toBe(browser);
    await second.leave();
  });
});
