import { beforeAll, describe, expect, it } from '@jest/globals';
import { EmbeddedSetup } from '@portico/adapters-practice/embedded';
import { PostgresAccounts } from '@portico/adapters-storage';
import type { Condition, Lab } from '@portico/domain/health';
import { isoText, type ClinicalDate, type LabId } from '@portico/domain/kernel';
import { people } from '../src/browser/demo-visitors.ts';
import { violationsOn } from '../src/screenshots/accessibility-violations.ts';
import { main } from './book-time-steps.ts';
import { becomes, browserHarness, editions, openFixture, seen, titleOf, visiting } from './fixture.ts';
import { pressByKey, tabTo } from './keyboard.ts';

const said = {
  en: {
    timeline: 'Timeline',
    kinds: 'All kinds',
    conditions: 'Conditions (57)',
    time: 'Time',
    fiveYears: 'Last 5 years',
    counted: { some: 'Showing 50 of 57 entries', all: '57 entries', recent: '1 entry' },
    undated: /^1 entry has no date and isn’t shown/,
    older: 'Show older entries',
    clear: 'Clear filters',
    learn: 'Learn about this at MedlinePlus (opens in a new tab)',
    tests: 'Learn about the tests at MedlinePlus',
    opens: 'opens in a new tab',
  },
  es: {
    timeline: 'Línea de tiempo',
    kinds: 'Todos los tipos',
    conditions: 'Problemas de salud (57)',
    time: 'Fechas',
    fiveYears: 'Últimos 5 años',
    counted: { some: 'Se muestran 50 de 57 datos', all: '57 datos', recent: '1 dato' },
    undated: /^1 dato no tiene fecha y no se muestra/,
    older: 'Mostrar datos anteriores',
    clear: 'Quitar los filtros',
    learn: 'Lea sobre esto en MedlinePlus (se abre en otra pestaña)',
    tests: 'Lea sobre las pruebas en MedlinePlus',
    opens: 'se abre en otra pestaña',
  },
} as const;

const lab = {
  ...{ id: 902_001 as LabId, name: 'Blood count', date: '2011-05-09' as ClinicalDate, status: 'final' },
  results: [
    { code: '2345-7', name: 'Glucose', value: { kind: 'quantity', value: '90', unit: 'mg/dL' } },
    { code: '2160-0', name: 'Creatinine', value: { kind: 'quantity', value: '0.9', unit: 'mg/dL' } },
  ],
} as const satisfies Lab;

/** One of last year, one without a date, and more than a page of old ones. */
const conditionsAt = (today: string): readonly Condition[] => [
  {
    ...{ id: 'recent', name: 'Asthma', status: 'active' },
    code: { code: '195967001', system: 'http://snomed.info/sct' },
    onset: `${Number(today.slice(0, 4)) - 1}-03-04` as ClinicalDate,
  },
  { id: 'undated', name: 'Hay fever', status: 'active' },
  ...Array.from({ length: 55 }, (_, at): Condition => ({
    ...{ id: `old-${at}`, name: `Sore throat ${at}`, status: 'resolved' },
    onset: `${2010 - Math.floor(at / 5)}-02-0${5 - (at % 5)}` as ClinicalDate,
  })),
];

openFixture();

beforeAll(async () => {
  const { database, clock } = browserHarness().portal;
  const account = await new PostgresAccounts(database).byLogin(people.empty.email);
  const patient = account?.charts.find(({ practice }) => practice === people.empty.practice);
  if (patient === undefined) throw new Error('There is no such chart.');
  const chart = {
    conditions: { kind: 'entries', entries: conditionsAt(isoText(clock.now())) },
    labs: { kind: 'entries', entries: [lab] },
  } as const;
  await new EmbeddedSetup(database).charts([{ patient, chart }]);
});

describe('the record in the order of time', () => {
  it.each(editions)(
    'opens from My health, shows the kinds and the time that are chosen, and keeps both in its address, in $language on a $size',
    (edition) => {
      const say = said[edition.language];
      return visiting({ ...edition, as: people.empty }, async (visitor) => {
        const { page } = visitor;
        const count = () => main(page).getByRole('status').first().innerText();
        const query = () => Promise.resolve(new URL(page.url()).search);
        await page.goto('/my_health');
        if (edition.size === 'phone') await main(page).locator('nav summary').click();
        await main(page).getByRole('link', { name: say.timeline, exact: true }).click();
        await becomes(() => titleOf(visitor).innerText(), say.timeline);
        await seen(main(page).getByRole('link', { name: 'Asthma' }));

        await pressByKey(page, main(page).getByText(say.kinds, { exact: true }).locator('xpath=ancestor::summary'));
        await tabTo(page, main(page).getByRole('checkbox', { name: say.conditions, exact: true }));
        await page.keyboard.press('Space');
        await becomes(query, '?kinds=conditions');
        await becomes(count, say.counted.some);
        await seen(main(page).getByRole('link', { name: 'Asthma' }));
        expect(await main(page).getByText(lab.name).count()).toBe(0);
        // A year that is folded is opened by the button, and the first row of what was added has the focus.
        await pressByKey(page, main(page).getByRole('button', { name: say.older, exact: true }));
        await becomes(count, say.counted.all);
        await becomes(() => page.evaluate(() => document.activeElement?.textContent), 'Sore throat 49');
        expect(await violationsOn(page)).toEqual([]);

        await main(page).getByLabel(say.time, { exact: true }).selectOption(say.fiveYears);
        await becomes(query, '?kinds=conditions&time=60m');
        await becomes(count, say.counted.recent);
        await page.reload();
        await becomes(count, say.counted.recent);
        await seen(main(page).getByText(say.undated));
        expect(await main(page).locator('a[href*="/my_health/entry/"]').allInnerTexts()).toEqual(['Asthma']);
        expect(await violationsOn(page)).toEqual([]);
        const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(isTooWide).toBe(false);
        await page.goBack();
        await becomes(count, say.counted.some);
        await pressByKey(page, main(page).getByRole('button', { name: say.clear, exact: true }));
        await becomes(query, '');
        await seen(main(page).getByText(say.kinds, { exact: true }));
      })();
    },
  );

  it.each(editions)(
    'leads to an entry, and from there to MedlinePlus in the reader’s language, in $language on a $size',
    (edition) => {
      const say = said[edition.language];
      return visiting({ ...edition, as: people.empty }, async (visitor) => {
        const { page } = visitor;
        const link = (name: string) => main(page).getByRole('link', { name, exact: true });
        const asked = (code: string, system: string) =>
          `https://connect.medlineplus.gov/application?mainSearchCriteria.v.c=${code}&mainSearchCriteria.v.cs=${system}&informationRecipient.languageCode.c=${edition.language}`;
        const kept = async (name: string, address: string) => {
          await seen(link(name));
          expect(await link(name).getAttribute('href')).toBe(address);
          expect(await link(name).getAttribute('rel')).toBe('noopener noreferrer');
          expect(await link(name).getAttribute('target')).toBe('_blank');
        };
        await page.goto('/my_health/timeline?kinds=conditions');
        await link('Asthma').click();
        await becomes(() => titleOf(visitor).innerText(), 'Asthma');
        await kept(say.learn, asked('195967001', '2.16.840.1.113883.6.96'));
        expect(await violationsOn(page)).toEqual([]);

        await page.goto('/my_health/timeline?kinds=labs');
        await link(lab.name).click();
        await main(page).getByText(say.tests, { exact: true }).click();
        await kept(`Glucose (${say.opens})`, asked('2345-7', '2.16.840.1.113883.6.1'));
        await kept(`Creatinine (${say.opens})`, asked('2160-0', '2.16.840.1.113883.6.1'));
        expect(await violationsOn(page)).toEqual([]);
      })();
    },
  );
});
