import { describe, expect, it } from '@jest/globals';
import { people } from '../src/browser/demo-visitors.ts';
import { violationsOn } from '../src/screenshots/accessibility-violations.ts';
import { becomes, editions, networkError, seen, browserHarness, visiting, openFixture } from './fixture.ts';

const texts = {
  en: { ios: 'iPhone (iOS)', opens: 'QR code that opens Google Play', link: 'Open in Google Play (new tab)' },
  es: { ios: 'iPhone (iOS)', opens: 'Código QR que abre Google Play', link: 'Abrir en Google Play (pestaña nueva)' },
} as const;

openFixture();

describe('the outbox of the demo', () => {
  it.each(editions)('shows its mails and leads to where their links go, in $language on a $size', (edition) =>
    visiting(edition, async ({ page }) => {
      await page.goto('/demo/outbox');
      const first = page
        .locator('article')
        .filter({ has: page.locator('.text a') })
        .first();
      await seen(first);
      expect(await page.locator('html').getAttribute('lang')).toBe(edition.language);
      expect(await violationsOn(page)).toEqual([]);
      const link = first.locator('.text a').first();
      const address = (await link.getAttribute('href')) ?? '';
      expect(address.startsWith(browserHarness().portal.url)).toBe(true);
      await link.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => !url.pathname.startsWith('/demo/'));
      await seen(page.locator('h1').first());
    })(),
  );
});

describe('the configuration file', () => {
  it(
    'ACC-405 ACC-407 is fetched at the start; without it the console says so and the portal works',
    visiting(
      { as: people.rich },
      async (visitor) => {
        const asked: string[] = [];
        await visitor.page.route('**/config.json', async (route) => {
          asked.push(route.request().url());
          await route.fulfill({ status: 404, body: '' });
        });
        await visitor.page.goto('/dashboard');
        await seen(visitor.page.getByRole('tabpanel'));
        expect(asked).toHaveLength(1);
        expect(await visitor.page.getByRole('radio').count()).toBe(0);
        expect(visitor.complaints.filter((complaint) => !networkError.test(complaint))).toEqual([
          'The configuration file /config.json could not be read; the defaults are used.',
        ]);
      },
      { expected: /config\.json|^Failed to load resource/ },
    ),
  );
});

describe('the app stores on the dashboard', () => {
  it.each(editions)(
    'ACC-256 ACC-263 switch their QR code by keyboard, and are links on a phone, in $language on a $size',
    (edition) =>
      visiting({ ...edition, as: people.rich }, async ({ page }) => {
        const { ios, opens, link } = texts[edition.language];
        await page.goto('/dashboard');
        // On a phone itself there is no code to point it at: both stores are links.
        if (edition.size === 'desktop') {
          await page.getByRole('radio', { name: ios }).focus();
          await page.keyboard.press('ArrowDown');
          await seen(page.getByRole('img', { name: opens }));
        }
        await becomes(() => page.getByRole('link', { name: link }).getAttribute('href'), '/demo/android');
        // What lies half below the bar at the top of a page that was scrolled is no target there.
        await page.evaluate(() => window.scrollTo(0, 0));
        expect(await violationsOn(page)).toEqual([]);
      })(),
  );
});
