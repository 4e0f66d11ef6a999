import { describe, expect, it } from '@jest/globals';
import type { Locator, Page, Route } from 'playwright-core';
import { story } from '@portico/gateway/testing/story';
import { keepTimeToPay } from '../src/browser/hold-prepaid-time.ts';
import { people } from '../src/browser/demo-visitors.ts';
import { typeCard } from '../src/browser/type-card.ts';
import { isGraphql, operationOf, type Visitor } from '../src/browser/visitor.ts';
import { balanceWords, choosePart, openBalance } from './pay-balance-steps.ts';
import { becomes, editions, gone, networkError, seen, browserHarness, visiting, openFixture } from './fixture.ts';

/** What a person reads on the make-payment screen. */
const words = {
  en: {
    ...balanceWords.en,
    plan: /^Payment plan/,
    newCard: 'New card',
    cash: 'Cash',
    card: 'Credit or debit card',
    cashSaid: 'Cash cannot be paid online. Please pay at the front desk of the practice or choose a card.',
    ok: 'OK',
    payNow: /^pay now/,
    schedule: 'schedule payment',
    update: 'update plan',
    amount: 'Amount in the plan',
    monthly: 'Monthly',
    months: 'Number of months',
    everyPayment: 'Every payment',
    agree: 'I agree to the terms of the plan',
    paid: 'Payment received',
    scheduled: 'Payment scheduled',
    planMade: 'Payment plan set up',
    planChanged: 'Payment plan updated',
    planEnded: 'Payment plan canceled',
    deleted: 'Payment deleted',
    done: 'Done',
    declined: /^Your bank declined the card\. Nothing was charged\./,
    oneTime: ['Amount', 'Payment date'],
    remove: 'Delete this payment',
    removeYes: 'Yes, delete it',
    cancel: 'Cancel this plan',
    cancelYes: 'Yes, cancel the plan',
    booked: 'The visit is booked.',
  },
  es: {
    ...balanceWords.es,
    plan: /^Plan de pagos/,
    newCard: 'Tarjeta nueva',
    cash: 'Efectivo',
    card: 'Tarjeta de crédito o débito',
    cashSaid: 'No se puede pagar en efectivo en línea. Pague en la recepción del consultorio o elija una tarjeta.',
    ok: 'Entendido',
    payNow: /^pagar ahora/,
    schedule: 'programar el pago',
    update: 'actualizar el plan',
    amount: 'Monto en el plan',
    monthly: 'Cada mes',
    months: 'Número de meses',
    everyPayment: 'Cada pago',
    agree: 'Acepto los términos del plan',
    paid: 'Pago recibido',
    scheduled: 'Pago programado',
    planMade: 'Plan de pagos listo',
    planChanged: 'Plan de pagos actualizado',
    planEnded: 'Plan de pagos cancelado',
    deleted: 'Pago eliminado',
    done: 'Listo',
    declined: /^Su banco rechazó la tarjeta\. No se cobró nada\./,
    oneTime: ['Monto', 'Fecha de pago'],
    remove: 'Eliminar este pago',
    removeYes: 'Sí, eliminarlo',
    cancel: 'Cancelar este plan',
    cancelYes: 'Sí, cancelar el plan',
    booked: 'La cita está reservada.',
  },
} as const;
type Words = (typeof words)[keyof typeof words];

/** At a practice that takes cards by Clover, and at one that does by Payeezy. */
const payers = [
  { language: 'en', size: 'desktop', as: people.rich, processor: 'Clover' },
  { language: 'es', size: 'phone', as: people.spanish, processor: 'Payeezy' },
] as const;

const [goodNumber, declinedNumber] = ['4242424242424242', '4005571702222222'];

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

const typeNewCard = async (page: Page, say: Words, number: string): Promise<void> => {
  await page.getByRole('radio', { name: say.newCard }).check();
  await typeCard(page, number);
};

/** Presses the button of the screen and reads what the success modal says. */
const payAndRead = async (page: Page, press: string | RegExp, title: string): Promise<string> => {
  await button(page, press).click();
  await seen(dialog(page, title));
  return dialog(page, title).innerText();
};

/** What the gateway was sent by this page. */
const sentBy = ({ page }: Visitor): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (isGraphql(request)) sent.push(request.postData() ?? '');
  });
  return sent;
};

const count = ({ operations }: Visitor, operation: string): number =>
  operations.filter((one) => one === operation).length;

/** The answer of an operation, as it comes to the page. */
const answerTo = async (page: Page, operation: string, act: () => Promise<unknown>): Promise<string> => {
  const answered = page.waitForResponse(
    (response) => isGraphql(response.request()) && operationOf(response.request()) === operation,
  );
  await act();
  return (await answered).text();
};

/** The request arrives and is answered; the answer does not. */
const loseAnswers = (page: Page, ...operations: readonly string[]): Promise<unknown> =>
  page.route('**/graphql', async (route: Route) => {
    if (!operations.includes(operationOf(route.request()))) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });

openFixture();

describe('paying', () => {
  it.each(payers)(
    'ACC-106 ACC-411 MON-040 MON-057 MON-071 MON-171 MON-177 pays a part with a card on file, by $processor, in $language on a $size',
    ({ language, size, as }) =>
      visiting({ language, size, as }, async ({ page, events }) => {
        const say = words[language];
        await openBalance(page, say);
        await choosePart(page, say, '10.50');
        const said = await payAndRead(page, say.payNow, say.paid);
        expect(said).toContain('$10.50');
        expect(said).toMatch(/Riverwalk Community Clinic|Biscayne Bay Health Partners/);
        expect(said).toMatch(/ending in 1111|terminada en 1111/);
        await button(page, say.done).click();
        await gone(dialog(page, say.paid));
        expect(events).toEqual(['Complete Payment']);
        expect(new URL(page.url()).pathname).not.toContain('make_payment');
      })(),
  );

  it.each(payers)(
    'MON-008 MON-009 MON-132 pays with a new card that only the processor sees, by $processor, in $language',
    ({ language, size, as }) =>
      visiting({ language, size, as }, async (visitor) => {
        const { page } = visitor;
        const say = words[language];
        const sent = sentBy(visitor);
        await openBalance(page, say);
        await choosePart(page, say, '11');
        await typeNewCard(page, say, goodNumber);
        expect(await payAndRead(page, say.payNow, say.paid)).toContain('4242');
        expect(sent.join()).toContain('cardToken');
        expect(sent.join()).not.toContain(goodNumber);
        const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
        expect(kept).not.toContain(goodNumber);
      })(),
  );

  it.each(editions)(
    'ACC-412 MON-059 MON-176 says that a card was declined, and where cash is paid, in $language',
    (edition) =>
      visiting(
        { ...edition, as: people.rich },
        async (visitor) => {
          const { page } = visitor;
          const say = words[edition.language];
          await openBalance(page, say);
          await page.getByRole('radio', { name: say.cash }).check();
          await seen(page.getByText(say.cashSaid, { exact: true }));
          await button(page, say.ok).click();
          await becomes(() => page.getByRole('radio', { name: say.card }).isChecked(), true);
          await choosePart(page, say, '12');
          await typeNewCard(page, say, declinedNumber);
          await button(page, say.payNow).click();
          await seen(page.getByRole('alert').filter({ hasText: say.declined }));
          expect(count(visitor, 'MakePayment')).toBe(1);
          expect(visitor.events).toEqual(['Failed Payment']);
        },
        { expected: networkError },
      )(),
  );

  it(
    'MON-072 finds an answer that was lost, after a reload too, and charges once',
    visiting(
      { as: people.rich },
      async (visitor) => {
        const { page } = visitor;
        const say = words.en;
        await openBalance(page, say);
        await choosePart(page, say, '13');
        await loseAnswers(page, 'MakePayment', 'GetPaymentOutcome');
        await button(page, say.payNow).click();
        await seen(page.getByText(/^We got no answer/));
        await page.unrouteAll({ behavior: 'wait' });
        await page.reload();
        await seen(dialog(page, say.paid));
        await becomes(() => dialog(page, say.paid).innerText(), expect.stringContaining('$13.00'));
        await button(page, say.done).click();
        expect(count(visitor, 'MakePayment')).toBe(1);
      },
      { expected: networkError },
    ),
  );
});

describe('a payment plan', () => {
  it.each(editions)(
    'ACC-103 ACC-104 ACC-105 MON-036 MON-037 MON-039 is made, changed, paid besides and canceled, in $language on a $size',
    (edition) =>
      visiting({ ...edition, as: people.rich }, async ({ page }) => {
        const say = words[edition.language];
        await openBalance(page, say);
        await page.getByRole('radio', { name: say.plan }).check();
        await page.getByRole('textbox', { name: say.amount }).fill('60');
        await page.getByRole('radio', { name: say.monthly }).check();
        await page.getByRole('textbox', { name: say.months }).fill('4');
        await page.getByText(say.everyPayment).click();
        await becomes(() => page.getByRole('row').count(), 5);
        await becomes(() => button(page, say.schedule).isDisabled(), true);
        await page.getByRole('checkbox', { name: say.agree }).check();
        const made = await answerTo(page, 'CreatePaymentPlan', () => payAndRead(page, say.schedule, say.planMade));
        const plan = /"payment_plan_id":"([^"]+)"/.exec(made)?.[1] ?? '';
        const at = `/payments/plan/${plan}/practice/riverwalk`;

        await page.goto(`${at}/edit_payment_plan`);
        await page.getByRole('checkbox', { name: say.agree }).check();
        await becomes(() => button(page, say.update).isDisabled(), true);
        await page.getByRole('textbox', { name: say.months }).fill('5');
        await payAndRead(page, say.update, say.planChanged);

        const [amount, date] = say.oneTime;
        await page.goto(`${at}/schedule_payment`);
        await page.getByRole('textbox', { name: amount, exact: true }).fill('7');
        await page.getByLabel(date).fill('2026-04-20');
        await payAndRead(page, say.schedule, say.scheduled);
        const shown = await answerTo(page, 'GetOneTimePayment', () => page.goto(`${at}/schedule_payment`));
        const payment = /"oneTimePayments":\[\{[^}]*?"id":"([^"]+)"/.exec(shown)?.[1] ?? '';
        await page.goto(`${at}/edit_one_time/${payment}`);
        await page.getByRole('textbox', { name: amount, exact: true }).fill('8');
        expect(await payAndRead(page, say.schedule, say.scheduled)).toContain('$8.00');
        await page.goto(`${at}/edit_one_time/${payment}`);
        await button(page, say.remove).click();
        await button(page, say.removeYes).click();
        await seen(dialog(page, say.deleted));

        await page.goto(`${at}/edit_payment_plan`);
        await button(page, say.cancel).click();
        await button(page, say.cancelYes).click();
        await seen(dialog(page, say.planEnded));
      })(),
  );
});

describe('paying around a visit', () => {
  const it = story();
  it.each(payers)(
    'ACC-095 MON-043 MON-174 books the visit with its prepayment, by $processor, in $language',
    ({ language, size, as }) =>
      visiting({ language, size, as }, async ({ page }) => {
        const say = words[language];
        await page.goto(await keepTimeToPay(browserHarness().portal, as));
        expect(await payAndRead(page, say.payNow, say.paid)).toContain(say.booked);
      })(),
  );

  it.each(editions)(
    'MON-166 leaves the visit as it is where its fee is not taken, and says why, in $language',
    (edition) =>
      visiting(
        { ...edition, as: people.rich },
        async (visitor) => {
          const { page } = visitor;
          const say = words[edition.language];
          const visit = laterVisit(await answerTo(page, 'GetAppointments', () => page.goto('/appointments')));
          await page.goto(`/appointments/${visit}/cancellation`);
          await typeNewCard(page, say, declinedNumber);
          await button(page, say.payNow).click();
          await seen(page.getByRole('alert').filter({ hasText: say.declined }));
          expect(count(visitor, 'MakeCancellationPayment')).toBe(1);
          const [row] = await browserHarness().portal.database.rows<{ readonly status: string }>({
            text: 'select status from clinic.appointments where practice_id = $1 and id = $2',
            values: [people.rich.practice, visit],
          });
          expect(row?.status).toBe('SCHEDULED');
        },
        { expected: networkError },
      )(),
  );

  it(
    'ACC-100 MON-044 MON-175 cancels the visit with its fee, and leads to the appointments',
    visiting({ as: people.rich }, async ({ page }) => {
      const say = words.en;
      const list = await answerTo(page, 'GetAppointments', () => page.goto('/appointments'));
      const visit = laterVisit(list);
      await page.goto(`/appointments/${visit}/cancellation`);
      expect(await payAndRead(page, say.payNow, say.paid)).toContain('$40.00');
      await button(page, say.done).click();
      await page.waitForURL('**/appointments');
    }),
  );

  it.each(payers)(
    'ACC-101 MON-045 MON-062 MON-175 pays at check-in, once however often it is pressed, by $processor, in $language',
    ({ language, size, as }) =>
      visiting({ language, size, as }, async (visitor) => {
        const { page } = visitor;
        const say = words[language];
        await page.goto('/appointments/check_in');
        await button(page, say.payNow).evaluate((pressed: HTMLButtonElement) => {
          for (let times = 0; times < 3; times += 1) pressed.click();
        });
        await seen(dialog(page, say.paid));
        await button(page, say.done).click();
        await page.waitForURL('**/appointments');
        expect(count(visitor, 'MakeCheckInPayment')).toBe(1);
      })(),
  );
});

interface Listed {
  readonly appointment_id: string;
  readonly status: string;
}

/** The last of the visits that are booked: what today's tests look at is another one. */
const laterVisit = (list: string): string => {
  const found: Listed[] = [];
  JSON.parse(list, (_, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'status' in value && value.status === 'SCHEDULED')
      found.push(value as Listed);
    return value;
  });
  return found.at(-1)?.appointment_id ?? '';
};
