import { movedOn, watchMoves } from '../src/browser/layout-moves.ts';
import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import documents from '@portico/adapters-graphql/documents.json' with { type: 'json' };
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import type { Page } from 'playwright-core';
import { editions, everyEdition, seen, titleOf, visiting, openFixture } from './fixture.ts';
import { words } from './expected-words.ts';

const folder = new URL('../../../libs/adapters-graphql/operations/', import.meta.url);

/** Name of an operation → the file that it stands in. */
const fileOf = new Map(
  readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^(?:query|mutation) (\w+)/gm)].map(
      ([, name = '']) => [name, file] as const,
    ),
  ),
);

/** The files whose documents stand in these scripts. */
const filesIn = (scripts: readonly string[]): ReadonlySet<string | undefined> =>
  new Set(
    Object.entries(documents)
      .filter(([id]) => scripts.some((script) => script.includes(id)))
      .map(([, text]) => fileOf.get(/^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '')),
  );

/** Every script that a page fetches from now on. */
const scriptsOf = (page: Page): Promise<string>[] => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text());
  });
  return scripts;
};

openFixture();

describe('the first page', () => {
  it(
    'carries the documents of signing in, and of nothing that is asked behind it',
    visiting({ language: 'en', size: 'desktop' }, async ({ page }) => {
      const scripts = scriptsOf(page);
      await page.goto('/');
      await seen(page.getByRole('button', { name: 'Sign in with a passkey' }));
      await page.waitForLoadState('networkidle');
      expect(filesIn(await Promise.all(scripts))).toEqual(new Set(['access.graphql', 'authentication.graphql']));
    }),
  );

  it.each(everyEdition)('stands still while it is put together, in $language on a $size', (edition) =>
    visiting(edition, async ({ page }) => {
      await watchMoves(page);
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      expect(await movedOn(page)).toEqual([]);
    })(),
  );
});

describe('the menu of a phone', () => {
  it.each(editions.map(({ language }) => ({ language })))(
    'lies over the page, which stands still, in $language',
    ({ language }) =>
      visiting({ language, size: 'phone' }, async (visitor) => {
        const { page } = visitor;
        const say = words[language];
        await watchMoves(page);
        await page.goto('/');
        await visitor.fillIn(people.vertex.email, passwordOf(people.vertex.email));
        await seen(titleOf(visitor));
        await seen(page.getByRole('tabpanel'));
        await page.getByRole('button', { name: say.menu, exact: true }).click();
        await page.getByRole('link', { name: say.help, exact: true }).filter({ visible: true }).click();
        await seen(page.getByRole('heading', { level: 1, name: say.support, exact: true }));
        await page.waitForLoadState('networkidle');
        expect(await movedOn(page)).toEqual([]);
      })(),
  );
});
