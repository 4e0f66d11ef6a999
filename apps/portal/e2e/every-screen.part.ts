import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { people } from '@portico/tools/browser/stage.ts';
import { violationsOn } from '@portico/tools/screens/axe.ts';
import { screens } from '@portico/tools/screens/screens.ts';
import { seen, stage, visiting } from './world.ts';

/** By how many pixels the page is wider than the window. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Half of the looks that there are: the pictures of all screens are taken in each. */
export const looks = {
  desktop: { language: 'en', size: 'desktop', scheme: 'light' },
  phone: { language: 'es', size: 'phone', scheme: 'dark' },
} as const;

/** Screens of a trouble that somebody provoked: the browser has reason to complain there. */
const troubled = new Set(['error-page', 'system-issue', 'oops']);

export const everyScreenTests = (look: (typeof looks)[keyof typeof looks]): void => {
  describe(`every screen in ${look.language} on a ${look.size}, ${look.scheme}`, () => {
    it.each(screens)('$name breaks no rule of accessibility and fits', ({ name, as, scene, arrive, ready }) =>
      visiting(
        { ...look, ...scene, ...(as === undefined ? {} : { as }) },
        async (visitor) => {
          const { page } = visitor;
          await arrive(visitor, stage());
          await seen(ready(page));
          expect(await violationsOn(page)).toEqual([]);
          expect(await overhang(page)).toBe(0);
          if (look.size === 'phone') {
            await page.setViewportSize({ width: 320, height: 640 });
            expect(await overhang(page)).toBe(0);
          } else {
            await page.evaluate(() => {
              document.documentElement.style.fontSize = '200%';
            });
            expect(await overhang(page)).toBe(0);
          }
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
    ])('%s costs one request, %s', (path, operation) =>
      visiting({ as: people.rich }, async (visitor) => {
        await visitor.page.goto(path);
        await visitor.page.waitForLoadState('networkidle');
        expect(visitor.operations).toEqual([operation]);
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
        for (const address of fetched) expect(address.startsWith(stage().portal.url)).toBe(true);
      }),
    );
  });
};
