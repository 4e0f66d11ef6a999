import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { people } from '../src/browser/demo-visitors.ts';
import { unfoldRecord } from '../src/browser/unfold-record.ts';
import { openVisit, rowsOf } from '../src/browser/open-visit.ts';
import { bytesOf, textOf } from '../src/browser/read-downloads.ts';
import type { Visitor } from '../src/browser/visitor.ts';
import { main } from './book-time-steps.ts';
import { choose, withHelperOf } from './delegate-steps.ts';
import { editions, openFixture, seen, visiting } from './fixture.ts';
import { typeByKey } from './keyboard.ts';

const said = {
  en: {
    who: people.rich,
    open: /^(Correct or add a note|See why)/,
    from: (name: string) => `Hidden from ${name}`,
    some: 'Hidden from some of them',
    everyone: 'Hidden from everyone who helps you',
    nobody: 'Everyone who helps you can see it',
    save: 'Save who can see it',
    hidden: 'This entry is now hidden.',
    shown: 'People who help you can now see this entry.',
    taken: 'Take the record with you',
    files: [
      'Download for other apps (FHIR)',
      'Download for another doctor (C-CDA)',
      'Download for a trip abroad (IPS)',
    ],
    summary: /^Visit summary/,
    menu: 'Menu',
    search: 'Search',
    field: 'What are you looking for?',
  },
  es: {
    who: people.spanish,
    open: /^(Corregir o anotar|Vea por qué)/,
    from: (name: string) => `Oculto para ${name}`,
    some: 'Oculto para algunas de ellas',
    everyone: 'Oculto para todas las personas que le ayudan',
    nobody: 'Todas las personas que le ayudan pueden verlo',
    save: 'Guardar quién puede verlo',
    hidden: 'Este dato ya está oculto.',
    shown: 'Las personas que le ayudan ya pueden ver este dato.',
    taken: 'Llévese el expediente',
    files: [
      'Descargar para otras aplicaciones (FHIR)',
      'Descargar para otro médico (C-CDA)',
      'Descargar para un viaje al extranjero (IPS)',
    ],
    summary: /^Resumen de la consulta/,
    menu: 'Menú',
    search: 'Buscar',
    field: '¿Qué busca?',
  },
} as const;

type Said = (typeof said)[keyof typeof said];
type Edition = (typeof editions)[number];

/** The last entry of a section of My health whose name stands in no other entry. */
const lastOf = async (page: Page, section: string, say: Said) => {
  await page.goto('/my_health');
  await unfoldRecord(page);
  const way = main(page).locator(`#${section}`).getByRole('link', { name: say.open }).last();
  await seen(way);
  const name = ((await way.getAttribute('aria-label')) ?? '').replace(/^[^:]*: /, '');
  return { address: (await way.getAttribute('href')) ?? '', name };
};

const chooseOn = async (
  page: Page,
  address: string,
  choice: string,
  say: Said,
  outcome: string,
  helpers: readonly string[] = [],
): Promise<void> => {
  await page.goto(address);
  await main(page).getByRole('radio', { name: choice, exact: true }).check();
  for (const helper of helpers) {
    await main(page)
      .getByRole('checkbox', { name: say.from(helper), exact: true })
      .check();
  }
  await main(page).getByRole('button', { name: say.save, exact: true }).click();
  await seen(main(page).getByText(outcome, { exact: true }));
};

const searched = async (page: Page, { language, size }: Edition, words: string): Promise<string> => {
  const say = said[language];
  await page.goto('/my_health');
  if (size === 'phone') await page.getByRole('button', { name: say.menu }).click();
  await page.getByRole('button', { name: say.search, exact: true }).click();
  const answered = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes(JSON.stringify(words)),
  );
  await typeByKey(page, page.getByRole('searchbox', { name: say.field }), words);
  await page.keyboard.press('Enter');
  return JSON.stringify(await (await answered).json());
};

/** Where one who may see the record reads the name of an entry. */
const placesOf = async (page: Page, section: string, name: string, edition: Edition): Promise<readonly string[]> => {
  const say = said[edition.language];
  const texts = new Map<string, string>();
  texts.set('search', await searched(page, edition, name.split(' ').slice(0, 2).join(' ')));
  await page.goto('/my_health');
  await unfoldRecord(page);
  await seen(main(page).locator(`#${section}`));
  texts.set('my health', await main(page).locator(`#${section}`).innerText());
  await page.getByText(say.taken, { exact: true }).click();
  for (const file of say.files) {
    const button = page.getByRole('button', { name: file, exact: true });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    texts.set(file, await textOf(download));
  }
  return [...texts].flatMap(([place, text]) => (text.includes(name) ? [place] : []));
};

/** The summary of the last visit is made for everybody, whatever is hidden. */
const hasSummary = async (page: Page, say: Said): Promise<void> => {
  await page.goto('/appointments');
  const visit = await openVisit(page, rowsOf(page, 'COMPLETED').first());
  const button = visit.getByRole('button', { name: say.summary });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect((await bytesOf(download)).subarray(0, 5).toString('latin1')).toBe('%PDF-');
};

openFixture();

describe('an entry that the patient hides', () => {
  it.each(editions)(
    'is read nowhere by the one it is hidden from, and by the other, until it is shown again, in $language on a $size',
    async (edition) => {
      const say = said[edition.language];
      const dana = await withHelperOf(say.who, `dana-${edition.language}`, 'Dana Fox');
      const eli = await withHelperOf(say.who, `eli-${edition.language}`, 'Eli Fox');
      const everywhere = ['search', 'my health', ...say.files];
      const asHelper = (helper: typeof dana, look: (visitor: Visitor) => Promise<void>) =>
        visiting({ language: edition.language, size: edition.size }, async (visitor) => {
          await visitor.page.goto('/');
          await visitor.fillIn(helper.email, helper.password);
          await choose(visitor, helper.profileName);
          await look(visitor);
        })();

      const { condition, medication } = await new Promise<Hidden>((resolve, reject) => {
        visiting({ ...edition, as: say.who }, async ({ page }) => {
          const found = {
            condition: await lastOf(page, 'conditions', say),
            medication: await lastOf(page, 'medications', say),
          };
          await chooseOn(page, found.condition.address, say.some, say, say.hidden, ['Dana Fox']);
          await chooseOn(page, found.medication.address, say.everyone, say, say.hidden);
          await page.reload();
          expect(await main(page).getByRole('radio', { name: say.everyone, exact: true }).isChecked()).toBe(true);
          resolve(found);
        })().catch(reject);
      });

      await asHelper(dana, async ({ page }) => {
        expect(await placesOf(page, 'conditions', condition.name, edition)).toEqual([]);
        expect(await placesOf(page, 'medications', medication.name, edition)).toEqual([]);
        await page.goto(condition.address);
        await seen(page.getByRole('main'));
        expect(await page.locator('body').innerText()).not.toContain(condition.name);
        await hasSummary(page, say);
      });
      await asHelper(eli, async ({ page }) => {
        expect(await placesOf(page, 'conditions', condition.name, edition)).toEqual(everywhere);
        expect(await placesOf(page, 'medications', medication.name, edition)).toEqual([]);
      });
      await visiting({ ...edition, as: say.who }, async ({ page }) => {
        expect(await placesOf(page, 'conditions', condition.name, edition)).toEqual(everywhere);
        await chooseOn(page, condition.address, say.nobody, say, say.shown);
        await chooseOn(page, medication.address, say.nobody, say, say.shown);
      })();
      await asHelper(dana, async ({ page }) => {
        expect(await placesOf(page, 'conditions', condition.name, edition)).toEqual(everywhere);
        expect(await placesOf(page, 'medications', medication.name, edition)).toEqual(everywhere);
      });
    },
  );
});

interface Hidden {
  readonly condition: { readonly address: string; readonly name: string };
  readonly medication: { readonly address: string; readonly name: string };
}
