import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { people } from '../src/browser/demo-visitors.ts';
import { everyEdition, seen, visiting, openFixture } from './fixture.ts';

openFixture();

/** The typefaces in which the title of the page is drawn, as the browser says. */
const drawnIn = async (page: Page): Promise<readonly string[]> => {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
  await tools.detach();
  return fonts.map(({ familyName }) => familyName);
};

/** What had the browser fetch the typeface: a link of the page, or a style of a script that had come by then. */
const fetchedBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
  );

describe('the typeface', () => {
  it.each(everyEdition)(
    'is there when a page is drawn again that was drawn with it, in $language on a $size',
    (edition) =>
      visiting({ ...edition, as: people.rich }, async ({ page }) => {
        await page.goto('/help');
        await seen(page.locator('h1'));
        await page.waitForLoadState('networkidle');
        const drawn: (readonly string[])[] = [];
        for (let time = 0; time < 5; time += 1) {
          await page.reload();
          await seen(page.locator('main#content section').last());
          // Before any script has come, from the cache.
          expect(await fetchedBy(page)).toEqual(['link']);
          drawn.push(await drawnIn(page));
        }
        expect(drawn).toEqual(drawn.map(() => [expect.stringMatching(/^Source Sans 3/)]));
      })(),
  );
});
