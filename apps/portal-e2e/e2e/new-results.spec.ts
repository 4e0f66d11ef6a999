import { describe, expect, it } from '@jest/globals';
import { EmbeddedSetup } from '@portico/adapters-practice/embedded';
import { PostgresAccounts } from '@portico/adapters-storage';
import { paths } from '@portico/application/kernel';
import type { Locator } from 'playwright-core';
import { isoText, type ClinicalDate, type LabId } from '@portico/domain/kernel';
import { people } from '../src/browser/demo-visitors.ts';
import { unfoldRecord } from '../src/browser/unfold-record.ts';
import { newcomer } from '../src/browser/new-test-account.ts';
import { violationsOn } from '../src/screenshots/accessibility-violations.ts';
import { main } from './book-time-steps.ts';
import { becomes, browserHarness, editions, seen, visiting, openFixture } from './fixture.ts';

const said = {
  en: { like: people.rich, isNew: 'New', see: 'See results', report: 'Vitamin D', id: 900_001 },
  es: { like: people.spanish, isNew: 'Nuevo', see: 'Ver resultados', report: 'Vitamina D', id: 900_002 },
} as const;
const comment = 'All of it is fine. Todo está bien.';

/** The practice writes a report into the record of a person, with a comment by the doctor. */
const reportTo = async (email: string, practice: string, name: string, id: number): Promise<void> => {
  const { database, clock } = browserHarness().portal;
  const account = await new PostgresAccounts(database).byLogin(email);
  const patient = account?.charts.find((chart) => chart.practice === practice);
  if (patient === undefined) throw new Error('There is no such chart.');
  const report = {
    ...{ id: id as LabId, name, status: 'final' as const },
    date: isoText(clock.now()).slice(0, 10) as ClinicalDate,
    comments: [{ text: comment, author: 'Dr. Lane' }],
    results: [{ code: 'vitamin-d', name, value: { kind: 'quantity' as const, value: '31', unit: 'ng/mL' } }],
  } as const;
  await new EmbeddedSetup(database).charts([{ patient, chart: { labs: { kind: 'entries', entries: [report] } } }]);
};

/** Waits until it has the focus and stands below the bar of the frame, within the window. */
const standsInWindow = (sought: Locator): Promise<void> =>
  becomes(
    () =>
      sought.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { focused: document.activeElement === element, below: top >= 60, within: bottom <= innerHeight };
      }),
    { focused: true, below: true, within: true },
  );

openFixture();

describe('a new result', () => {
  it.each(editions)(
    'is a row of Home, is marked in the record, and is new no more once it is opened, in $language on a $size',
    (edition) => {
      const { like, isNew, see, report, id } = said[edition.language];
      return visiting({ ...edition }, async (visitor) => {
        const { page } = visitor;
        const name = `results-${edition.language}`;
        const { email, password } = await newcomer(browserHarness(), like, { name, language: edition.language });
        await reportTo(email, like.practice, report, id);
        await page.goto('/');
        await visitor.fillIn(email, password);
        const row = page.locator('main#content section[aria-labelledby=to-do] li').filter({ hasText: see });
        await seen(row);
        if (edition.language === 'en') {
          // The practice has an important message.
          await seen(page.getByRole('dialog'));
          await page.keyboard.press('Escape');
          await becomes(() => page.getByRole('dialog').count(), 0);
        }
        await row.getByRole('link', { name: see }).click();
        const lab = main(page).locator(`#lab-${id}`);
        const mark = lab.locator('summary').getByText(isNew, { exact: true });
        await seen(lab.getByText(comment));
        // The newest is read first; the others are open below it, and each is new until it comes into view.
        const reports = main(page).locator('#labs details[id^=lab-][open]');
        await standsInWindow(reports.first().locator('summary').first());
        expect(await reports.first().getAttribute('id')).toBe(`lab-${id}`);
        expect(await violationsOn(page)).toEqual([]);
        await becomes(() => Promise.resolve(visitor.operations.includes('SeeLab')), true);
        const marks = reports.locator('summary').getByText(isNew, { exact: true });
        expect(await marks.count()).toBeGreaterThan(0);
        for (const report of await reports.all()) {
          await report.evaluate((each) => each.scrollIntoView({ block: 'start', behavior: 'instant' }));
          await becomes(() => report.locator('summary').getByText(isNew, { exact: true }).count(), 0);
        }
        expect(await marks.count()).toBe(0);
        expect(await mark.count()).toBe(0);
        await page.waitForLoadState('networkidle');
        await page.reload();
        await seen(lab.locator('summary'));
        expect(await mark.count()).toBe(0);
        await page.goto('/dashboard');
        await seen(page.locator('#to-do'));
        await becomes(() => row.count(), 0);
      })();
    },
  );

  it.each([
    { language: 'en', size: 'phone' },
    { language: 'es', size: 'phone' },
    { language: 'en', size: 'desktop' },
  ] as const)(
    'of several is the first to read that “See results” leads to, with the others open below it, in $language on a $size',
    (edition) =>
      visiting({ ...edition }, async (visitor) => {
        const { page } = visitor;
        const { like } = said[edition.language];
        const name = `several-${edition.language}-${edition.size}`;
        const { email, password } = await newcomer(browserHarness(), like, { name, language: edition.language });
        await page.goto('/');
        await visitor.fillIn(email, password);
        const row = page.locator('section[aria-labelledby=to-do] li').filter({ hasText: said[edition.language].see });
        await seen(row);
        if (edition.language === 'en') {
          await seen(page.getByRole('dialog'));
          await page.keyboard.press('Escape');
          await becomes(() => page.getByRole('dialog').count(), 0);
        }
        expect(Number(/\d+/.exec(await row.innerText())?.[0])).toBeGreaterThan(1);
        await row.getByRole('link').click();
        const open = main(page).locator('#labs details[id^=lab-][open] > summary');
        await standsInWindow(open.first());
        await becomes(async () => (await open.count()) > 1, true);
      })(),
  );

  it.each(editions)('and the way back from what was read there leads to it again, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const back = () => page.locator(`a[href^="${paths.myHealth}#"]`).first().click();
      const standing = (link: Locator) =>
        link.evaluate((element) => ({
          focused: document.activeElement === element,
          top: element.getBoundingClientRect().top,
          // What was new stands elsewhere once it was opened.
          open: [...document.querySelectorAll('main details[open]')].map((fold) => fold.closest('[id]')?.id).toSorted(),
        }));
      /** A press of the link and the way back find the page as it was. */
      const isAsLeft = async (link: Locator, goBack: () => Promise<unknown>): Promise<void> => {
        await link.scrollIntoViewIfNeeded();
        await link.focus();
        const before = await standing(link);
        await link.click();
        await seen(page.locator('main#content:not(:has(#careTeam))'));
        await page.waitForLoadState('networkidle');
        await goBack();
        const { top, ...rest } = before;
        await becomes(
          async () => {
            const after = await standing(link);
            return { ...after, top: Math.abs(after.top - top) < 2 };
          },
          { ...rest, top: true },
        );
      };
      await page.goto(`${paths.myHealth}#labs`);
      const closed = main(page).locator('#labs details[id^=lab-]:not([open])').nth(3);
      const report = main(page).locator(`#${await closed.getAttribute('id')}`);
      await report.locator('summary').click();
      await isAsLeft(report.locator('dt a').first(), back);
      await isAsLeft(report.locator('dt a').last(), () => page.goBack());
      await unfoldRecord(page);
      const medication = main(page).locator('#medications li').nth(2);
      await isAsLeft(medication.locator('[data-no-print] a').last(), back);
      await isAsLeft(main(page).locator('#labs a[href*=timeline]'), () => page.goBack());
    })(),
  );

  it.each([
    { language: 'en', size: 'phone' },
    { language: 'en', size: 'desktop' },
  ] as const)('and a section of the record is shown by its address, on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      await page.goto('/my_health');
      await seen(main(page).locator('#careTeam'));
      const ids = await main(page)
        .locator('section[id]')
        .evaluateAll((sections) => sections.map(({ id }) => id));
      expect(ids.length).toBeGreaterThan(9);
      const isShown = (id: string) => standsInWindow(main(page).locator(`#${id}-title`));
      // Every third: they are of one kind, and each of them costs a second.
      for (const id of ids.filter((_, at) => at % 3 === 0)) {
        await page.evaluate((sought) => location.assign(`#${sought}`), id);
        await isShown(id);
      }
      // By an address that opens the portal: one at the top, one in the middle and the last, as parts above them still come.
      for (const id of [ids[1], ids[Math.floor(ids.length / 2)], ids.at(-1)] as string[]) {
        await page.goto('about:blank');
        await page.goto(`/my_health#${id}`);
        await isShown(id);
      }
    })(),
  );
});
