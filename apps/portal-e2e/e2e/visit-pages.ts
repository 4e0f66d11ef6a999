import type { Locator, Page } from 'playwright-core';
import { seen } from './fixture.ts';

const main = (page: Page): Locator => page.locator('main#content');

/**
 * Opens the pages of the visits on the list of visits one by one, soonest first, until one says `text`. Throws where
 * none does.
 */
export const openVisitSaying = async (page: Page, text: string): Promise<void> => {
  await page.goto('/appointments');
  const links = main(page).locator('a[href*="/appointments/visit/"]');
  await seen(links.first());
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  for (const address of new Set(addresses)) {
    await page.goto(address);
    await seen(main(page).getByRole('article').first());
    if ((await main(page).getByText(text).count()) > 0) return;
  }
  throw new Error(`No visit says ${text}.`);
};
