import { describe, expect, it } from '@jest/globals';
import { people } from '../src/browser/demo-visitors.ts';
import { setOffline } from '../src/browser/profile-overrides.ts';
import { unfoldRecord } from '../src/browser/unfold-record.ts';
import { violationsOn } from '../src/screenshots/accessibility-violations.ts';
import { becomes, editions, networkError, seen, visiting, openFixture } from './fixture.ts';

const said = {
  en: {
    only: /^Show only values outside the usual range/,
    all: /^Show all \d+ values again$/,
    close: 'Close all reports',
  },
  es: {
    only: /^Mostrar solo los valores fuera del rango normal/,
    all: /^Mostrar de nuevo los \d+ valores$/,
    close: 'Cerrar todos los informes',
  },
} as const;

openFixture();

describe('the controls of lab reports', () => {
  it.each(editions)(
    'leave only what is outside its usual range, and close all, by the keyboard alone and without a network, in $language on a $size',
    ({ language, size }) =>
      visiting(
        { language, size, as: people.rich },
        async ({ page }) => {
          const say = said[language];
          await page.goto('/my_health');
          await unfoldRecord(page);
          const labs = page.locator('#labs');
          const only = labs.getByRole('button', { name: say.only });
          const all = labs.getByRole('button', { name: say.all });
          await seen(only);
          const reports = labs.locator('details[data-entry]:visible');
          const lines = labs.locator('dl > div:visible');
          for (const summary of await reports.locator('summary').all()) {
            await summary.focus();
            await page.keyboard.press('Enter');
          }
          const count = await lines.count();
          await setOffline(page, true);
          await only.focus();
          await page.keyboard.press('Space');
          const flags = await lines.evaluateAll((each) => each.map((line) => line.getAttribute('data-flag')));
          expect(flags.length).toBeGreaterThan(0);
          expect(flags.length).toBeLessThan(count);
          expect(flags.filter((flag) => flag === null || flag === 'normal')).toEqual([]);
          expect(await reports.count()).toBeGreaterThan(0);
          expect(await violationsOn(page)).toEqual([]);
          // The button that was pressed has the focus still, under its other name.
          await seen(all);
          await page.keyboard.press('Space');
          expect(await lines.count()).toBe(count);
          const close = labs.getByRole('button', { name: say.close });
          await close.focus();
          await page.keyboard.press('Enter');
          await becomes(() => labs.locator('details[data-entry][open]').count(), 0);
          await becomes(() => close.count(), 0);
          expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
          await setOffline(page, false);
        },
        { expected: networkError },
      )(),
  );
});
