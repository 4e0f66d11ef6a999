import type { Page } from 'playwright-core';

/** Opens every section of the record that a phone folds, once they are there. */
export const unfoldRecord = async (page: Page): Promise<void> => {
  await page.locator('main#content #careTeam').waitFor();
  await page.locator('main#content section > details').evaluateAll((sections: HTMLDetailsElement[]) => {
    for (const section of sections) section.open = true;
  });
  // What is folded is put up a moment after the page is shown.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main#content section > details > div')].every((body) => body.childElementCount > 0),
  );
};
