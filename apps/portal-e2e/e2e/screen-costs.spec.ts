import { clockOf } from '../src/browser/profile-overrides.ts';
import { describe, expect, it } from '@jest/globals';
import type { Response } from 'playwright-core';
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import { builtPortal } from '../src/browser/portal-under-test.ts';
import { StaticScripts } from '../src/browser/static-scripts.ts';
import { becomes, browserHarness, visiting, openFixture } from './fixture.ts';

openFixture();

/** My health has more to show at once than any other screen. */
const mostBytes = { 'my-health': 44_400, others: 40_000 };

/** The dashboard after signing in, its texts included; the Spanish ones are longer. */
const mostBytesWithTexts = { en: 44_300, es: 44_600 };

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
  ])('%s costs one request, %s, and the frame one of what waits at other practices', (path, operation) =>
    visiting({ as: people.rich }, async (visitor) => {
      await visitor.page.goto(path);
      await becomes(() => Promise.resolve(visitor.operations.length > 1), true);
      await visitor.page.waitForLoadState('networkidle');
      expect(visitor.operations.toSorted()).toEqual([operation, 'GetWaitingElsewhere'].toSorted());
    })(),
  );

  it.each(['/dashboard', '/appointments', '/my_health'])(
    '%s asks for its data though no timer goes off: nothing is waited for but its files',
    (path) =>
      visiting({ as: people.rich }, async ({ page, operations }) => {
        await clockOf(page).install({ time: browserHarness().portal.clock.now() });
        await clockOf(page).pauseAt(browserHarness().portal.clock.now() + 1_000);
        await page.goto(path);
        await becomes(() => Promise.resolve(operations.filter((name) => name !== 'GetWaitingElsewhere').length), 1);
      })(),
  );

  it.each(['dashboard', 'appointments', 'my-health', 'payments', 'help'])(
    '%s adds at most 40,000 bytes of scripts to the first page, the frame of signed-in screens included',
    (screen) => {
      const most = screen === 'my-health' ? mostBytes['my-health'] : mostBytes.others;
      const added = new StaticScripts(builtPortal).addedBy('signed-in', screen);
      expect([...added.keys()].some((file) => file.startsWith(`${screen}-`))).toBe(true);
      const bytes = [...added.values()].reduce((sum, size) => sum + size, 0);
      expect({ bytes, tooHeavy: bytes > most ? [...added] : [] }).toEqual({ bytes, tooHeavy: [] });
    },
  );

  it.each([
    { language: 'en', most: mostBytesWithTexts.en },
    { language: 'es', most: mostBytesWithTexts.es },
  ] as const)(
    'the dashboard after signing in adds at most $most bytes of scripts, its texts included ($language)',
    ({ language, most }) =>
      visiting({ language }, async (visitor) => {
        const { page } = visitor;
        const { email } = people.vertex;
        await page.goto('/');
        await page.waitForLoadState('networkidle');
        const answers: Response[] = [];
        page.on('response', (answer) => answers.push(answer));
        await visitor.fillIn(email, passwordOf(email));
        // The frame stands before the dashboard does.
        await page.locator('main#content #to-do').waitFor();
        const scripts = answers.filter((answer) => answer.headers()['content-type']?.startsWith('text/javascript'));
        const sizes = await Promise.all(
          scripts.map(async (answer) => (await answer.request().sizes()).responseBodySize),
        );
        expect(scripts.map((answer) => new URL(answer.url()).pathname).join()).toContain('/dashboard-');
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
      })(),
  );

  it(
    'ACC-405 costs its files once: the next screen fetches nothing but its own',
    visiting({ as: people.rich }, async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'GET') fetched.push(request.url());
      });
      await page.goto('/dashboard');
      await page.waitForLoadState('networkidle');
      expect(fetched.filter((address) => address.endsWith('/config.json'))).toHaveLength(1);
      expect(new Set(fetched).size).toBe(fetched.length);
      for (const address of fetched) expect(address.startsWith(browserHarness().portal.url)).toBe(true);
    }),
  );
});
