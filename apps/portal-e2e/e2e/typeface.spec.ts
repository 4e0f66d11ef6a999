import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import { devToolsOf } from '../src/browser/profile-overrides.ts';
import { everyEdition, seen, visiting, openFixture } from './fixture.ts';

openFixture();

/** The typefaces in which the title of the page is drawn, as the browser says. */
const drawnIn = async (page: Page): Promise<readonly string[]> => {
  const tools = await devToolsOf(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
  await tools.detach();
  return fonts.map(({ familyName }) => familyName);
};

/** Whether the page itself asked for the file, before a style of its scripts could. */
const isPreloaded = async (page: Page): Promise<boolean> =>
  (await page.locator('link[rel=preload][as=font][href$=".woff2"]').count()) === 1;

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
          expect(await isPreloaded(page)).toBe(true);
          drawn.push(await drawnIn(page));
        }
        expect(drawn).toEqual(drawn.map(() => [expect.stringMatching(/^Source Sans 3/)]));
      })(),
  );

  it(
    'is there on the first page after sign-in',
    visiting(
      {},
      async (visitor) => {
        const { page } = visitor;
        await page.goto('/');
        await page.waitForLoadState('networkidle');
        await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
        // Made ready, and not only stored: from here on none comes in time.
        await page.route('**/*.woff2', (route) => route.abort());
        await visitor.fillIn(people.vertex.email, passwordOf(people.vertex.email));
        await seen(page.getByRole('tabpanel'));
        expect(await drawnIn(page)).toEqual([expect.stringMatching(/^Source Sans 3/)]);
      },
      { expected: /woff2|ERR_FAILED/ },
    ),
  );

  it(
    'is there where a practice is chosen, which is drawn after the sign-in form',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      await visitor.fillIn(people.rich.email, passwordOf(people.rich.email));
      await seen(page.locator('main li button').first());
      expect(await drawnIn(page)).toEqual([expect.stringMatching(/^Source Sans 3/)]);
    }),
  );

  it(
    'is left to the time after the sign-in form is drawn, which shows other letters',
    visiting({}, async ({ page }) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      expect(await isPreloaded(page)).toBe(false);
      expect(await drawnIn(page)).not.toContainEqual(expect.stringMatching(/^Source Sans 3/));
    }),
  );
});
