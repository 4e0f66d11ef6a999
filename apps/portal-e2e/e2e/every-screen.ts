import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { sizes } from '../src/browser/browser.ts';
import { violationsOn } from '../src/screenshots/accessibility-violations.ts';
import { screens } from '../src/screenshots/all-screen-states.ts';
import { seen, browserHarness, visiting } from './fixture.ts';

/** By how many pixels the page is wider than the window. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The buttons at the end of an open dialog that are not seen without scrolling, and those that stand above its main one. */
const buttonsOutOfSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
    return dialogs.flatMap((dialog) => {
      const buttons = [...(dialog.lastElementChild?.querySelectorAll('button') ?? [])];
      const main = buttons[0]?.getBoundingClientRect().top ?? 0;
      return buttons
        .filter((button) => {
          const { top, bottom } = button.getBoundingClientRect();
          return top < main || bottom > innerHeight;
        })
        .map((button) => button.textContent);
    });
  });

/** Error screens, on which console errors are expected. */
const troubled = new Set(['error-page', 'system-issue', 'oops']);

/** Wide and light, with letters of twice the size. */
const lookAtDesktop = async (page: Page): Promise<void> => {
  expect(await violationsOn(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await overhang(page)).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
};

/** Narrow and dark, down to the narrowest window there is. */
const lookAtPhone = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(sizes.phone);
  expect(await violationsOn(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  expect(await buttonsOutOfSight(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await buttonsOutOfSight(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
};

/**
 * Every second screen in one language, the others in the other one: coming to a screen takes most of the time, and the
 * pictures are taken of each in every look.
 */
export const everyScreenTests = (language: 'en' | 'es'): void => {
  const mine = screens.filter((_, at) => (at % 2 === 0) === (language === 'en'));
  describe(`every second screen, in ${language}, wide and narrow, light and dark`, () => {
    it.each(mine)('$name breaks no rule of accessibility and fits', ({ name, as, scene, arrive, ready }) =>
      visiting(
        { language, size: 'desktop', scheme: 'light', ...scene, ...(as === undefined ? {} : { as }) },
        async (visitor) => {
          const { page } = visitor;
          await arrive(visitor, browserHarness());
          await seen(ready(page));
          await lookAtDesktop(page);
          await lookAtPhone(page);
        },
        troubled.has(name) ? { expected: /./ } : {},
      )(),
    );
  });
};
