import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Size } from '../browser/browser.ts';
import type { BrowserHarness } from '../browser/browser-harness.ts';
import type { VisitorLanguage } from '../browser/visitor.ts';
import { pseudoLanguage } from '@portico/tools/messages/pseudo-language.ts';
import { speakPseudo } from './pseudo-language.ts';
import { violationsOn, type Violation } from './accessibility-violations.ts';
import type { ScreenToShow } from './all-screen-states.ts';

/** One way of looking at a screen. */
export interface Look {
  readonly language: VisitorLanguage | typeof pseudoLanguage;
  readonly scheme: 'light' | 'dark';
  readonly size: Size;
  /** Pixels of the window, where it is another one than the phone or the desktop has. */
  readonly width?: number;
  /** Letters of twice the size, as a person sets them who does not zoom. */
  readonly isLarge?: boolean;
}

/** How a look is called in the name of a picture, and below it. */
export const lookNamed = ({ language, scheme, size, width, isLarge }: Look): readonly string[] => [
  language,
  scheme,
  width === undefined ? size : String(width),
  ...(isLarge === true ? ['200%'] : []),
];

export interface Picture extends Look {
  readonly screen: string;
  /** Its name in the folder of pictures. */
  readonly file: string;
  readonly violations: readonly Violation[];
  /** Why there is no picture, if there is none. */
  readonly failure?: string;
}

/** Taller than this no picture says more. */
const tallest = 3_000;

/** Arrives at a screen, takes its picture into `folder` and checks it. */
export const take = async (
  browserHarness: BrowserHarness,
  screen: ScreenToShow,
  look: Look,
  folder: string,
): Promise<Picture> => {
  const file = `${[screen.name, ...lookNamed(look)].join('.').replace('%', '')}.png`;
  const { as } = screen;
  const { language, scheme, size } = look;
  const visitor = await browserHarness.visitor({
    ...{ scheme, size },
    ...(look.width === undefined ? {} : { context: { viewport: { width: look.width, height: 900 } } }),
    language: language === pseudoLanguage ? 'en' : language,
    ...(as === undefined ? {} : { as }),
  });
  const { page } = visitor;
  try {
    if (language === pseudoLanguage) await speakPseudo(page);
    await screen.arrive(visitor, browserHarness);
    await screen.ready(page).waitFor();
    if (look.isLarge === true)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
    const violations = await violationsOn(page);
    await mkdir(folder, { recursive: true });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const { width, height: window } = page.viewportSize() ?? { width: 0, height: 0 };
    // The whole page, as if the window were that tall: what sticks to the window's edges stays at its own.
    await page.setViewportSize({ width, height: Math.min(Math.max(height, window), tallest) });
    await page.screenshot({ path: join(folder, file), animations: 'disabled' });
    return { ...look, screen: screen.name, file, violations };
  } catch (error) {
    return { ...look, screen: screen.name, file, violations: [], failure: firstLine(error) };
  } finally {
    await visitor.leave();
  }
};

const firstLine = (error: unknown): string => String(error).split('\n', 1)[0] ?? '';
