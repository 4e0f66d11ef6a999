import { clockOf } from '../src/browser/profile-overrides.ts';
import { describe, expect, it } from '@jest/globals';
import type { PracticeId } from '@portico/domain/kernel';
import { passCheck, pathIn } from '../src/browser/link-identity-check.ts';
import { typeCard } from '../src/browser/type-card.ts';
import { operationOf, type Visitor } from '../src/browser/visitor.ts';
import { demoGuest, guestAddress } from '@portico/demo/demo-guest-links.ts';
import type { Locator, Page } from 'playwright-core';
import { fileOfNextWindow } from '../src/browser/read-downloads.ts';
import { becomes, editions, networkError, seen, browserHarness, visiting, openFixture } from './fixture.ts';

/** What a guest reads who pays. */
const words = {
  en: {
    pay: 'Pay your bill',
    partial: /^Partial payment/,
    amount: 'Amount to pay',
    payNow: /^pay now/,
    paid: 'Payment received',
    done: 'Done',
    thanks: /^You paid (Riverwalk|Biscayne)/,
    ending: 'Visa ending in 4242',
    print: 'Print',
    statement: 'See your latest statement',
    notOpened: 'We could not open your payment.',
    again: 'Try again',
    over: 'Open the link we sent you again.',
    nothing: /^You have nothing to pay at Riverwalk Community Clinic/,
    checking: /^We’re checking your payment/,
  },
  es: {
    pay: 'Pagar su factura',
    partial: /^Pago parcial/,
    amount: 'Monto a pagar',
    payNow: /^pagar ahora/,
    paid: 'Pago recibido',
    done: 'Listo',
    thanks: /^Usted pagó a (Riverwalk|Biscayne)/,
    ending: 'Visa terminada en 4242',
    print: 'Imprimir',
    statement: 'Ver su última factura',
    notOpened: 'No pudimos abrir su pago.',
    again: 'Intentar de nuevo',
    over: 'Abra de nuevo el enlace que recibió.',
    nothing: /^No tiene nada que pagar en Riverwalk Community Clinic/,
    checking: /^Estamos verificando su pago/,
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const riverwalk = 'riverwalk' as PracticeId;
const biscayne = 'biscayne' as PracticeId;

const guestAt = async (practice: PracticeId) => {
  const { database, clock } = browserHarness().portal;
  const found = await demoGuest(database, practice, 'debt', clock.now());
  if (found === undefined) throw new Error('The demo has no such patient.');
  return found;
};

/** Opens the link to a bill, as it came in a mail, and passes the identity check. */
const enter = async (visitor: Visitor, practice: PracticeId): Promise<void> => {
  const { page, language } = visitor;
  await page.goto(pathIn(await browserHarness().noticeTo(guestAddress(practice, 'pay')), language));
  await passCheck(page, (await guestAt(practice)).birthDate);
};

interface Debtor {
  readonly id: string;
  readonly name: string;
  readonly born: string;
}

/** A patient at Riverwalk with a balance that no other test pays. */
const debtor = async (rank: number): Promise<Debtor> => {
  const [found] = await browserHarness().portal.database.rows<Debtor>({
    text: `select p.id, p.name, p.birth_date::text as born
           from clinic.patients p join clinic.charges c on c.practice_id = p.practice_id and c.patient_id = p.id
           where p.practice_id = $1 group by p.id, p.name, p.birth_date having sum(c.amount_cents) > 5000
           order by p.id offset $2 limit 1`,
    values: [riverwalk, rank],
  });
  if (found === undefined) throw new Error('The demo has no such patient.');
  return found;
};

/** Enters by what is printed on a bill. */
const enterByBill = async ({ page, language }: Visitor, { id, name, born }: Debtor): Promise<void> => {
  await page.goto(`/guest/workflow/payments?practice_id=riverwalk&language=${language}`);
  await page.getByLabel(/^(Patient number|Número de paciente)$/).fill(id);
  await page.getByLabel(/^(Last name|Apellido\(s\))$/).fill(name.split(' ').at(-1) ?? '');
  await passCheck(page, born);
};

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

const choosePart = async (page: Page, say: Words, amount: string): Promise<void> => {
  await page.getByRole('radio', { name: say.partial }).check();
  await page.getByRole('textbox', { name: say.amount }).fill(amount);
};

const pathOf = (page: Page): string => new URL(page.url()).pathname;

openFixture();

describe('a guest who pays', () => {
  it.each([
    { ...editions[0], practice: riverwalk },
    { ...editions[1], practice: biscayne },
  ])(
    'ACC-034 ACC-040 MON-002 MON-173 MON-194 MON-196 MON-197 pays a part by a link at $practice, and prints what was paid, in $language',
    ({ practice, ...edition }) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const say = words[edition.language];
        await enter(visitor, practice);
        await seen(button(page, say.payNow));
        expect(pathOf(page)).toBe('/guest/workflow/payment');
        expect(await page.locator('html').getAttribute('style')).toContain('--brand-light: #');
        // A guest with only a link sees no cards on file.
        expect(await page.getByRole('radio', { name: /\d{4}/ }).count()).toBe(0);
        await choosePart(page, say, '10');
        await typeCard(page, '4242424242424242');
        await button(page, say.payNow).click();
        const told = page.getByRole('dialog', { name: say.paid });
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

  it.each(editions)(
    'MON-195 MON-201 a bill without a link is paid too; one that does not open says whom to call, in $language',
    (edition) =>
      visiting(
        edition,
        async (visitor) => {
          const { page } = visitor;
          const say = words[edition.language];
          await page.route('**/graphql', (route) =>
            operationOf(route.request()) === 'GetGuestPayNoCode' ? route.fulfill({ json: broken }) : route.continue(),
          );
          await enterByBill(visitor, await debtor(4));
          await seen(page.getByText(say.notOpened, { exact: true }));
          await seen(page.getByRole('link', { name: /Riverwalk Community Clinic: 210\u2011555\u20110180/ }));
          await page.unroute('**/graphql');
          await button(page, say.again).click();
          await seen(button(page, say.payNow));
        },
        { expected: networkError },
      )(),
  );

  it.each(editions)(
    'MON-199 a payment whose end is not known is asked after through a reload, and was made once, in $language',
    (edition) =>
      visiting(
        edition,
        async (visitor) => {
          const { page } = visitor;
          const say = words[edition.language];
          await clockOf(page).install();
          await enterByBill(visitor, await debtor(5));
          await choosePart(page, say, '11');
          await typeCard(page, '4242424242424242');
          const unknown = { status: 202, payment_plan_id: null, appointment_id: null, receipt: null };
          await page.route('**/graphql', async (route) => {
            const operation = operationOf(route.request());
            if (operation === 'GetPaymentOutcome') {
              return route.fulfill({ json: { data: { getPaymentOutcome: unknown } } });
            }
            if (operation !== 'MakePayment') return route.continue();
            // It arrives and is answered; the answer is not.
            await route.fetch();
            return route.fulfill({ json: { data: { makePayment: unknown } } });
          });
          await button(page, say.payNow).click();
          await seen(page.getByText(say.checking));
          await page.reload();
          await seen(page.getByText(say.checking));
          expect(pathOf(page)).toBe('/guest/workflow/payment');
          await page.unroute('**/graphql');
          await clockOf(page).fastForward('00:05');
          await seen(page.getByRole('dialog', { name: say.paid }));
          await becomes(() => page.getByRole('dialog').innerText(), expect.stringContaining('$11.00'));
          expect(visitor.operations.filter((operation) => operation === 'MakePayment')).toHaveLength(1);
        },
        { expected: networkError },
      )(),
  );

  it(
    'MON-186 MON-188 the latest statement opens in a window of its own where the practice shows it to guests',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      await enter(visitor, biscayne);
      const given = fileOfNextWindow(page);
      await button(page, words.en.statement).click();
      expect(await given).toEqual({ address: expect.stringMatching(/^blob:/), isPdf: true });
      await enter(visitor, riverwalk);
      await seen(button(page, words.en.payNow));
      expect(await button(page, words.en.statement).count()).toBe(0);
    }),
  );

  it(
    'MON-198 MON-199 all of it is paid: who comes again reads that nothing is left',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      const say = words.en;
      const somebody = await debtor(6);
      await enterByBill(visitor, somebody);
      await typeCard(page, '4242424242424242');
      await button(page, say.payNow).click();
      await seen(page.getByRole('dialog', { name: say.paid }));
      await page.goto('/guest/workflow/payment');
      await seen(page.getByText(say.nothing));
      expect(pathOf(page)).toBe('/guest/guestAlreadyDone');
      await enterByBill(visitor, somebody);
      await seen(page.getByText(say.nothing));
      expect([...new URL(page.url()).searchParams.keys()]).toEqual([
        'done',
        'practice_id',
        'practice_mgmt',
        'practice_name',
      ]);
    }),
  );
});

const broken = { data: null, errors: [{ message: 'Failed.', extensions: { code: 'INTERNAL' } }] };
