import type { Locator, Page } from 'playwright-core';

/** The rows of visits in a status, in the order of the list. */
export const rowsOf = (page: Page, status: string): Locator => page.locator(`main#content [data-status=${status}]`);

/** The rows of visits by video, in either language. */
export const videoRows = (page: Page): Locator =>
  rowsOf(page, 'SCHEDULED').filter({ hasText: /Video visit|Consulta por video/ });

/** Opens the page of a visit from its row in the list, and answers the card that stands there. */
export const openVisit = async (page: Page, row: Locator): Promise<Locator> => {
  await row.locator('h3 a').click();
  await page.waitForURL('**/appointments/visit/**');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2 }) });
  await card.waitFor();
  return card;
};
