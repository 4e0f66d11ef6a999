import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { stage } from './world.ts';

/** What a page of the portal can find of whoever was here before. */
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

export const ownBrowserTests = (): void => {
  describe('the browser of a test', () => {
    it('holds nothing of the visit before, though it is the same one', async () => {
      const first = await stage().visitor();
      await first.page.goto('/healthz');
      const nothing = await found(first.page);
      await leaveTraces(first.page);
      expect(await found(first.page)).not.toEqual(nothing);
      const browser = first.page.context();
      await first.leave();
      const second = await stage().visitor();
      await second.page.goto('/healthz');
      expect(second.page.context()).toBe(browser);
      expect(await found(second.page)).toEqual(nothing);
      await second.leave();
    });

    it('is nobody else’s after its clock was moved', async () => {
      const first = await stage().visitor();
      await first.page.clock.install();
      const browser = first.page.context();
      await first.leave();
      const second = await stage().visitor();
      expect(second.page.context()).not.toBe(browser);
      await second.leave();
    });
  });
};
