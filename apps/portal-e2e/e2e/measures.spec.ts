import { beforeAll, describe, expect, it } from '@jest/globals';
import { people } from '../src/browser/demo-visitors.ts';
import { childsValues, makeChild, putVitalSigns } from '../src/browser/grow-a-child.ts';
import { unfoldRecord } from '../src/browser/unfold-record.ts';
import { becomes, browserHarness, editions, openFixture, seen, titleOf, visiting } from './fixture.ts';

const said = {
  en: {
    who: people.rich,
    latest: 'Latest value',
    correct: /^Correct or add a note: /,
    all: 'See all values over time',
    girls: /about the \d+(?:st|nd|rd|th) percentile for girls of the same age/,
    computed: /This portal works out percentiles from the WHO .* and the CDC growth charts of 2000/,
    percentile: 'Percentile',
    older: 'Show 40 older values',
    time: 'Time shown',
  },
  es: {
    who: people.spanish,
    latest: 'Último valor',
    correct: /^Corregir o anotar: /,
    all: 'Ver todos los valores a lo largo del tiempo',
    girls: /cerca del percentil \d+ para niñas de la misma edad/,
    computed: /Este portal calcula los percentiles con los patrones .* de los CDC de 2000/,
    percentile: 'Percentil',
    older: 'Mostrar 40 valores anteriores',
    time: 'Tiempo que se muestra',
  },
} as const;

openFixture();

beforeAll(async () => {
  const { database } = browserHarness().portal;
  await putVitalSigns(database, childsValues);
  await makeChild(database, '2020-03-01', 'Female');
});

describe('one test or vital sign over time', () => {
  it.each(editions)('opens from My health and from the page of an entry, in $language on a $size', (edition) => {
    const words = said[edition.language];
    return visiting({ ...edition, as: words.who }, async (visitor) => {
      const { page } = visitor;
      await page.goto('/my_health');
      await unfoldRecord(page);
      const way = page.locator('#vitalSigns a[href*="/my_health/measure/"]').first();
      const name = await way.innerText();
      await way.click();
      await page.waitForURL('**/my_health/measure/vitalSigns/*/0');
      await becomes(() => titleOf(visitor).innerText(), name);
      const main = page.locator('main#content');
      await seen(main.getByRole('heading', { name: words.latest }));
      await seen(main.locator('figure svg').first());
      expect(await main.locator('tbody tr').count()).toBeGreaterThan(2);
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isTooWide).toBe(false);
      await main.getByRole('link', { name: words.correct }).first().click();
      await page.waitForURL('**/my_health/entry/vitalSigns/*');
      await seen(main.getByRole('heading', { name: words.all }));
      await main.locator('a[href*="/my_health/measure/vitalSigns/"]').click();
      await becomes(() => titleOf(visitor).innerText(), name);

      await page.goto('/my_health');
      await unfoldRecord(page);
      // A report folds, and so does the section around it.
      const report = page.locator('#labs details[id^="lab-"]').first();
      await report.locator('summary').click();
      const test = report.locator('a[href*="/my_health/measure/labs/"]').first();
      const tested = await test.innerText();
      await test.click();
      await becomes(() => titleOf(visitor).innerText(), tested);
      await seen(main.locator('tbody tr').first());
    })();
  });

  it.each(editions)(
    'says a child’s percentiles and whose tables they come from, in $language on a $size',
    (edition) => {
      const words = said[edition.language];
      return visiting({ ...edition, as: people.empty }, async ({ page }) => {
        const main = page.locator('main#content');
        await page.goto('/my_health/measure/vitalSigns/weight-0/0');
        await seen(main.getByText(words.girls));
        await seen(main.getByText(words.computed));
        await seen(main.getByRole('columnheader', { name: words.percentile }));
        // The first value is of the first day of life, of which the monthly tables say nothing.
        expect(await main.locator('tbody tr').last().locator('td').nth(1).innerText()).toMatch(
          /^(Not available|No disponible)$/,
        );
        const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(isTooWide).toBe(false);
      })();
    },
  );

  it('folds all but twenty of sixty values, and draws the time that is chosen', () =>
    visiting({ as: people.empty }, async ({ page }) => {
      const main = page.locator('main#content');
      await page.goto('/my_health/measure/vitalSigns/pulse-0/0');
      const rows = main.locator('tbody tr:visible');
      await becomes(() => rows.count(), 20);
      await main.getByRole('button', { name: said.en.older }).click();
      await becomes(() => rows.count(), 60);
      await becomes(() => rows.nth(20).evaluate((row) => row === document.activeElement), true);
      const points = main.locator('figure svg svg:not([data-break])');
      await becomes(() => points.count(), 60);
      await main.getByLabel(said.en.time).selectOption({ index: 0 });
      await becomes(async () => (await points.count()) < 60, true);
    })());
});
