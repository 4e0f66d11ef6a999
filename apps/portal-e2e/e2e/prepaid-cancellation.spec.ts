import { describe, expect, it } from '@jest/globals';
import { keepTimeToPay } from '../src/browser/hold-prepaid-time.ts';
import { people } from '../src/browser/demo-visitors.ts';
import { isGraphql, operationOf } from '../src/browser/visitor.ts';
import type { Locator, Page, Request } from 'playwright-core';
import { becomes, networkError, seen, browserHarness, visiting, openFixture } from './fixture.ts';

const words = {
  en: {
    pay: /^pay now/,
    paid: 'Payment received',
    back: /^\$40\.00 was prepaid for this visit\. .* refund all of it to your .* ending in \d{4}\./,
    changed: /^The amount you get back of the prepayment has changed\. Nothing was charged/,
  },
  es: {
    pay: /^pagar ahora/,
    paid: 'Pago recibido',
    back: /^Se pagaron \$40\.00 por adelantado .* no se devuelve a su tarjeta .* terminada en \d{4}\./,
    changed: /^Cambió lo que se devuelve del pago por adelantado\. No se cobró nada/,
  },
} as const;

/** One practice gives prepayments back in time, the other never. */
const visitors = [
  { language: 'en', size: 'desktop', as: people.rich, refunds: 1 },
  { language: 'es', size: 'phone', as: people.spanish, refunds: 0 },
] as const;

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** A visit of next week that was just paid for, and costs $40.00 to cancel. */
const prepaidVisit = async (page: Page, { as, language }: (typeof visitors)[number]): Promise<string> => {
  const { portal } = browserHarness();
  const say = words[language];
  const paid = page.waitForResponse((answer) => isPayment(answer.request(), 'MakePrepayment'));
  await page.goto(await keepTimeToPay(portal, as));
  await page.getByRole('button', { name: say.pay, exact: true }).click();
  await seen(dialog(page, say.paid));
  const { data } = (await (await paid).json()) as { readonly data: { readonly makePrepayment: Booked } };
  const appointment = data.makePrepayment.appointment_id;
  await portal.database.rows({
    text: `insert into clinic.visit_dues (practice_id, appointment_id, copay_cents, cancellation_fee_cents)
      values ($1, $2, 0, 4000)`,
    values: [as.practice, appointment],
  });
  return appointment;
};

interface Booked {
  readonly appointment_id: string;
}

const isPayment = (request: Request, operation: string): boolean =>
  isGraphql(request) && operationOf(request) === operation;

/** The page says, once, that one cent less goes back than it showed. */
const sayAnotherAmount = (page: Page): Promise<unknown> =>
  page.route(
    '**/graphql',
    async (route) => {
      const sent = route.request().postData() ?? '';
      await route.continue({ postData: sent.replace(/("prepaymentGivenBack":")\d+\.\d\d/, '$139.99') });
    },
    { times: 1 },
  );

openFixture();

describe('canceling a visit that was paid for ahead, for a fee', () => {
  it.each(visitors)(
    'shows what goes back before the fee is paid, takes none where it is another amount, and gives it back, in $language on a $size',
    (visitor) =>
      visiting(
        visitor,
        async ({ page }) => {
          const say = words[visitor.language];
          const appointment = await prepaidVisit(page, visitor);
          await page.goto(`/appointments/${appointment}/cancellation`);
          await seen(page.getByText(say.back));
          await sayAnotherAmount(page);
          await page.getByRole('button', { name: say.pay, exact: true }).click();
          await seen(page.getByRole('alert').filter({ hasText: say.changed }));
          await seen(page.getByText(say.back));
          expect(await written(appointment)).toEqual([0, 0]);
          await page.getByRole('button', { name: say.pay, exact: true }).click();
          await seen(dialog(page, say.paid));
          await becomes(() => written(appointment), [1, visitor.refunds]);
        },
        { expected: networkError },
      )(),
  );
});

/** How many fees were taken for a visit, and how many prepayments are to go back. */
const written = async (appointment: string): Promise<readonly number[]> => {
  const [row] = await browserHarness().portal.database.rows<{ readonly fees: number; readonly refunds: number }>({
    text: `select (select count(*) from payment_charges where purpose ->> 'appointment' = $1 and state = 'captured')::integer as fees,
      (select count(*) from prepayment_refunds where appointment_id = $1)::integer as refunds`,
    values: [appointment],
  });
  return row === undefined ? [] : [row.fees, row.refunds];
};
