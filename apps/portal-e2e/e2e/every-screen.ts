import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { sizes } from '../src/browser/browser.ts';
import { violationsOn } from '../src/screenshots/accessibility-violations.ts';
import { screens } from '../src/screenshots/all-screen-states.ts';
import { faintControls, faintInForcedColors } from './edges-of-controls.ts';
import { arrowsAgainstState, coveredFields, wordsBrokenIn } from './layout-faults.ts';
import { raggedEdges } from './ragged-edges.ts';
import { seen, browserHarness, visiting } from './fixture.ts';
import { cutBySpacing, unseenFocus } from './seen-by-keyboard.ts';

/** By how many pixels the page is wider than the window, and what reaches furthest then. */
const overhang = (page: Page): Promise<{ readonly by: number; readonly what?: string }> =>
  page.evaluate(() => {
    const by = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (by === 0) return { by };
    const right = (each: Element): number => each.getBoundingClientRect().right;
    const scrolls = (each: Element): boolean => each.parentElement?.closest('[class*=linkRow]') != null;
    const all = [...document.body.querySelectorAll('*')].filter((each) => !scrolls(each));
    const furthest = all.reduce((most, each) => (right(each) > right(most) ? each : most));
    return { by, what: furthest.outerHTML.slice(0, 400) };
  });

const fits = { by: 0 };

/** Links that open a tab, and do not say so. */
const silentLinks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[target=_blank]')]
      .map((link) => link.getAttribute('aria-label') ?? link.textContent)
      .filter((name) => !/new tab|otra pestaña|pestaña nueva/.test(name)),
  );

/** Twice the size of the letters alone, as a person sets it who does not zoom. */
const overhangOfLargeLetters = async (page: Page): ReturnType<typeof overhang> => {
  const letters = (size: string): Promise<void> =>
    page.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, size);
  await letters('200%');
  const over = await overhang(page);
  await letters('');
  return over;
};

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

/** A frame of its own, or a notice as high as the page, has the focus or covers it there. */
const heldElsewhere = new Set(['offline', 'card-form-hosted-mistakes', 'unsupported-browser']);

/** Wide and light. */
const lookAtDesktop = async (page: Page): Promise<void> => {
  expect(await violationsOn(page)).toEqual([]);
  expect(await silentLinks(page)).toEqual([]);
  expect(await overhang(page)).toEqual(fits);
  expect(await overhangOfLargeLetters(page)).toEqual(fits);
  expect(await cutBySpacing(page)).toEqual([]);
  expect(await faintControls(page)).toEqual([]);
  expect(await faintInForcedColors(page)).toEqual([]);
};

/** Narrow and dark, down to the narrowest window there is. */
const lookAtPhone = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(sizes.phone);
  expect(await violationsOn(page)).toEqual([]);
  expect(await faintControls(page)).toEqual([]);
  expect(await overhang(page)).toEqual(fits);
  expect(await buttonsOutOfSight(page)).toEqual([]);
  expect(await overhangOfLargeLetters(page)).toEqual(fits);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await buttonsOutOfSight(page)).toEqual([]);
  expect(await overhang(page)).toEqual(fits);
  await page.setViewportSize(sizes.phone);
  expect(await cutBySpacing(page)).toEqual([]);
  await lookAtLayout(page);
  await largest(page, true);
  await lookAtLayout(page);
  await largest(page, false);
};

/** The largest letters that the portal itself offers. */
const largest = (page: Page, isLargest: boolean): Promise<void> =>
  page.evaluate(
    (text) => {
      document.documentElement.dataset['text'] = text;
    },
    isLargest ? 'largest' : '',
  );

/** Narrow, in the letters that are set. */
const lookAtLayout = async (page: Page): Promise<void> => {
  expect(await coveredFields(page)).toEqual([]);
  expect(await arrowsAgainstState(page)).toEqual([]);
  expect(await wordsBrokenIn(page)).toEqual([]);
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
          if (!heldElsewhere.has(name)) expect(await unseenFocus(page)).toEqual([]);
          await lookAtPhone(page);
          if (!heldElsewhere.has(name)) expect(await unseenFocus(page)).toEqual([]);
          expect(await raggedEdges(page)).toEqual([]);
        },
        troubled.has(name) ? { expected: /./ } : {},
      )(),
    );
  });
};
