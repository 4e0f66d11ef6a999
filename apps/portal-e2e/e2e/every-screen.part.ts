import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { sizes } from '../src/browser/browser.ts';
import { people } from '../src/browser/people.ts';
import { violationsOn } from '../src/screens/axe.ts';
import { screens } from '../src/screens/screens.ts';
import { becomes, seen, browserHarness, visiting } from './fixture.ts';

/** By how many pixels the page is wider than the window. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Error screens, on which console errors are expected. */
const troubled = new Set(['error-page', 'system-issue', 'oops']);

/** Wide and light, with letters of twice the size. */
const lookAtDesktop = async (page: Page): Promise<void> => {
  expect(await violationsOn(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await overhang(page)).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
};

/** Narrow and dark, down to the narrowest window there is. */
const lookAtPhone = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(sizes.phone);
  expect(await violationsOn(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overhang(page)).toBe(0);
};

/**
 * Every second screen in one language, the others in the other one: coming to a screen takes most of the time, and the
 * pictures are taken of each in every look.
 */
export const everyScreenTests = (language: 'en' | 'es'): void => {
  const mine = screens.filter((_, at) => (at % 2 === 0) === (language === 'en'));
  describe(`every second screen, in ${language}, wide and narrow, light and dark`, () => {
    it.each(mine)('$name breaks no rule of accessibility and fits', ({ name, as, scene, arrive, ready }) =>
      visiting(
        { language, size: 'desktop', scheme: 'light', ...scene, ...(as === undefined ? {} : { as }) },
        async (visitor) => {
          const { page } = visitor;
          await arrive(visitor, browserHarness());
          await seen(ready(page));
          await lookAtDesktop(page);
          await lookAtPhone(page);
        },
        troubled.has(name) ? { expected: /./ } : {},
      )(),
    );
  });
};

export const screenCostTests = (): void => {
  describe('every screen', () => {
    it.each([
      ['/dashboard', 'GetDashboard'],
      ['/appointments', 'GetAppointments'],
      ['/appointments/add_appointment', 'GetAddAppointment'],
      ['/appointments/intelligent_schedular', 'GetIntelligentScheduler'],
      ['/my_health', 'GetMyHealth'],
      ['/payments', 'GetPayments'],
      ['/help', 'GetSupport'],
      ['/activity_log', 'GetActivityLog'],
      ['/surveys', 'GetSurveys'],
    ])('%s costs one request, %s', (path, operation) =>
      visiting({ as: people.rich }, async (visitor) => {
        await visitor.page.goto(path);
        await becomes(() => Promise.resolve(visitor.operations.length > 0), true);
        await visitor.page.waitForLoadState('networkidle');
        expect(visitor.operations).toEqual([operation]);
      })(),
    );

    it.each(['/dashboard', '/appointments', '/my_health'])(
      '%s asks for its data though no timer goes off: nothing is waited for but its files',
      (path) =>
        visiting({ as: people.rich }, async ({ page, operations }) => {
          await page.clock.install({ time: browserHarness().portal.clock.now() });
          await page.clock.pauseAt(browserHarness().portal.clock.now() + 1_000);
          await page.goto(path);
          await becomes(() => Promise.resolve(operations.length), 1);
        })(),
    );

    it(
      'ACC-405 costs its files once: the next screen fetches nothing but its own',
      visiting({ as: people.rich }, async ({ page }) => {
        const fetched: string[] = [];
        page.on('request', (request) => fetched.push(request.url()));
        await page.goto('/dashboard');
        await page.waitForLoadState('networkidle');
        expect(fetched.filter((address) => address.endsWith('/config.json'))).toHaveLength(1);
        expect(new Set(fetched).size).toBe(fetched.length);
        for (const address of fetched) expect(address.startsWith(browserHarness().portal.url)).toBe(true);
      }),
    );
  });
};
