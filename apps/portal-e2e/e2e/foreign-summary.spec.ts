import { describe, expect, it } from '@jest/globals';
import { serveForeignSummary } from '../src/browser/foreign-summary.ts';
import { violationsOn } from '../src/screenshots/accessibility-violations.ts';
import { becomes, editions, openFixture, seen, visiting } from './fixture.ts';

const said = {
  en: {
    name: 'Your name or your office',
    open: 'Open the summary',
    sections: [
      ['Allergies', 'Allergy to peanut Active Urticaria'],
      ['Problemas activos', 'Hypertension Active May 2020'],
      ['Problemas resueltos', 'Asthma Resolved'],
      ['Notas del médico', 'Control en mayo & análisis.'],
    ],
  },
  es: {
    name: 'Su nombre o su consultorio',
    open: 'Abrir el resumen',
    sections: [
      ['Alergias', 'Allergy to peanut Activo Urticaria'],
      ['Problemas activos', 'Hypertension Activo may de 2020'],
      ['Problemas resueltos', 'Asthma Resuelto'],
      ['Notas del médico', 'Control en mayo & análisis.'],
    ],
  },
} as const;

openFixture();

describe('a shared summary that another system wrote', () => {
  it.each(editions)('is shown section by section as it says, in $language on a $size', (edition) =>
    visiting(edition, async ({ page }) => {
      const words = said[edition.language];
      await page.goto('/');
      await page.goto(await serveForeignSummary(page, new URL(page.url()).origin));
      await page.getByLabel(words.name).fill('Dr. Away');
      await page.getByRole('button', { name: words.open }).click();
      await seen(page.getByRole('heading', { name: 'Ana Gil' }));
      const shown = await page.locator('main#content section[aria-labelledby]').evaluateAll((sections) =>
        sections.map((section) => [
          // As assistive technology names it.
          document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent,
          section.querySelector('li')?.textContent?.replaceAll('\u00a0', ' '),
        ]),
      );
      expect(shown).toEqual(words.sections);
      const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
      await becomes(() => violationsOn(page), []);
    })(),
  );
});
