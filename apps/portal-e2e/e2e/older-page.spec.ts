import { describe, expect, it } from '@jest/globals';
import { people } from '../src/browser/demo-visitors.ts';
import type { Page } from 'playwright-core';
import { becomes, editions, seen, titleOf, visiting, openFixture } from './fixture.ts';

const say = {
  en: {
    newer: /^There is a newer version of this page/,
    reload: 'Reload',
    who: people.elderly,
    create: 'New message',
    to: 'To',
    topic: 'Subject',
    body: 'Your message',
    send: 'Send',
  },
  es: {
    newer: /^Hay una versión más reciente de esta página/,
    reload: 'Volver a cargar',
    who: people.spanish,
    create: 'Nuevo mensaje',
    to: 'Para',
    topic: 'Asunto',
    body: 'Su mensaje',
    send: 'Enviar',
  },
} as const;

/** The portal was updated while the page stood open: its first page names other scripts, and its own parts are gone. */
const updated = async (page: Page) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      if (route.request().isNavigationRequest()) return route.fallback();
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll('/assets/', '/assets/next-');
      // The page may have been left meanwhile.
      return route.fulfill({ response: answer, body }).catch(() => undefined);
    },
  );
};

/** Asks for documents under ids that another release gave them; the answers are the gateway's own. */
const askedByOthers = (page: Page, operation: string) =>
  page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as { readonly operationName: string };
    if (body.operationName !== operation) return route.fallback();
    return route.continue({ postData: JSON.stringify({ ...body, documentId: 'f'.repeat(64) }) });
  });

/** What the browser itself says of each. */
const refused = { expected: /^Failed to load resource: the server responded with a status of 40[04]/ };

openFixture();

describe('OPS-D2 a page of an older release', () => {
  it.each(editions)(
    'says that there is a newer one where its parts are gone, and is loaded anew when the person wants, in $language on a $size',
    (edition) =>
      visiting(
        { ...edition, as: people.rich },
        async (visitor) => {
          const { page } = visitor;
          const words = say[edition.language];
          await page.goto('/help');
          await seen(titleOf(visitor));
          await updated(page);
          await page.evaluate(() => {
            window.history.pushState(null, '', '/profile_settings/authentication');
            window.dispatchEvent(new PopStateEvent('popstate'));
          });
          await seen(page.getByText(words.newer));
          await page.unrouteAll();
          await page.getByRole('button', { name: words.reload, exact: true }).click();
          await seen(page.locator('main h2').first());
          expect(await page.getByText(words.newer).count()).toBe(0);
          expect(new URL(page.url()).pathname).toBe('/profile_settings/authentication');
        },
        refused,
      )(),
  );

  it.each(editions)(
    'keeps what was typed where the gateway no longer knows its document, in $language on a $size',
    (edition) => {
      const words = say[edition.language];
      return visiting(
        { ...edition, as: words.who },
        async ({ page }) => {
          await page.goto('/messages');
          await page.getByRole('button', { name: words.create }).click();
          const body = page.getByRole('textbox', { name: words.body });
          await page.getByRole('textbox', { name: words.topic }).fill('Una pregunta más');
          // A practice that has teams lists them with what each is for.
          if (edition.language === 'es') await page.getByRole('radio').first().check();
          else await page.getByLabel(words.to, { exact: true }).selectOption({ index: 1 });
          await body.fill('Since Monday my knee hurts.');
          await askedByOthers(page, 'CreateMessage');
          await page.getByRole('button', { name: words.send, exact: true }).click();
          await seen(page.getByText(words.newer));
          // Nothing is taken away before the person chooses.
          expect(await body.inputValue()).toBe('Since Monday my knee hurts.');
          await page.unrouteAll();
          await page.getByRole('button', { name: words.reload, exact: true }).click();
          // On a phone the form stands alone, without the button that opened it.
          if (edition.size === 'desktop') await page.getByRole('button', { name: words.create }).click();
          await becomes(() => body.inputValue(), 'Since Monday my knee hurts.');
          expect(await page.getByText(words.newer).count()).toBe(0);
          expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
            'knee',
          );
        },
        refused,
      )();
    },
  );
});
