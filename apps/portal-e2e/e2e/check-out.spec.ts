import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { HOUR } from '@portico/domain/kernel';
import { chartOf } from '../src/browser/chart-of-account.ts';
import { people, type DemoVisitor } from '../src/browser/demo-visitors.ts';
import { becomes, gone, seen, browserHarness, visiting, openFixture } from './fixture.ts';

const said = {
  en: {
    out: /^Check out/,
    pay: /^Pay \$/,
    due: /^(?:Copay for this visit|Due in all)$/,
    payNow: /^pay now/,
    paid: 'Payment received',
    back: 'Back to check-out',
    nothing: 'Nothing is left to pay.',
    next: 'Book the next visit',
    answers: [
      ['No', 'Next'],
      ['At the office', 'Next'],
      ['Yes', 'Continue'],
    ],
    book: 'Book this time',
    booked: 'Visit booked',
    goOn: 'Continue with check-out',
    isBooked: /^Booked: /,
    formsFirst: 'Please fill out the form first.',
    fillIn: 'Fill out the form',
    sent: 'Sent to the practice',
    clear: 'Yes',
    send: 'Send',
    notNow: /^Not now: /,
    checkOut: 'Check out',
    done: 'You’re checked out',
    close: 'Done',
    completed: 'Completed',
  },
  es: {
    out: /^Terminar la consulta/,
    notNow: /^Ahora no: /,
    checkOut: 'Terminar la consulta',
    done: 'Su consulta quedó terminada',
    survey: 'Responder la encuesta',
    stars: '5 estrellas de 5',
    waited: 'Menos de 15 minutos',
    send: 'Enviar respuestas',
    thanks: 'Gracias por sus respuestas.',
    pay: /^Pagar \$/,
    due: /^(?:Copago de esta cita|Total por pagar)$/,
  },
} as const;

const main = (page: Page): Locator => page.locator('main#content');
const button = (page: Page, name: string | RegExp): Locator =>
  main(page).getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
const step = (page: Page, name: string): Locator => main(page).locator(`[data-step=${name}]`);
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Moves a visit that the person checked in for into the past for `run`, and restores it afterwards. */
const asIfOver = async ({ practice, email }: DemoVisitor, run: () => Promise<void>): Promise<void> => {
  const { database, clock } = browserHarness().portal;
  const { patient } = await chartOf(browserHarness().portal, { practice, email });
  const [visit] = await database.rows<{ readonly id: string; readonly starts_at: number; readonly ends_at: number }>({
    text: `select id, starts_at, ends_at from clinic.appointments
           where practice_id = $1 and patient_id = $2 and status = 'CHECKED-IN'`,
    values: [practice, patient],
  });
  if (visit === undefined) throw new Error(`${email} has come to no visit.`);
  const put = (starts: number, ends: number) =>
    database.rows({
      text: `update clinic.appointments set status = 'CHECKED-IN', starts_at = $3, ends_at = $4 where practice_id = $1 and id = $2`,
      values: [practice, visit.id, starts, ends],
    });
  try {
    await put(clock.now() - 2 * HOUR, clock.now() - HOUR);
    await run();
  } finally {
    await put(visit.starts_at, visit.ends_at);
  }
};

openFixture();

describe('checking out of a visit', () => {
  // Must run first: a visit that is checked out cannot be left on the way.
  it('APT-231 is told to analytics when it is left on the way, and not when it goes on to a page of its own', () =>
    visiting({ as: people.leaving }, async ({ page, events }) => {
      const say = said.en;
      await page.goto('/appointments');
      await button(page, say.out).click();
      await step(page, 'payment').getByRole('button', { name: say.pay }).click();
      await seen(page.getByRole('heading', { level: 2, name: say.due }));
      expect(events).toEqual([]);
      await page.getByRole('navigation').first().getByRole('link', { name: 'Messages' }).click();
      await becomes(async () => events, ['Cancel Check Out']);
    })());

  it(
    'ACC-096 ACC-097 ACC-098 ACC-099 APT-215 APT-216 APT-217 APT-218 APT-219 APT-223 APT-227 APT-229 APT-230 MON-046 pays, books the next visit, fills in the form, and checks out when it is pressed for, in en on a desktop',
    visiting({ language: 'en', size: 'desktop', as: people.leaving }, async ({ page }) => {
      const say = said.en;
      await page.goto('/appointments');
      await button(page, say.out).click();
      await page.waitForURL('**/appointments/check_out?*');

      await step(page, 'payment').getByRole('button', { name: say.pay }).click();
      await seen(page.getByRole('heading', { level: 2, name: say.due }));
      await button(page, say.payNow).click();
      // The receipt is shown within the check-out, and leads back to it.
      await dialog(page, say.paid).getByRole('button', { name: 'See receipt' }).click();
      await seen(main(page).getByRole('button', { name: 'Download PDF' }));
      await button(page, say.back).click();
      // A survey waits as a step of check-out; the payment does not lead into it.
      await page.waitForURL('**/appointments/check_out?*');
      await seen(step(page, 'payment').getByText(say.nothing));

      await step(page, 'next-visit').getByRole('button', { name: say.next }).click();
      for (const [option, press] of say.answers) {
        await main(page).getByRole('radio', { name: option, exact: true }).check();
        await button(page, press).click();
      }
      await page.waitForURL('**/appointments/check_out/available_hours');
      await page.getByRole('toolbar').first().getByRole('button').first().click();
      await page.getByRole('dialog').getByRole('button', { name: say.book }).click();
      await dialog(page, say.booked).getByRole('button', { name: say.goOn }).click();
      await page.waitForURL('**/appointments/check_out?*');
      await seen(step(page, 'next-visit').getByText(say.isBooked));

      // What the visit asks for comes last here: there is no checking out without it, and none by it.
      await main(page).getByRole('button', { name: say.checkOut, exact: true }).click();
      await seen(main(page).getByText(say.formsFirst));
      await step(page, 'forms').getByRole('button', { name: say.fillIn }).click();
      await main(page).getByRole('radio', { name: say.clear, exact: true }).check();
      await button(page, say.back).click();
      await step(page, 'forms').getByRole('button', { name: say.fillIn }).click();
      await seen(main(page).getByRole('radio', { name: say.clear, exact: true, checked: true }));
      await button(page, say.send).click();
      // The survey is still open, and offered first.
      await dialog(page, say.sent).getByRole('button', { name: say.back }).click();
      await main(page).getByRole('button', { name: say.checkOut, exact: true }).click();
      const done = dialog(page, say.done);
      await done.getByRole('button', { name: say.close }).click();
      await page.waitForURL('**/appointments');
      await seen(main(page).getByText(say.completed).first());
      await gone(button(page, say.out));
    }),
  );

  it(
    'ACC-099 APT-215 APT-218 APT-227 APT-229 APT-230 checks out first, and goes on to the survey from the done modal, in es on a phone',
    visiting({ language: 'es', size: 'phone', as: people.leavingInSpanish }, async ({ page }) => {
      const say = said.es;
      await page.goto('/appointments');
      await button(page, say.out).click();
      await step(page, 'next-visit').getByRole('button', { name: say.notNow }).click();
      await button(page, say.checkOut).click();
      await dialog(page, say.done).getByRole('button', { name: say.survey }).click();
      await page.waitForURL('**/appointments/check_out/survey?*');
      for (const question of [0, 1]) {
        await main(page).getByRole('radio', { name: say.stars, exact: true }).nth(question).check({ force: true });
      }
      await main(page).getByRole('radio', { name: say.waited, exact: true }).check();
      await button(page, say.send).click();
      await page.waitForURL('**/appointments/check_out?*');
      await seen(step(page, 'survey').getByText(say.thanks));
      await step(page, 'payment').getByRole('button', { name: say.pay }).click();
      await seen(page.getByRole('heading', { level: 2, name: say.due }));
      // A page that is loaded anew stands where it stood.
      await page.reload();
      await seen(page.getByRole('heading', { level: 2, name: say.due }));
    }),
  );

  it(
    'APT-228 goes on from the done modal to the payment where the survey is left out, in en on a desktop',
    visiting({ as: people.rich }, ({ page }) =>
      asIfOver(people.rich, async () => {
        const say = said.en;
        await page.goto('/appointments');
        await button(page, say.out).first().click();
        await step(page, 'survey').getByRole('button', { name: say.notNow }).click();
        await button(page, say.checkOut).click();
        await dialog(page, say.done).getByRole('button', { name: say.pay }).click();
        await seen(page.getByRole('heading', { level: 2, name: say.due }));
        expect(new URL(page.url()).pathname).toBe('/appointments/check_out');
      }),
    ),
  );

  it('APT-233 is none where no visit is named, and cannot be come to', () =>
    visiting({ as: people.elderly }, async ({ page }) => {
      for (const query of ['', '?practiceId=saguaro&appointmentId=a-visit']) {
        await page.goto(`/appointments/check_out${query}`);
        await page.waitForURL('**/appointments');
      }
      expect(new URL(page.url()).pathname).toBe('/appointments');
    })());
});
