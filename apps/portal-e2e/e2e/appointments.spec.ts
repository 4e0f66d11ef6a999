import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openVisit, rowsOf } from '../src/browser/open-visit.ts';
import { people } from '../src/browser/demo-visitors.ts';
import { isGraphql, operationOf } from '../src/browser/visitor.ts';
import { becomes, editions, gone, seen, visiting, openFixture } from './fixture.ts';
import { words } from './expected-words.ts';

/** The cards of one group, by the group's heading. */
const cards = (page: Page, title: string) =>
  page
    .locator('main#content section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
    .locator('[data-status]');

/** Spaces that hold a time together look like any others. */
const plainly = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

const statuses = (page: Page, title: string): Promise<(string | null)[]> =>
  cards(page, title).evaluateAll((all) => all.map((card) => card.getAttribute('data-status')));

const open = async (page: Page, title: string): Promise<void> => {
  await page.goto('/appointments');
  await seen(page.getByRole('heading', { level: 2, name: title, exact: true }));
};

openFixture();

describe('the appointment list', () => {
  it.each(editions)('APT-030 APT-031 APT-032 has its four groups, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const [requests, upcoming, past] = words[edition.language].groups;
      const { today } = words[edition.language];
      await open(page, past);
      await becomes(() => page.getByRole('heading', { level: 2 }).allInnerTexts(), [today, requests, upcoming, past]);
      expect(await statuses(page, today)).toEqual(['CHECKED-IN']);
      expect(await statuses(page, requests)).toEqual(['REQUESTED', 'REQUESTED']);
      expect(await statuses(page, upcoming)).toEqual(['SCHEDULED', 'SCHEDULED', 'SCHEDULED']);
      expect(new Set(await statuses(page, past))).toEqual(new Set(['CANCELLED', 'COMPLETED', 'MISSED']));
    })(),
  );

  it.each(editions)('APT-030 APT-033 loads more of each practice, saying how much is left, in $language', (edition) =>
    visiting({ ...edition, as: people.rich }, async (visitor) => {
      const { page } = visitor;
      const say = words[edition.language];
      const past = cards(page, say.groups[2]);
      const asked: unknown[] = [];
      page.on('request', (request) => {
        if (isGraphql(request) && operationOf(request) === 'GetMoreAppointments') {
          asked.push((request.postDataJSON() as { readonly variables: unknown }).variables);
        }
      });
      await open(page, say.groups[2]);
      const before = await past.count();
      expect(before).toBe(20);
      const more = page.getByRole('button', { name: say.moreAt('Riverwalk Community Clinic', 16), exact: true });
      await more.click();
      await seen(page.getByRole('button', { name: say.moreAt('Riverwalk Community Clinic', 6), exact: true }));
      await becomes(() => past.count(), 30);
      await page.getByRole('button', { name: say.moreAt('Riverwalk Community Clinic', 6), exact: true }).click();
      await gone(page.locator('main').getByRole('button', { name: /Riverwalk/ }));
      await becomes(() => past.count(), 36);
      await page.getByRole('button', { name: say.moreAt('Biscayne Bay Health Partners', 3), exact: true }).click();
      await gone(page.locator('main').getByRole('button', { name: /Biscayne/ }));
      await becomes(() => past.count(), 39);
      expect(asked).toEqual([
        { page: 2, practiceId: 'riverwalk' },
        { page: 3, practiceId: 'riverwalk' },
        { page: 2, practiceId: 'biscayne' },
      ]);
    })(),
  );

  it.each(editions)('APT-034 filters the history by practice, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = words[edition.language];
      await open(page, say.groups[2]);
      const past = cards(page, say.groups[2]);
      const filter = page.getByLabel(say.filter);
      await filter.selectOption({ label: 'Biscayne Bay Health Partners' });
      await gone(past.filter({ hasText: 'Riverwalk' }).first());
      await becomes(() => past.count(), 10);
      await becomes(() => past.filter({ hasText: 'Biscayne Bay Health Partners' }).count(), 10);
      await filter.selectOption('all');
      await seen(past.filter({ hasText: 'Riverwalk' }).first());
    })(),
  );

  it.each(editions)('APT-042 says plainly that there is nothing, in $language', (edition) =>
    visiting({ ...edition, as: people.empty }, async ({ page }) => {
      const say = words[edition.language];
      await page.goto('/appointments');
      await seen(page.getByText(say.noUpcoming, { exact: true }));
      await seen(page.getByText(say.noPast, { exact: true }));
      await seen(page.getByRole('link', { name: say.book, exact: true }));
      expect(await page.getByLabel(say.filter).count()).toBe(0);
    })(),
  );

  it.each([
    {
      language: 'en',
      size: 'desktop',
      status: 'Checked in',
      when: 'Wednesday, March 18 at 4:30 PM',
      call: 'Call this office:',
    },
    {
      language: 'es',
      size: 'phone',
      status: 'Llegada registrada',
      when: 'miércoles, 18 de marzo, 4:30 p. m.',
      call: 'Llamar a este consultorio:',
    },
  ] as const)('APT-043 APT-044 tells on the card of its page when, with whom and where, in $language', (edition) =>
    visiting({ language: edition.language, size: edition.size, as: people.rich }, async ({ page }) => {
      const say = words[edition.language];
      await open(page, say.today);
      const card = await openVisit(page, cards(page, say.today).first());
      expect(plainly(await card.getByRole('heading').innerText())).toBe(edition.when);
      const text = plainly(await card.innerText());
      for (const part of [
        edition.status,
        "Dr. Patrick O'Malley",
        'Riverwalk Mission',
        'Riverwalk Community Clinic',
        '1509 Old Mill Road',
        'San Antonio, TX 78210',
      ]) {
        expect(text).toContain(part);
      }
      const call = card
        .locator('address')
        .getByRole('link', { name: `${edition.call} 210\u2011555\u20110182`, exact: true });
      expect(await call.getAttribute('href')).toMatch(/^tel:\+?\d+$/);
    })(),
  );

  it.each(editions)('APT-047 APT-048 marks each status by a picture besides its color, in $language', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = words[edition.language];
      await open(page, say.groups[2]);
      const pictures = new Set<string>();
      for (const status of ['MISSED', 'REQUESTED', 'CANCELLED']) {
        const badge = page.locator(`[data-status=${status}]`).first().locator('svg').first();
        pictures.add(await badge.innerHTML());
      }
      expect(pictures.size).toBe(3);
      for (const request of await cards(page, say.groups[0]).all()) {
        await seen(request.getByText(say.pending, { exact: true }));
        expect(await request.getByRole('button').count()).toBe(0);
      }
    })(),
  );

  it.each(editions)(
    'APT-050 APT-051 APT-052 cuts a remark of the staff and opens the whole of it, in $language on a $size',
    (edition) =>
      visiting({ ...edition, as: people.vertex }, async ({ page }) => {
        const say = words[edition.language];
        await open(page, say.groups[1]);
        const card = rowsOf(page, 'SCHEDULED').first();
        await seen(card.getByText(say.comment, { exact: true }));
        await seen(card.getByText('Please come fasting, nothing but wa…', { exact: true }));
        await card.getByRole('button').filter({ hasText: say.more }).click();
        const dialog = page.getByRole('dialog', { name: say.comment });
        await seen(dialog.getByText(/^Please come fasting, .*, including vitamins\.$/));
        await page.keyboard.press('Escape');
        await gone(dialog);
        const short = cards(page, say.groups[0]).filter({ hasText: 'We will call you.' });
        await becomes(() => short.getByRole('button').filter({ hasText: say.more }).count(), 0);
      })(),
  );

  it(
    'APT-050 shows no remarks where the practice system is another',
    visiting({ as: people.rich }, async ({ page }) => {
      await open(page, words.en.groups[2]);
      expect(await page.getByText(words.en.comment, { exact: true }).count()).toBe(0);
    }),
  );

  it.each([
    { letters: '100%', most: 4_000 },
    { letters: '200%', most: 12_000 },
  ])('is at most $most px long on a phone with letters of $letters', ({ letters, most }) =>
    visiting({ size: 'phone', as: people.rich }, async ({ page }) => {
      await open(page, words.en.groups[2]);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      await seen(page.locator('main').getByRole('button', { name: /Riverwalk/ }));
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
    })(),
  );
});

describe('the page of a visit', () => {
  it.each(editions)(
    'has an address of its own, costs one request and shows the whole remark, in $language',
    (edition) =>
      visiting({ ...edition, as: people.vertex }, async ({ page, operations }) => {
        const say = words[edition.language];
        await open(page, say.groups[1]);
        await openVisit(page, rowsOf(page, 'SCHEDULED').first());
        const address = page.url();
        operations.length = 0;
        await page.goto(address);
        await seen(page.getByText(/^Please come fasting, .*, including vitamins\.$/));
        expect(operations).toEqual(['GetVisit']);
        await page.getByRole('link', { name: say.allVisits, exact: true }).click();
        await seen(page.getByRole('heading', { level: 2, name: say.groups[2], exact: true }));
      })(),
  );

  it(
    'of nobody that the person knows is not found, and says so once',
    visiting({ as: people.rich }, async ({ page }) => {
      await page.goto('/appointments/visit/riverwalk/not-mine');
      const said = page
        .getByRole('main')
        .getByText('We couldn’t find this in your records.', { exact: true })
        .filter({ visible: true });
      await seen(said.first());
      await becomes(() => said.count(), 1);
      expect(await page.getByRole('article').count()).toBe(0);
    }),
  );
});
