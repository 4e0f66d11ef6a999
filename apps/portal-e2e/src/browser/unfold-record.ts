import type { Page } from 'playwright-core';

/** Opens every section of the record that a phone folds, once they are there. */
export const unfoldRecord = async (page: Page): Promise<void> => {
  await page.locator('main#content #careTeam').waitFor();
  await page.locator('main#content section > details').evaluateAll((sections: HTMLDetailsElement[]) => {
    for (const section of sections) section.open = true;
  });
};
