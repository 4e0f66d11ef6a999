import { bytesOf, fileOfNextWindow } from '../src/browser/read-downloads.ts';
import { describe, expect, it } from '@jest/globals';
import type { Download, Page } from 'playwright-core';
import { people } from '../src/browser/demo-visitors.ts';
import { words as portalWords } from './expected-words.ts';
import { editions, seen, visiting, openFixture } from './fixture.ts';

const words = {
  en: { statement: /^Open PDF/, receipt: /^Receipt of/, pdf: 'Download PDF', record: portalWords.en.record },
  es: { statement: /^Abrir PDF/, receipt: /^Recibo de/, pdf: 'Descargar PDF', record: portalWords.es.record },
} as const;

/** Takes down what kinds of files the page makes from here on, and which windows it opens. */
const watchFiles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const [made, open] = [URL.createObjectURL, window.open];
    const types: string[] = [];
    const opened: (Window | null)[] = [];
    URL.createObjectURL = (file) => {
      types.push(file instanceof Blob ? file.type : 'no file');
      return made.call(URL, file);
    };
    window.open = (...asked) => {
      const shown = open.apply(window, asked);
      opened.push(shown);
      return shown;
    };
    Reflect.set(window, 'filesSeen', () => ({
      types,
      // What a window can reach: its opener, and what is passed in its name.
      opened: opened.map((shown) => [shown?.closed, shown?.opener ?? null, shown?.name]),
    }));
  });

const filesSeen = (page: Page): Promise<unknown> =>
  page.evaluate(() => (Reflect.get(window, 'filesSeen') as () => unknown)());

const beginOf = async (file: Download): Promise<string> => (await bytesOf(file)).subarray(0, 5).toString('latin1');

openFixture();

describe('a PDF', () => {
  it.each(editions)(
    'MON-186 of a statement is typed, and its window reaches nothing of the portal, in $language on a $size',
    (edition) =>
      visiting({ ...edition, as: people.rich }, async ({ page }) => {
        await page.goto('/payments');
        const button = page.getByRole('button', { name: words[edition.language].statement }).first();
        await seen(button);
        await watchFiles(page);
        const given = fileOfNextWindow(page);
        await button.click();
        expect(await given).toEqual({ address: expect.stringMatching(/^blob:/), isPdf: true });
        expect(await filesSeen(page)).toEqual({ types: ['application/pdf'], opened: [[false, null, '']] });
      })(),
  );

  it.each(editions)(
    'APT-276 of a receipt and of a record is typed, and saved without a window, in $language on a $size',
    (edition) =>
      visiting({ ...edition, as: people.rich }, async ({ page }) => {
        const say = words[edition.language];
        const saved = async (name: string): Promise<void> => {
          const button = page.getByRole('button', { name, exact: true });
          await seen(button);
          await watchFiles(page);
          const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
          expect(await beginOf(file)).toBe('%PDF-');
          expect(await filesSeen(page)).toEqual({ types: ['application/pdf'], opened: [] });
        };
        await page.goto('/payments');
        await page.getByRole('link', { name: say.receipt }).first().click();
        await saved(say.pdf);
        await page.goto('/my_health');
        await saved(say.record);
      })(),
  );
});
