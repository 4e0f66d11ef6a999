import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { people } from '../src/browser/demo-visitors.ts';
import { beginIn, lastVisit } from './check-in-steps.ts';
import { becomes, seen, browserHarness, visiting, openFixture } from './fixture.ts';
import { words } from './expected-words.ts';

const say = words.en;

/** Presses what leads there, or the first of several. */
const press = async (page: Page, name: string, leads: string): Promise<void> => {
  await page.goto('/appointments');
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
  await page.waitForURL(leads);
};

openFixture();

describe('the area of appointments', () => {
  it(
    'APT-001 is open to a signed-in patient whole: visits with all that is done about them, forms and health records',
    visiting({ as: people.rich }, async ({ page }) => {
      await beginIn(10, people.rich.practice, await lastVisit());
      await page.goto('/appointments');
      for (const group of say.groups.slice(1)) await seen(page.getByRole('heading', { name: group }));
      const address = await page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: say.groups[1] ?? '' }) })
        .locator('a[href*="/appointments/visit/"]')
        .first()
        .getAttribute('href');
      await page.goto(address ?? '');
      for (const name of ['Reschedule', 'Cancel visit', 'Add to calendar']) {
        await seen(page.getByRole('button', { name }).or(page.getByRole('link', { name })).first());
      }
      await press(page, say.book, '**/appointments/add_appointment');
      await seen(page.getByRole('button', { name: 'Answer the questions' }));
      await press(page, 'Check in', '**/appointments/check_in?**');
      await seen(page.getByRole('heading', { level: 2, name: 'Information Check' }));
      await page.goto('/form_history');
      await seen(page.locator('main#content section').first());
      await page.goto('/my_health');
      // After the title of a section stands how much it holds.
      const titles = async () =>
        (await page.locator('main#content h2').allInnerTexts()).map((title) => title.replace(/\s*\d+[^]*$/, ''));
      await becomes(titles, [...say.sections, say.files]);

      const leaving = await browserHarness().visitor({ as: people.leaving });
      await press(leaving.page, 'Check out', '**/appointments/check_out?**');
      await seen(leaving.page.locator('main#content [data-step=forms]'));
      expect(leaving.complaints).toEqual([]);
      await leaving.leave();
    }),
  );
});
