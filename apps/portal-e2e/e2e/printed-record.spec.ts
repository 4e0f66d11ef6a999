import { readPdf } from '@portico/adapters-documents/testing/pdf';
import { describe, expect, it } from '@jest/globals';
import { people } from '../src/browser/demo-visitors.ts';
import { words } from './expected-words.ts';
import { editions, openFixture, seen, visiting } from './fixture.ts';

openFixture();

/** What is folded, but for what is on no paper at all. */
const closed = 'main#content details:not([open], [data-no-print] *)';

describe('my health on paper', () => {
  it.each(editions)('has what is folded on the screen, laboratory reports too, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      await page.goto('/my_health');
      await seen(page.locator('#careTeam'));
      await page.locator('#labs figure').waitFor({ state: 'attached' });
      const folded = await page.locator(closed).count();
      expect(folded).toBeGreaterThan(10);
      const printed = await readPdf(Uint8Array.from(await page.pdf()));
      // Nothing was opened for it, so that nothing counts as seen.
      expect(await page.locator(closed).count()).toBe(folded);
      const entries = await page
        .locator('main#content section:has(> details) li > div:first-child > p, #labs dt')
        .evaluateAll((names) => names.map((name) => name.textContent.replace(/\s+/g, ' ').trim()));
      expect(entries.length).toBeGreaterThan(60);
      const text = printed.text.replaceAll(' ', '');
      expect(entries.filter((entry) => !text.includes(entry.replaceAll(' ', '')))).toEqual([]);
      // What only a screen can do stands on no paper.
      expect(text).not.toContain(words[edition.language].record.replaceAll(' ', ''));
      await page.locator(closed).evaluateAll((folds: HTMLDetailsElement[]) => {
        for (const fold of folds) fold.open = true;
      });
      expect((await readPdf(Uint8Array.from(await page.pdf()))).pages.length).toBe(printed.pages.length);
    })(),
  );
});
