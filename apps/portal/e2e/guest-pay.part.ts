import { describe, expect, it } from '@jest/globals';
import type { PracticeId } from '@portico/domain/kernel';
import type { Visitor } from '@portico/tools/browser/visitor.ts';
import { demoGuest, guestAddress } from '@portico/tools/demo/guests.ts';
import type { Locator, Page } from 'playwright-core';
import { editions, gone, networkTrouble, seen, stage, visiting } from './world.ts';

/** What a guest reads who pays. */
const words = {
  en: {
    pay: 'Pay your bill',
    partial: /^Partial payment/,
    amount: 'Amount to pay',
    form: ['Name on card', 'Card number', 'Month', 'Year', 'Security code'],
    payNow: 'pay now',
    paid: 'Payment received',
    done: 'Done',
    thanks: /^You paid (Riverwalk|Biscayne)/,
    ending: 'Visa ending in 4242',
    print: 'Print',
    statement: 'See your latest statement',
    notOpened: 'We could not open your payment.',
    again: 'Try again',
    over: 'Please open the link that you were sent again.',
    nothing: /^You have nothing to pay at Riverwalk Community Clinic/,
    checking: /^We are checking/,
  },
  es: {
    pay: 'Pagar su factura',
    partial: /^Pago parcial/,
    amount: 'Cantidad que paga',
    form: ['Nombre en la tarjeta', 'Número de tarjeta', 'Mes', 'Año', 'Código de seguridad'],
    payNow: 'pagar ahora',
    paid: 'Pago recibido',
    done: 'Listo',
    thanks: /^Usted pagó a (Riverwalk|Biscayne)/,
    ending: 'Visa terminada en 4242',
    print: 'Imprimir',
    statement: 'Ver su último estado de cuenta',
    notOpened: 'No pudimos abrir su pago.',
    again: 'Intentar de nuevo',
    over: 'Abra de nuevo el enlace que recibió.',
    nothing: /^No tiene nada que pagar en Riverwalk Community Clinic/,
    checking: /^Estamos/,
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const riverwalk = 'riverwalk' as PracticeId;
const biscayne = 'biscayne' as PracticeId;

const guestAt = async (practice: PracticeId) => {
  const { database, clock } = stage().portal;
  const found = await demoGuest(database, practice, 'debt', clock.now());
  if (found === undefined) throw new Error('The demo has no such patient.');
  return found;
};

/** Opens the link to a bill, as it came in a mail, and passes the identity check. */
const enter = async (visitor: Visitor, practice: PracticeId): Promise<void> => {
  const { page, language } = visitor;
  const notice = await stage().lastNotice(guestAddress(practice, 'pay'));
  const link = new URL(notice?.links[0] ?? '');
  link.searchParams.set('language', language);
  await page.goto(`${link.pathname}${link.search}`);
  await passCheck(page, (await guestAt(practice)).birthDate);
};

const passCheck = async (page: Page, birthDate: string): Promise<void> => {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  await page.locator('select[autocomplete=bday-month]').selectOption(month);
  await page.locator('input[autocomplete=bday-day]').fill(day);
  await page.locator('input[autocomplete=bday-year]').fill(year);
  await page.locator('form button[type=submit]').click();
};

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

const typeCard = async (page: Page, say: Words): Promise<void> => {
  const [holder, number, month, year, code] = say.form;
  await page.getByLabel(holder).fill('Ana Prueba');
  await page.getByLabel(number, { exact: true }).fill('4242424242424242');
  await page.getByLabel(month, { exact: true }).selectOption('12');
  await page.getByLabel(year, { exact: true }).selectOption('2030');
  await page.getByLabel(code).fill('123');
};

const choosePart = async (page: Page, say: Words, amount: string): Promise<void> => {
  await page.getByRole('radio', { name: say.partial }).check();
  await page.getByRole('textbox', { name: say.amount }).fill(amount);
};

const pathOf = (page: Page): string => new URL(page.url()).pathname;

export const guestPayTests = (): void => {
  describe('a guest who pays', () => {
    it.each([
      { ...editions[0], practice: riverwalk },
      { ...editions[1], practice: biscayne },
    ])(
      'ACC-040 MON-002 MON-173 MON-194 MON-196 MON-197 pays a part by a link at $practice, and prints what was paid, in $language',
      ({ practice, ...edition }) =>
        visiting(edition, async (visitor) => {
          const { page } = visitor;
          const say = words[edition.language];
          await enter(visitor, practice);
          await seen(button(page, say.payNow));
          expect(pathOf(page)).toBe('/guest/workflow/payment');
          expect(await page.locator('html').getAttribute('style')).toContain('--brand-light: #');
          // No card on file of anybody is shown to whoever has only a link.
          expect(await page.getByRole('radio', { name: /\d{4}/ }).count()).toBe(0);
          await choosePart(page, say, '10');
          await typeCard(page, say);
          await button(page, say.payNow).click();
          const told = page.getByRole('alertdialog', { name: say.paid });
          await seen(told);
          await button(page, say.done).click();
          await seen(page.getByText(say.thanks));
          expect(pathOf(page)).toBe('/guest/workflow/payments/payment_success');
          const read = await page.locator('main').innerText();
          expect(read).toContain('$10.00');
          expect(read).toContain(say.ending);
          await seen(button(page, say.print));
          // The receipt is there again after the page is loaded anew, and nothing of it is in the address.
          await page.reload();
          await seen(page.getByText(say.ending));
          expect(new URL(page.url()).search).toBe('');
        })(),
    );
  });
};
