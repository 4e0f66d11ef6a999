import { describe, expect, it } from '@jest/globals';
import { people } from '../src/browser/demo-visitors.ts';
import { unfoldRecord } from '../src/browser/unfold-record.ts';
import { editions, openFixture, seen, visiting } from './fixture.ts';

const said = {
  en: {
    kind: 'Progress note',
    heading: 'Shown as the practice’s record has it',
    correct: 'Correct or add a note',
    visit: 'See this visit in the record',
  },
  es: {
    kind: 'Nota de evolución',
    heading: 'Se muestra como está',
    correct: 'Corregir o anotar',
    visit: 'Ver esta consulta en el expediente',
  },
} as const;

openFixture();

describe('clinical notes', () => {
  it.each(editions)('open as pages from My health and from their visit, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const words = said[edition.language];
      await page.goto('/my_health');
      await unfoldRecord(page);
      const notes = page.locator('#notes');
      await seen(notes.getByRole('link').first());
      await seen(page.locator('#encounters').getByRole('link').first());
      await seen(notes.getByText(words.kind).first());
      await page.locator('#encounters').locator('a[href*="/my_health/note/"]').first().click();
      const article = page.locator('main#content article');
      await seen(article);
      await seen(article.getByText(words.heading));
      // The text says which language it is in, whatever the portal speaks.
      expect(await article.locator('div[lang]').getAttribute('lang')).toMatch(/^(?:en|es)$/);
      expect(await article.locator('table th').count()).toBe(2);
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isTooWide).toBe(false);
      const note = new URL(page.url()).pathname;
      await article.getByRole('link', { name: words.visit }).click();
      // The visit is in sight and has the focus, itself or the link that was pressed there, and leads back to the note.
      const visit = page.locator('#encounters [data-entry=entry]:focus-within');
      await seen(visit);
      await visit.locator(`a[href$="${note}"]`).click();
      await article.getByRole('link', { name: words.correct }).click();
      await page.waitForURL('**/my_health/entry/notes/**');
    })(),
  );
});
