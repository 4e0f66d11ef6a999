import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { passwordOf, people } from '../src/browser/people.ts';
import { pressByKey, tabTo, typeByKey } from './keyboard.ts';
import { editions, gone, seen, visiting } from './fixture.ts';

export const bookingWords = {
  en: {
    lists: ['Provider', 'Kind of visit', 'Location'],
    search: 'Search this list',
    change: (what: string) => `Change: ${what}`,
    check: 'Check available times',
    procedure: 'Minor procedure',
    other: 'Choose a different date',
    next: 'Next three',
    apply: 'Apply',
    about: 'What is the visit about? (optional)',
    held: /^We are holding this time for you: (10:00|09:5\d) left\.$/,
    book: 'Book this time',
    pay: 'Continue to payment',
    payNow: 'pay now',
    paid: 'Payment received',
    done: 'Done',
    booked: 'Appointment booked',
    calendar: 'Add to calendar',
    forms: 'Go to my forms',
    file: /^visit-2026-03-\d\d\.ics$/,
    summary: 'SUMMARY:Visit at Biscayne Bay Health Partners',
    reschedule: /^Reschedule/,
    cancelled: 'Your old time is canceled.',
    remove: 'Remove the old time from my calendar',
  },
  es: {
    lists: ['Médico', 'Tipo de cita', 'Lugar'],
    search: 'Buscar en esta lista',
    change: (what: string) => `Cambiar: ${what}`,
    check: 'Ver horas disponibles',
    procedure: 'Procedimiento menor',
    other: 'Elegir otra fecha',
    next: 'Próximos tres',
    apply: 'Aplicar',
    about: '¿Cuál es el motivo de la cita? (opcional)',
    held: /^Le guardamos esta hora: quedan (10:00|09:5\d)\.$/,
    book: 'Reservar esta hora',
    pay: 'Continuar al pago',
    payNow: 'pagar ahora',
    paid: 'Pago recibido',
    done: 'Listo',
    booked: 'Cita reservada',
    calendar: 'Agregar al calendario',
    forms: 'Ir a mis formularios',
    file: /^cita-2026-03-\d\d\.ics$/,
    summary: 'SUMMARY:Cita en Biscayne Bay Health Partners',
    reschedule: /^Cambiar la hora/,
    cancelled: 'Su hora anterior está cancelada.',
    remove: 'Quitar la hora anterior de mi calendario',
  },
} as const;
type Said = (typeof bookingWords)[keyof typeof bookingWords];

const main = (page: Page): Locator => page.locator('main#content');
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
export const times = (page: Page): Locator => page.getByRole('toolbar').first().getByRole('button');

/** Who books at once, and a kind of visit there; of the places the first. */
export const choose = async (page: Page, { lists, search, change, check }: Said, kind?: string): Promise<void> => {
  const [provider, visitType, location] = lists;
  await page.goto('/appointments/add_appointment');
  await main(page).getByRole('searchbox', { name: search }).first().fill('Ibáñez');
  await page.getByRole('listbox', { name: provider }).getByRole('option').first().click();
  const kinds = page.getByRole('listbox', { name: visitType }).getByRole('option');
  await (kind === undefined ? kinds.first() : kinds.filter({ hasText: kind })).click();
  const places = page.getByRole('listbox', { name: location });
  const settled = button(page, change(location));
  await seen(places.or(settled).first());
  if (await places.isVisible()) await places.getByRole('option').first().click();
  await seen(settled);
  await button(page, check).click();
  await seen(times(page).first());
};

/** Presses a button that saves a file, and reads it. */
const saved = async (page: Page, press: Locator): Promise<{ readonly name: string; readonly text: string }> => {
  const [file] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
};

export const bookTimeTests = (): void => {
  describe('booking a time', () => {
    it.each(editions)(
      'ACC-409 APT-090 APT-098 APT-099 APT-102 APT-107 APT-112 APT-113 is done on the days that are wanted, and goes into the calendar, in $language',
      (edition) =>
        visiting({ ...edition, as: people.spanish }, async ({ page, events }) => {
          const say = bookingWords[edition.language];
          await choose(page, say);
          await button(page, say.other).click();
          const dates = page.getByRole('dialog');
          await dates.getByRole('button', { name: say.next }).click();
          await dates.getByRole('button', { name: say.apply }).click();
          await gone(dates);
          await times(page).first().click();
          const confirm = page.getByRole('dialog');
          await seen(confirm.getByText(say.held));
          await confirm.getByRole('textbox', { name: say.about }).fill('Un chequeo, ñ');
          await confirm.getByRole('button', { name: say.book }).click();
          const done = page.getByRole('alertdialog', { name: say.booked });
          const file = await saved(page, done.getByRole('button', { name: say.calendar }));
          expect(events).toEqual(['Request Appointment']);
          expect(file.name).toMatch(say.file);
          expect(file.text).toContain(say.summary);
          await done.getByRole('button', { name: say.forms }).click();
          await page.waitForURL('**/dashboard');
          await page.goto('/appointments');
          await seen(main(page).getByText('Un chequeo, ñ').first());
        })(),
    );

    it.each(editions)(
      'APT-104 APT-106 MON-155 MON-156 goes on to its payment, which books it with what it is about, in $language',
      (edition) =>
        visiting({ ...edition, as: people.spanish }, async ({ page }) => {
          const say = bookingWords[edition.language];
          const about = `Un lunar (${edition.language})`;
          await choose(page, say, say.procedure);
          await times(page).nth(1).click();
          const confirm = page.getByRole('dialog');
          await confirm.getByRole('textbox', { name: say.about }).fill(about);
          await confirm.getByRole('button', { name: say.pay }).click();
          await page.waitForURL('**/appointments/add_appointment/prepayment?hold=*');
          expect(page.url()).not.toContain('lunar');
          await button(page, say.payNow).click();
          const paid = page.getByRole('alertdialog', { name: say.paid });
          expect((await saved(page, paid.getByRole('button', { name: say.calendar }))).text).toContain(
            'METHOD:PUBLISH',
          );
          await paid.getByRole('button', { name: say.done }).click();
          await page.waitForURL('**/appointments');
          await seen(main(page).getByText(about).first());
        })(),
    );

    it.each(editions)(
      'APT-116 APT-118 APT-119 APT-120 gives a visit another time in one step, in $language',
      (edition) =>
        visiting({ ...edition, as: people.spanish }, async ({ page }) => {
          const say = bookingWords[edition.language];
          await page.goto('/appointments');
          const card = main(page).getByRole('article').filter({ hasText: 'Un chequeo, ñ' }).first();
          await card.getByRole('button', { name: say.reschedule }).click();
          await page.waitForURL('**/appointments/add_appointment/available_hours');
          await times(page).last().click();
          await page.getByRole('dialog').getByRole('button', { name: say.book }).click();
          const done = page.getByRole('alertdialog', { name: say.booked });
          await seen(done.getByText(say.cancelled));
          const file = await saved(page, done.getByRole('button', { name: say.remove }));
          expect(file.text).toContain('METHOD:CANCEL');
        })(),
    );

    it('APT-091 APT-093 APT-094 begins where something was begun: a new page knows of nothing', () =>
      visiting({ as: people.spanish }, async ({ page }) => {
        for (const path of ['add_appointment', 'check_out']) {
          await page.goto(`/appointments/${path}/available_hours`);
          await page.waitForURL('**/appointments');
        }
        await page.goto('/appointments/add_appointment/prepayment?hold=gone');
        await button(page, 'See open times').click();
        await page.waitForURL('**/appointments/add_appointment');
      })());
  });

  describe('without a mouse', () => {
    it(
      'APT-057 APT-090 APT-099 APT-107 ACC-092 ACC-093 a person signs in, chooses, books and saves the visit for the calendar',
      visiting({ language: 'en', size: 'desktop' }, async ({ page }) => {
        const say = bookingWords.en;
        const [provider, visitType, location] = say.lists;
        await page.goto('/');
        await typeByKey(page, page.locator('#login'), people.spanish.email);
        await typeByKey(page, page.locator('#password'), passwordOf(people.spanish.email));
        await page.keyboard.press('Enter');
        const navigation = page.getByRole('navigation').first();
        const practice = page.getByRole('button', { name: /^Biscayne/ });
        const home = navigation.getByRole('link', { name: 'Appointments', exact: true });
        await seen(practice.or(home).first());
        if (await practice.isVisible()) await pressByKey(page, practice);
        await pressByKey(page, home);
        await pressByKey(page, page.getByRole('link', { name: 'Book a visit' }).first());

        await typeByKey(page, page.getByRole('searchbox', { name: say.search }).first(), 'Ibáñez');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await seen(button(page, say.change(provider)));
        for (const list of [visitType, location]) {
          const settled = button(page, say.change(list));
          const open = page.getByRole('listbox', { name: list });
          await seen(open.or(settled).first());
          if (await open.isVisible()) {
            await typeByKey(page, page.getByRole('searchbox', { name: say.search }).first(), '');
            await page.keyboard.press('ArrowDown');
            await page.keyboard.press('Enter');
          }
          await seen(settled);
        }
        await pressByKey(page, button(page, say.check));

        await tabTo(page, times(page).first());
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        const confirm = page.getByRole('dialog');
        await typeByKey(page, confirm.getByRole('textbox', { name: say.about }), 'By keyboard');
        await pressByKey(page, confirm.getByRole('button', { name: say.book }));

        const done = page.getByRole('alertdialog', { name: say.booked });
        await tabTo(page, done.getByRole('button', { name: say.calendar }));
        const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
        expect(file.suggestedFilename()).toMatch(say.file);
        await pressByKey(page, done.getByRole('button', { name: say.forms }));
        await page.waitForURL('**/dashboard');
      }),
    );
  });
};
