import { describe, expect, it } from '@jest/globals';
import { story } from '@portico/gateway/testing/story';
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import { pressByKey, tabTo, typeByKey } from './keyboard.ts';
import { becomes, editions, gone, seen, visiting, openFixture } from './fixture.ts';
import { openVisitSaying } from './visit-pages.ts';
import { bookingWords, button, times, choose, saved } from './book-time-steps.ts';

openFixture();

describe('booking a time', () => {
  const it = story();
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
        // Back of the phone closes what is open, and nothing of it is lost.
        await page.goBack();
        await gone(confirm);
        expect(new URL(page.url()).pathname).toBe('/appointments/add_appointment/available_hours');
        await times(page).first().click();
        await becomes(() => confirm.getByRole('textbox', { name: say.about }).inputValue(), 'Un chequeo, ñ');
        await confirm.getByRole('button', { name: say.book }).click();
        const done = page.getByRole('dialog', { name: say.booked });
        const file = await saved(page, done.getByRole('button', { name: say.calendar }));
        expect(events).toEqual(['Request Appointment']);
        expect(file.name).toMatch(say.file);
        expect(file.text).toContain(say.summary);
        await done.getByRole('button', { name: say.forms }).click();
        await page.waitForURL('**/dashboard');
        await openVisitSaying(page, 'Un chequeo, ñ');
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
        await seen(
          page.getByText(
            { en: 'This time is held for you until', es: 'Este horario está reservado para usted.' }[edition.language],
          ),
        );
        expect(page.url()).not.toContain('lunar');
        await button(page, say.payNow).click();
        const paid = page.getByRole('dialog', { name: say.paid });
        expect((await saved(page, paid.getByRole('button', { name: say.calendar }))).text).toContain('METHOD:PUBLISH');
        await paid.getByRole('button', { name: say.done }).click();
        await page.waitForURL('**/appointments');
        await openVisitSaying(page, about);
      })(),
  );

  it.each(editions)('APT-116 APT-118 APT-119 APT-120 gives a visit another time in one step, in $language', (edition) =>
    visiting({ ...edition, as: people.spanish }, async ({ page }) => {
      const say = bookingWords[edition.language];
      await openVisitSaying(page, 'Un chequeo, ñ', say.reschedule);
      await button(page, say.reschedule).first().click();
      await page.waitForURL('**/appointments/add_appointment/available_hours');
      await times(page).last().click();
      await page.getByRole('dialog').getByRole('button', { name: say.move }).click();
      const done = page.getByRole('dialog', { name: say.moved });
      await seen(done.getByText(say.canceled));
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
      await button(page, 'See available times').click();
      await page.waitForURL('**/appointments/add_appointment');
    })());
});

describe('without a mouse', () => {
  it(
    'APT-057 APT-090 APT-099 APT-107 ACC-092 ACC-093 a person signs in, chooses, books and saves the visit for the calendar',
    visiting({ language: 'en', size: 'desktop' }, async ({ page, announcements }) => {
      const say = bookingWords.en;
      const [provider, visitType, location] = say.lists;
      await page.goto('/');
      await typeByKey(page, page.locator('#login'), people.spanish.email);
      await typeByKey(page, page.locator('#password'), passwordOf(people.spanish.email));
      await page.keyboard.press('Enter');
      const navigation = page.getByRole('navigation').first();
      const practice = page.getByRole('button', { name: /^Biscayne/ });
      const home = navigation.getByRole('link', { name: 'Visits', exact: true });
      await seen(practice.or(home).first());
      if (await practice.isVisible()) await pressByKey(page, practice);
      await pressByKey(page, home);
      await pressByKey(page, page.getByRole('link', { name: 'Book a visit' }).first());

      await typeByKey(page, page.getByRole('combobox', { name: say.search }).first(), 'Ibáñez');
      await becomes(() => Promise.resolve(announcements.some(({ text }) => text === '1 result')), true);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await seen(button(page, say.change(provider)));
      for (const list of [visitType, location]) {
        const settled = button(page, say.change(list));
        const open = page.getByRole('listbox', { name: list });
        await seen(open.or(settled).first());
        if (await open.isVisible()) {
          await typeByKey(page, page.getByRole('combobox', { name: say.search }).first(), '');
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

      const done = page.getByRole('dialog', { name: say.booked });
      await tabTo(page, done.getByRole('button', { name: say.calendar }));
      const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
      expect(file.suggestedFilename()).toMatch(say.file);
      await pressByKey(page, done.getByRole('button', { name: say.forms }));
      await page.waitForURL('**/dashboard');
    }),
  );
});
