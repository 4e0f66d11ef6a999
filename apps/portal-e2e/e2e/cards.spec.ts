import { describe, expect, it } from '@jest/globals';
import { PostgresAccounts, PostgresCardsOnFile, PostgresPaymentPlans } from '@portico/adapters-storage';
import { instant, type Cents, type PatientRef } from '@portico/domain/kernel';
import type { CardId, PaymentPlan, PlanId, SavedCard, UniqueId, VaultReference } from '@portico/domain/payments';
import { people, type DemoVisitor } from '../src/browser/demo-visitors.ts';
import { hostedField } from '../src/browser/type-card.ts';
import { isGraphql, type Visitor } from '../src/browser/visitor.ts';
import { becomes, gone, openSection, seen, browserHarness, titleOf, visiting, openFixture } from './fixture.ts';

const said = {
  en: {
    payment: 'Payment',
    add: 'Add a card',
    save: 'Save card',
    holder: 'Name on card',
    number: 'Card number',
    month: 'Month',
    year: 'Year',
    code: 'Security code',
    first: 'Make this my default card',
    saved: 'was saved.',
    usedFirst: 'Default',
    makeFirst: 'Make default:',
    remove: 'Remove',
    removeTitle: 'Remove this card?',
    removed: 'was removed.',
    inUse: 'This card can’t be removed',
    close: 'Close',
    expired: 'Expired',
    unsupported: /^Card not supported/,
    missing: 'Enter the name on the card.',
    terms: /^I authorize .* to keep this card on file/,
    agreed: 'What you agreed to',
    version: 'Version of the terms',
    ending: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  },
  es: {
    payment: 'Pago',
    add: 'Agregar una tarjeta',
    save: 'Guardar tarjeta',
    holder: 'Nombre en la tarjeta',
    number: 'Número de tarjeta',
    month: 'Mes',
    year: 'Año',
    code: 'Código de seguridad',
    first: 'Usar esta tarjeta como predeterminada',
    saved: 'se guardó.',
    usedFirst: 'Predeterminada',
    makeFirst: 'Hacer predeterminada:',
    remove: 'Eliminar',
    removeTitle: '¿Eliminar esta tarjeta?',
    removed: 'se eliminó.',
    inUse: 'Esta tarjeta no se puede eliminar',
    close: 'Cerrar',
    expired: 'Vencida',
    unsupported: /^Tarjeta no admitida/,
    missing: 'Escriba el nombre que aparece en la tarjeta.',
    terms: /^Autorizo a .* a guardar esta tarjeta/,
    agreed: 'Lo que usted aceptó',
    version: 'Versión de los términos',
    ending: (brand: string, last4: string) => `${brand} terminada en ${last4}`,
  },
} as const;

/** One practice takes cards by Clover, the other by Payeezy; cards already on file stay. */
const visits = [
  { language: 'en', size: 'desktop', as: people.empty, processor: 'Clover', number: '4242424242424242' },
  { language: 'es', size: 'phone', as: people.spanish, processor: 'Payeezy', number: '4012000033330026' },
] as const;

const section = '/profile_settings/payment';

const chartOf = async ({ email, practice }: DemoVisitor): Promise<PatientRef> => {
  const account = await new PostgresAccounts(browserHarness().portal.database).byLogin(email);
  const chart = account?.charts.find((one) => one.practice === practice);
  if (chart === undefined) throw new Error('There is no demo.');
  return chart;
};

/** Puts a card on file directly in the database; the page cannot tell it from a card added by another person. */
const putOnFile = async (patient: PatientRef, changes: Partial<SavedCard>): Promise<SavedCard> => {
  const card: SavedCard = {
    id: `card-${changes.last4 ?? ''}` as CardId,
    patient,
    brand: 'discover',
    last4: '9424',
    holder: 'Sam Okafor',
    expiry: { year: 2031, month: 5 },
    isDefault: false,
    ...changes,
  };
  await new PostgresCardsOnFile(browserHarness().portal.database).add(card, 'no vault' as VaultReference, instant(0));
  return card;
};

const planPaidWith = (card: SavedCard): PaymentPlan => ({
  id: `plan-${card.id}` as PlanId,
  patient: card.patient,
  name: 'Crown in May',
  status: 'active',
  calendar: { frequency: 'monthly', dayOfMonth: 1 },
  payment: 5_000 as Cents,
  card: card.id,
  autopay: {},
  createdAt: instant(0),
  original: { total: 10_000 as Cents, count: 2 },
  payments: [],
  version: 1,
});

const button = ({ page }: Visitor, name: string) => page.locator('main').getByRole('button', { name, exact: true });
const field = ({ page }: Visitor, name: string) => page.locator('main').getByLabel(name, { exact: true });
const item = ({ page }: Visitor, name: string) => page.locator('main li').filter({ hasText: name });

openFixture();

describe('the cards on file', () => {
  it(
    'MON-140 a press of the mouse counts, though the name that is left by it says that it is missing',
    visiting({ as: people.empty }, async (visitor) => {
      const { page } = visitor;
      const say = said.en;
      await page.goto(section);
      await button(visitor, say.add).click();
      await seen(hostedField(page, 'CARD_NUMBER'));
      const isInName = () => field(visitor, say.holder).evaluate((input) => input === document.activeElement);
      await becomes(isInName, true);
      // The processor's fields have told how high they are: nothing moves by itself any more.
      const frame = page.locator('iframe[src*="/card-frame/clover#"]');
      await becomes(() => frame.evaluate((shown) => shown.style.height !== ''), true);
      // At its upper edge: a line that comes above it moves it away from there.
      await button(visitor, say.save).hover({ position: { x: 20, y: 2 } });
      await page.mouse.down();
      await page.mouse.up();
      await seen(page.getByText(say.missing, { exact: true }));
      // The press was heard: the keyboard is brought to the first mistake.
      await becomes(isInName, true);
    }),
  );

  it.each(visits)(
    'MON-001 MON-008 MON-148 MON-149 MON-153 MON-264 a card is kept by $processor and put first, in $language on a $size',
    ({ language, size, as, processor, number }) =>
      visiting({ language, size, as }, async (visitor) => {
        const { page } = visitor;
        const say = said[language];
        const sent: string[] = [];
        page.on('request', (request) => {
          if (isGraphql(request)) sent.push(request.postData() ?? '');
        });
        await page.goto('/profile_settings');
        await openSection(visitor, say.payment);
        await seen(button(visitor, say.add));
        expect({ path: new URL(page.url()).pathname, title: await titleOf(visitor).innerText() }).toEqual({
          path: section,
          title: say.payment,
        });
        await button(visitor, say.add).click();
        await becomes(() => field(visitor, say.holder).evaluate((input) => input === document.activeElement), true);

        // A card that is none is not sent, and says why.
        const isHosted = processor === 'Clover';
        if (isHosted) {
          await hostedField(page, 'CARD_NUMBER').fill('4242');
          const frame = page.frames().find((one) => one.url().includes('/card-frame/'));
          expect(await frame?.evaluate(() => self.origin)).toBe('null');
          const reached = frame?.evaluate(() => String(window.parent.document.title));
          await expect(reached).rejects.toThrow(/Blocked a frame|SecurityError/);
        } else {
          await field(visitor, say.number).fill('30569309025904');
          await seen(page.getByText(say.unsupported));
        }
        await button(visitor, say.save).click();
        await seen(page.getByText(say.missing, { exact: true }));
        await becomes(() => field(visitor, say.holder).evaluate((input) => input === document.activeElement), true);
        expect(visitor.operations).not.toContain('AddCreditCard');

        // By keyboard from the name on: every field is reached in its order.
        await page.keyboard.type('Sam Okafor');
        await page.keyboard.press('Tab');
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type(number);
        await page.keyboard.press('Tab');
        if (isHosted) await page.keyboard.type('12/30');
        else {
          await field(visitor, say.month).selectOption('12');
          await page.keyboard.press('Tab');
          await field(visitor, say.year).selectOption('2030');
        }
        await page.keyboard.press('Tab');
        await page.keyboard.type('123');
        await page.keyboard.press('Tab');
        if (isHosted) {
          await page.keyboard.type('78205');
          await page.keyboard.press('Tab');
          // Nothing of the number ever stood in a field of the portal.
          expect(
            await page.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).join()),
          ).not.toContain(number);
        }
        await seen(page.getByText(say.terms));
        await page.keyboard.press('Space');
        await becomes(() => field(visitor, say.first).isChecked(), true);
        await page.keyboard.press('Enter');
        const name = say.ending('Visa', number.slice(-4));
        await seen(page.getByText(`${name} ${say.saved}`));
        await gone(button(visitor, say.save));
        await seen(item(visitor, name).getByText(say.usedFirst));
        await becomes(() => page.locator('main li p').first().innerText(), name);

        // The number went to the processor alone; the gateway was told a token.
        expect(sent.filter((body) => body.includes('AddCreditCard'))).toHaveLength(1);
        expect(sent.join(' ')).not.toContain(number);
        expect(JSON.stringify(await visitor.session())).not.toContain(number);

        await page.reload();
        const record = item(visitor, name).locator('details');
        await record.getByText(say.agreed, { exact: true }).click();
        await seen(record.getByText(say.terms));
        await seen(record.getByText(say.version, { exact: true }));
        await item(visitor, name)
          .getByRole('button', { name: `${say.remove} ${name}`, exact: true })
          .click();
        const question = page.getByRole('alertdialog', { name: say.removeTitle });
        await question.getByRole('button', { name: say.remove, exact: true }).click();
        await seen(page.getByText(`${name} ${say.removed}`));
        await gone(item(visitor, name));
      })(),
  );

  it(
    'MON-151 MON-152 MON-154 a card that a plan pays with stays, one that is over is marked, and the default one moves',
    visiting({ as: people.empty }, async (visitor) => {
      const { page } = visitor;
      const say = said.en;
      const patient = await chartOf(people.empty);
      const [good, over] = [
        await putOnFile(patient, { last4: '9424' }),
        await putOnFile(patient, { last4: '0126', expiry: { year: 2026, month: 2 } }),
      ];
      const plans = new PostgresPaymentPlans(browserHarness().portal.database);
      await plans.create(planPaidWith(good), 'plan-of-cards' as UniqueId, new Map());
      await page.goto(section);
      const [goodName, overName] = [say.ending('Discover', good.last4), say.ending('Discover', over.last4)];
      await seen(item(visitor, overName).getByText(say.expired, { exact: true }));
      expect(await item(visitor, overName).getByRole('button').count()).toBe(1);

      await item(visitor, goodName)
        .getByRole('button', { name: `${say.remove} ${goodName}`, exact: true })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: say.remove, exact: true }).click();
      const modal = page.getByRole('dialog', { name: say.inUse });
      await seen(modal.getByText('Crown in May'));
      await modal.getByRole('button', { name: say.close, exact: true }).click();
      await seen(item(visitor, goodName));

      await plans.change({ ...planPaidWith(good), status: 'cancelled' }, 1, new Map());
      const cards = new PostgresCardsOnFile(browserHarness().portal.database);
      const first = () => page.locator('main li p').first().innerText();
      if ((await first()) !== goodName) {
        await button(visitor, `${say.makeFirst} ${goodName}`).click();
        await seen(item(visitor, goodName).getByText(say.usedFirst));
      }
      expect({ first: await first(), kept: (await cards.of(patient))[0]?.id }).toEqual({
        first: goodName,
        kept: good.id,
      });
      for (const { id } of [good, over]) await cards.remove(patient, id);
    }),
  );
});
