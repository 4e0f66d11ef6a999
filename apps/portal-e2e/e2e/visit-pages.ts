import type { Locator, Page } from 'playwright-core';
import { seen } from './fixture.ts';

const main = (page: Page): Locator => page.locator('main#content');

/**
 * Opens the pages of the visits on the list of visits one by one, soonest first, until one says `text` and has the
 * button `offering`. Throws where none does.
 */
export const openVisitSaying = async (page: Page, text: string, offering?: RegExp): Promise<void> => {
  await page.goto('/appointments');
  const links = main(page).locator('a[href*="/appointments/visit/"]');
  await seen(links.first());
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  for (const address of new Set(addresses)) {
    await page.goto(address);
    await seen(main(page).getByRole('article').first());
    const isOffered = offering === undefined || (await main(page).getByRole('button', { name: offering }).count()) > 0;
    if (isOffered && (await main(page).getByText(text).count()) > 0) return;
  }
  throw new Error(`No visit says ${text}.`);
};
