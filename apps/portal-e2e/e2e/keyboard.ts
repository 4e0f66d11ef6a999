import type { Locator, Page } from 'playwright-core';
import { seen } from './fixture.ts';

/** More steps than any page here has from one end to the other. */
export const mostSteps = 80;

const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Presses Tab until the element has the focus, as a keyboard user would. */
export const tabTo = async (page: Page, locator: Locator): Promise<void> => {
  await seen(locator);
  for (let step = 0; step < mostSteps; step += 1) {
    if (await hasFocus(locator)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not come to ${String(locator)}.`);
};

export const pressByKey = async (page: Page, locator: Locator): Promise<void> => {
  await tabTo(page, locator);
  await page.keyboard.press('Enter');
};

export const typeByKey = async (page: Page, locator: Locator, text: string): Promise<void> => {
  await tabTo(page, locator);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};
