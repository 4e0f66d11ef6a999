import { describe, expect, it } from '@jest/globals';
import { people } from '../src/browser/demo-visitors.ts';
import { setOffline } from '../src/browser/profile-overrides.ts';
import { unfoldRecord } from '../src/browser/unfold-record.ts';
import { violationsOn } from '../src/screenshots/accessibility-violations.ts';
import { becomes, editions, seen, visiting, openFixture } from './fixture.ts';

const said = {
  en: { only: /^Show only values outside the usual range/, close: 'Close all reports' },
  es: { only: /^Mostrar solo los valores fuera del rango normal/, close: 'Cerrar todos los informes' },
} as const;

openFixture();

describe('the controls of lab reports', () => {
  it.each(editions)(
    'leave only what is outside its usual range, and close all, by the keyboard alone and without a network, in $language on a $size',
    ({ language, size }) =>
      visiting({ language, size, as: people.rich }, async ({ page }) => {
        const say = said[language];
        await page.goto('/my_health');
        await unfoldRecord(page);
        const labs = page.locator('#labs');
        const only = labs.getByRole('checkbox', { name: say.only });
        await seen(only);
        const reports = labs.locator('details[data-entry]:visible');
        const all = await reports.count();
        await setOffline(page, true);
        await only.focus();
        await page.keyboard.press('Space');
        const outside = await reports.count();
        expect(outside).toBeGreaterThan(0);
        expect(outside).toBeLessThan(all);
        for (const summary of await reports.locator('summary').all()) {
          await summary.focus();
          await page.keyboard.press('Enter');
        }
        const lines = labs.locator('dl > div:visible');
        await becomes(async () => (await lines.count()) >= outside, true);
        const flags = await lines.evaluateAll((each) => each.map((line) => line.getAttribute('data-flag')));
        expect(flags.filter((flag) => flag === null || flag === 'normal')).toEqual([]);
        expect(await violationsOn(page)).toEqual([]);
        await only.focus();
        await page.keyboard.press('Space');
        expect(await reports.count()).toBe(all);
        expect(await lines.count()).toBeGreaterThan(flags.length);
        const close = labs.getByRole('button', { name: say.close });
        await close.focus();
        await page.keyboard.press('Enter');
        await becomes(() => labs.locator('details[data-entry][open]').count(), 0);
        await becomes(() => close.count(), 0);
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
        await setOffline(page, false);
      })(),
  );
});
