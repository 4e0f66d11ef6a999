import { describe, expect } from '@jest/globals';
import { story } from '@portico/gateway/testing/story';
import { people } from '../src/browser/demo-visitors.ts';
import { bookingWords, button, times } from './book-time-steps.ts';
import { editions, openFixture, seen, visiting } from './fixture.ts';
import { openVisitSaying } from './visit-pages.ts';

const said = {
  en: {
    about: /^About (.+)$/,
    book: 'Book with',
    copay: 'Copay to pay',
    pay: /^Pay copay(?: and balance)?: (\$[\d,.]+)$/,
    alone: 'Copay only',
    title: 'Pay for your visit',
    due: /^(?:Copay for this visit|Due in all|Balance to pay now)$/,
    back: 'Back to Visits',
    list: 'See the visits',
    request: /^Request/,
    asked:
      /^You asked to move the visit on .+ to .+, (?:by video|at .+)\. The old time stays booked until .+ answers\.$/,
  },
  es: {
    about: /^Información sobre (.+)$/,
    book: 'Reservar con',
    copay: 'Copago por pagar',
    pay: /^Pagar copago(?: y saldo)?: (\$[\d,.]+)$/,
    alone: 'Solo el copago',
    title: 'Pagar su cita',
    due: /^(?:Copago de esta cita|Total por pagar|Saldo por pagar ahora)$/,
    back: 'Volver a Citas',
    list: 'Ver las citas',
    request: /^Solicitar/,
    asked:
      /^Pidió cambiar la cita del .+ al .+, (?:por video|en .+)\. El horario anterior sigue reservado hasta que .+ responda\.$/,
  },
} as const;

openFixture();

describe('what is due for a visit', () => {
  const it = story();
  it.each(editions)('MON-049 is paid from the page of the visit, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people[edition.language === 'en' ? 'rich' : 'spanish'] }, async ({ page }) => {
      const say = said[edition.language];
      await openVisitSaying(page, say.copay);
      const main = page.locator('main#content');
      expect(await main.getByRole('link', { name: say.back, exact: true }).count()).toBe(1);
      const links = main.getByRole('link', { name: say.pay });
      const isApart = (await links.count()) > 1;
      for (const link of [0, ...(isApart ? [1] : [])]) {
        const pay = links.nth(link);
        const [, sum = ''] = say.pay.exec((await pay.textContent()) ?? '') ?? [];
        await pay.click();
        await seen(main.getByRole('heading', { level: 1, name: say.title }));
        await seen(main.getByText(say.due).first());
        // What the link said is what is asked for.
        await seen(main.locator('form button[type=submit]').getByText(sum, { exact: true }));
        if (isApart) expect(await main.getByRole('radio', { name: say.alone }).isChecked()).toBe(link === 0);
        await page.goBack();
        await seen(links.first());
      }
    })(),
  );
});

describe('the page about a provider', () => {
  const it = story();
  it.each(editions)('is headed by their name, and begins a booking with them, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const { about, book } = said[edition.language];
      await openVisitSaying(page, '');
      const main = page.locator('main#content');
      const link = main.getByRole('link', { name: about }).first();
      const [, name = ''] = about.exec((await link.textContent()) ?? '') ?? [];
      await link.click();
      await seen(main.getByRole('heading', { level: 1, name, exact: true }));
      await main.getByRole('button', { name: `${book} ${name}` }).click();
      await page.waitForURL('**/appointments/add_appointment*');
    })(),
  );
});

describe('a time that was asked for', () => {
  const it = story();
  // Once: a visit that somebody asked to move offers to change that request from then on.
  it.each(editions.slice(0, 1))('is told of on the list, with when, where and who answers, in $language', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = { ...said[edition.language], ...bookingWords[edition.language] };
      await openVisitSaying(page, '', say.reschedule);
      await button(page, say.reschedule).first().click();
      await page.waitForURL('**/appointments/add_appointment/available_hours');
      await times(page).last().click();
      await page.getByRole('dialog').getByRole('button', { name: say.request }).click();
      await page.getByRole('dialog').getByRole('button', { name: say.list, exact: true }).click();
      await seen(page.getByRole('main').getByText(say.asked));
      await page.reload();
      await seen(page.getByRole('main').getByRole('article').first());
      expect(await page.getByRole('main').getByText(say.asked).count()).toBe(0);
    })(),
  );
});
