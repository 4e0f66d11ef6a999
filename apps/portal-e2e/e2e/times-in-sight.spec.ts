import { describe, expect } from '@jest/globals';
import { story } from '@portico/gateway/testing/story';
import type { Page } from 'playwright-core';
import { people } from '../src/browser/demo-visitors.ts';
import { bookingWords, button, choose, main, times } from './book-time-steps.ts';
import { becomes, editions, gone, openFixture, seen, visiting } from './fixture.ts';
import { openVisitSaying } from './visit-pages.ts';

openFixture();

/** A usual phone. */
const window = { width: 390, height: 844 };

/** Whether the whole of the first time can be seen, and pressed: nothing of the frame lies over it. */
const isFirstTimeInSight = async (page: Page): Promise<boolean> => {
  await seen(times(page).first());
  return times(page)
    .first()
    .evaluate((time) => {
      const { left, right, top, bottom } = time.getBoundingClientRect();
      const isWithin = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
      const corners = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
      return isWithin && corners.every((at) => at !== null && (time === at || time.contains(at)));
    });
};

describe('the times of a phone', () => {
  const it = story();
  it.each(editions)(
    'APT-098 APT-099 begin in the first window, as do those of other days that are looked at, in $language',
    (edition) =>
      visiting({ ...edition, size: 'phone', as: people.spanish, context: { viewport: window } }, async ({ page }) => {
        const say = bookingWords[edition.language];
        await choose(page, say);
        expect(await page.evaluate(() => scrollY)).toBe(0);
        expect(await isFirstTimeInSight(page)).toBe(true);
        // From the end of the page, where the eye is once nothing suited.
        const shown = await main(page).locator('h2 + p').textContent();
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await button(page, say.other).click();
        const dates = page.getByRole('dialog');
        await dates.getByRole('button', { name: say.next }).click();
        await dates.getByRole('button', { name: say.apply }).click();
        await gone(dates);
        await becomes(async () => (await main(page).locator('h2 + p').textContent()) === shown, false);
        await becomes(() => isFirstTimeInSight(page), true);
        await becomes(() => page.evaluate(() => document.activeElement?.tagName), 'H2');
        await times(page).first().click();
        await page.getByRole('dialog').getByRole('button', { name: say.book }).click();
        await seen(page.getByRole('dialog', { name: say.booked }));
      })(),
  );

  it.each(editions)(
    'APT-116 begin in the first window where a visit is moved, around its own day, and cost nothing, in $language',
    (edition) =>
      visiting({ ...edition, size: 'phone', as: people.spanish, context: { viewport: window } }, async ({ page }) => {
        const say = bookingWords[edition.language];
        await openVisitSaying(page, '', say.reschedule);
        await button(page, say.reschedule).first().click();
        await page.waitForURL('**/appointments/add_appointment/available_hours');
        const moved = {
          en: ['Choose a new time', 'There’s no charge to move it.'],
          es: ['Elija un nuevo horario', 'Cambiarla no tiene costo.'],
        };
        const [title = '', free = ''] = moved[edition.language];
        await seen(page.getByRole('heading', { level: 1, name: title, exact: true }));
        await seen(page.getByText(free));
        expect(await isFirstTimeInSight(page)).toBe(true);
      })(),
  );
});
