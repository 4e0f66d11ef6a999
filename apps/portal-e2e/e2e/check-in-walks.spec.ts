import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import { partnerPractice } from '@portico/demo/partner/start-demo-partner.ts';
import { passByLink, statusOf, visitOf } from './check-in-steps.ts';
import { becomes, seen, browserHarness, visiting, openFixture } from './fixture.ts';
import {
  words,
  every,
  usual,
  copay,
  declinedAmount,
  asking,
  soonLike,
  visitOfLink,
  linkTo,
  paidAt,
  walk,
  pressPay,
  received,
  payAtLast,
  pathOf,
  james,
  delegate,
  entrust,
} from './check-in-visits.ts';

openFixture();

describe('the whole way through check-in', () => {
  beforeAll(entrust);
  afterAll(() => asking(usual));

  /** Each person meets each language and each size, and so do languages and sizes. */
  it.each([
    { person: 'a patient', as: james, language: 'en', size: 'desktop' },
    { person: 'a patient', as: people.spanish, language: 'es', size: 'phone' },
    { person: 'a delegate', as: undefined, language: 'en', size: 'phone' },
    { person: 'a delegate', as: undefined, language: 'es', size: 'desktop' },
  ] as const)(
    'APT-164 APT-172 APT-173 APT-178 APT-182 APT-184 APT-186 APT-202 APT-204 ACC-006 MON-175 $person takes every step and pays, in $language on a $size',
    ({ as, language, size }) =>
      visiting({ language, size, ...(as === undefined ? {} : { as }) }, async (visitor) => {
        const { page } = visitor;
        await asking(every);
        const visit = await soonLike(await visitOf((as ?? james).email, partnerPractice));
        await page.goto(pathOf(visit));
        if (as === undefined) {
          await visitor.fillIn(delegate, passwordOf(delegate));
          await page.getByRole('button', { name: 'James Walker' }).first().click();
        }
        await walk(visitor);
        await becomes(() => statusOf(partnerPractice, visit.id), 'CHECKED-IN');
        // A patient who comes back finds the payment, and none of the steps.
        await seen(page.getByRole('button', { name: words[language].payNow, exact: true }));
        await page.reload();
        await pressPay(visitor);
        await received(visitor);
        await page.waitForURL('**/appointments');
        expect(await paidAt(visit)).toEqual({ payments: 1, copay });
      })(),
  );

  it.each([
    { language: 'en', size: 'desktop', partner: false, isDeclined: true },
    { language: 'es', size: 'phone', partner: true, isDeclined: false },
  ] as const)(
    'APT-164 APT-172 APT-173 APT-178 APT-182 APT-184 APT-187 APT-202 APT-204 APT-207 APT-300 MON-002 MON-324 a guest takes every step and pays, in $language on a $size',
    ({ language, size, partner, isDeclined }) =>
      visiting({ language, size }, async (visitor) => {
        const { page } = visitor;
        const visit = await soonLike(await visitOfLink(), isDeclined ? declinedAmount : copay);
        await linkTo(visit);
        await asking(partner ? [...every, 'task'] : every);
        await passByLink(page, language, partnerPractice);
        await page.waitForURL('**/guest/workflow/check_in/information_check');
        await walk(visitor);
        if (partner) {
          await page.getByRole('button', { name: words[language].partner }).click();
          await page.waitForURL(`${browserHarness().portal.partner.origin}/**`);
          await page.getByRole('radio', { name: 'No' }).check();
          await page.getByRole('textbox').fill('José Núñez');
          await page.getByRole('button', { name: 'Enviar y volver' }).click();
        }
        await (isDeclined ? payAtLast(visitor, visit) : pressPay(visitor));
        await received(visitor);
        await page.waitForURL('**/guest/workflow/appointments/add_appointment_success');
        await seen(page.getByText(words[language].success, { exact: false }));
        expect(await paidAt(visit)).toEqual({ payments: 1, copay });
        // The link opens once more, and nothing is left to do.
        await page.goto('/guest/workflow/check_in');
        await page.waitForURL('**/guest/workflow/appointments/add_appointment_success');
      })(),
  );
});
