import { describe, expect, it } from '@jest/globals';
import { people } from '../src/browser/demo-visitors.ts';
import { editions, openFixture, seen, visiting } from './fixture.ts';
import { typeByKey } from './keyboard.ts';

const said = {
  en: {
    who: people.elderly,
    menu: 'Menu',
    search: 'Search',
    field: 'What are you looking for?',
    page: ['talk to nurse', 'Write a message', 'New message'],
    words: 'lab results',
    found: 'Your lab results',
  },
  es: {
    who: people.spanish,
    menu: 'Menú',
    search: 'Buscar',
    field: '¿Qué busca?',
    page: ['hablar enfermera', 'Escribir un mensaje', 'Nuevo mensaje'],
    words: 'resultados laboratorio',
    found: 'Sus resultados de laboratorio',
  },
} as const;

openFixture();

describe('the search', () => {
  it.each(editions)('finds pages and messages in $language on a $size, and no address has a word of it', (edition) => {
    const say = said[edition.language];
    return visiting({ ...edition, as: say.who }, async ({ page }) => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      const open = async (): Promise<void> => {
        const menu = page.getByRole('button', { name: say.menu });
        if (edition.size === 'phone') await menu.click();
        await page.getByRole('button', { name: say.search, exact: true }).click();
      };
      await page.goto('/dashboard');
      await open();
      const [words, link, heading] = say.page;
      const field = page.getByRole('searchbox', { name: say.field });
      await typeByKey(page, field, words);
      await page.getByRole('dialog').getByRole('link', { name: link }).click();
      await seen(page.getByRole('heading', { name: heading, exact: true }));
      await open();
      await typeByKey(page, field, say.words);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('link', { name: say.found }).first().click();
      await seen(page.getByRole('heading', { level: 2, name: say.found }));
      const [first] = say.words.split(' ');
      expect(addresses.filter((address) => decodeURI(address).includes(`${first} `))).toEqual([]);
      expect(page.url()).not.toContain(first);
    })();
  });
});
