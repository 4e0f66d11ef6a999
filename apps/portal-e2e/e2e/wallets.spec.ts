import { describe, expect, it } from '@jest/globals';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { people } from '../src/browser/demo-visitors.ts';
import { movedOn, watchMoves } from '../src/browser/layout-moves.ts';
import { isGraphql, type Visitor } from '../src/browser/visitor.ts';
import { balanceWords, choosePart, openBalance } from './pay-balance-steps.ts';
import { becomes, editions, gone, networkError, seen, browserHarness, visiting, openFixture } from './fixture.ts';

/** What a person reads who pays by a wallet. */
const words = {
  en: {
    ...balanceWords.en,
    plan: /^Payment plan/,
    or: 'or pay with a card',
    paid: 'Payment received',
    newCard: 'New card',
    cash: /^Cash/,
    save: 'Save this card for later payments',
    declined: /^Your bank declined the card\. Nothing was charged\./,
    ending: 'Apple Pay, Visa ending in 4242',
    googleEnding: 'Google Pay, Visa ending in 4242',
  },
  es: {
    ...balanceWords.es,
    plan: /^Plan de pagos/,
    or: 'o pague con tarjeta',
    paid: 'Pago recibido',
    newCard: 'Tarjeta nueva',
    cash: /^Efectivo/,
    save: 'Guardar esta tarjeta para otros pagos',
    declined: /^Su banco rechazó la tarjeta\. No se cobró nada\./,
    ending: 'Apple Pay, Visa terminada en 4242',
    googleEnding: 'Google Pay, Visa terminada en 4242',
  },
} as const;

const walletsIn = (page: Page): FrameLocator => page.frameLocator('iframe[src*="/card-frame/clover-wallets"]');
const wallet = (page: Page, name: string): Locator => walletsIn(page).getByRole('button', { name, exact: true });
const sheet = (page: Page, name: string): Locator => walletsIn(page).getByRole('dialog', { name });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Opens the sheet and answers it. */
const payBy = async (page: Page, name: string, amount: string, card = 'good'): Promise<void> => {
  await wallet(page, name).click();
  await seen(sheet(page, name).getByText(amount, { exact: true }));
  await sheet(page, name).getByRole('combobox').selectOption(card);
  await sheet(page, name).getByRole('button', { name: 'Pay', exact: true }).click();
};

const sentBy = ({ page }: Visitor): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (isGraphql(request) && request.postData()?.includes('"MakePayment"') === true) {
      sent.push(request.postData() ?? '');
    }
  });
  return sent;
};

/** The double behaves otherwise for one test. */
const whileDouble = async (
  switches: Partial<ReturnType<typeof browserHarness>['portal']['processors']['clover']['sandbox']['switches']>,
  run: () => Promise<void>,
): Promise<void> => {
  const { sandbox } = browserHarness().portal.processors.clover;
  const before = { ...sandbox.switches };
  Object.assign(sandbox.switches, switches);
  try {
    await run();
  } finally {
    Object.assign(sandbox.switches, before);
  }
};

openFixture();

describe('paying by a wallet', () => {
  it.each(editions)(
    'MON-055 MON-070 pays by Apple Pay what the screen says, once, and the receipt says so, in $language',
    (edition) =>
      visiting({ ...edition, as: people.rich }, async (visitor) => {
        const { page } = visitor;
        const say = words[edition.language];
        const sent = sentBy(visitor);
        await openBalance(page, say);
        await seen(page.getByText(say.or, { exact: true }));
        await choosePart(page, say, '10.10');
        await payBy(page, 'Apple Pay', '$10.10');
        await seen(dialog(page, say.paid));
        expect(await dialog(page, say.paid).innerText()).toContain(say.ending);
        expect(sent).toHaveLength(1);
        expect(sent.join()).toContain('APPLE_PAY');
        // The sheet was told, so that it shows no failure.
        await becomes(() => walletsIn(page).locator('html').getAttribute('data-apple-status'), 'success');
      })(),
  );

  it(
    'follows the amount of the screen, and is offered neither for a plan nor with a card that is kept',
    visiting({ as: people.rich }, async ({ page }) => {
      const say = words.en;
      await openBalance(page, say);
      for (const name of ['Apple Pay', 'Google Pay']) {
        await choosePart(page, say, '5');
        await wallet(page, name).click();
        await seen(sheet(page, name).getByText('$5.00', { exact: true }));
        await sheet(page, name).getByRole('button', { name: 'Cancel' }).click();
        await gone(sheet(page, name));
        await choosePart(page, say, '6.25');
        await wallet(page, name).click();
        await seen(sheet(page, name).getByText('$6.25', { exact: true }));
        await sheet(page, name).getByRole('button', { name: 'Cancel' }).click();
      }
      expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
      await page.getByRole('textbox', { name: say.partialAmount }).fill('');
      await seen(page.getByText('Enter an amount to use Apple Pay or Google Pay.'));
      await gone(wallet(page, 'Apple Pay'));
      await choosePart(page, say, '7');
      await seen(wallet(page, 'Apple Pay'));
      await page.getByRole('radio', { name: say.newCard }).check();
      await page.getByRole('checkbox', { name: say.save }).check();
      await seen(page.getByText('Apple Pay or Google Pay can’t be used with this choice.'));
      await gone(wallet(page, 'Apple Pay'));
      await page.getByRole('checkbox', { name: say.save }).uncheck();
      await seen(wallet(page, 'Google Pay'));
      await page.getByRole('radio', { name: say.plan }).check();
      await gone(page.getByText(say.or, { exact: true }));
      expect(await page.locator('iframe[src*="clover-wallets"]').count()).toBe(0);
    }),
  );

  it.each(editions)('moves nothing of the page when the buttons come, or cannot be used, in $language', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = words[edition.language];
      await openBalance(page, say);
      await page.waitForLoadState('networkidle');
      await watchMoves(page);
      await page.reload();
      await seen(wallet(page, 'Apple Pay'));
      await seen(wallet(page, 'Google Pay'));
      const moved = await movedOn(page);
      expect(moved.filter((text) => text.includes(say.or))).toEqual([]);
      const room = async (): Promise<number> => {
        const [last, line] = await Promise.all([
          page.getByRole('radio', { name: say.cash }).boundingBox(),
          page.getByText(say.or, { exact: true }).boundingBox(),
        ]);
        return Math.round((line?.y ?? 0) - (last?.y ?? 0));
      };
      const before = await room();
      await choosePart(page, say, '0');
      await gone(wallet(page, 'Apple Pay'));
      expect(await room()).toBe(before);
      await choosePart(page, say, '5');
      await seen(wallet(page, 'Apple Pay'));
      expect(await room()).toBe(before);
    })(),
  );

  it.each(editions)(
    'ACC-412 says that a wallet’s card was declined, and pays by another one, in $language',
    (edition) =>
      visiting(
        // Not the person whose cards other tests have declined: they are counted.
        { ...edition, as: people.leaving },
        async (visitor) => {
          const { page } = visitor;
          const say = words[edition.language];
          const sent = sentBy(visitor);
          await openBalance(page, say);
          await choosePart(page, say, '8.08');
          await payBy(page, 'Google Pay', '$8.08', 'declined');
          await seen(page.getByRole('alert').filter({ hasText: say.declined }));
          await payBy(page, 'Google Pay', '$8.08');
          await seen(dialog(page, say.paid));
          expect(await dialog(page, say.paid).innerText()).toContain(say.googleEnding);
          expect(sent).toHaveLength(2);
        },
        { expected: networkError },
      )(),
  );

  it('pays once where the token is told twice and the sheet is over before the charge is', () =>
    whileDouble(
      { tellsWalletsTwice: true, endsSheetsEarly: true, spellsWalletTokens: 'text', namesWalletCards: false },
      () =>
        visiting({ as: people.rich }, async (visitor) => {
          const { page } = visitor;
          const say = words.en;
          const sent = sentBy(visitor);
          await openBalance(page, say);
          await choosePart(page, say, '9.09');
          await payBy(page, 'Apple Pay', '$9.09');
          await seen(dialog(page, say.paid));
          expect(await dialog(page, say.paid).innerText()).toMatch(/Apple Pay\n(?!.*ending)/);
          expect(sent).toHaveLength(1);
        })(),
    ));

  it('shows no button and no line on a device without wallets', () =>
    whileDouble({ walletsOnDevice: [] }, () =>
      visiting({ as: people.rich }, async ({ page }) => {
        const say = words.en;
        await openBalance(page, say);
        const frame = page.locator('iframe[src*="clover-wallets"]');
        await frame.waitFor({ state: 'attached' });
        await walletsIn(page).locator('form').waitFor({ state: 'attached' });
        expect(await walletsIn(page).getByRole('button').count()).toBe(0);
        expect(await page.getByText(say.or, { exact: true }).count()).toBe(0);
      })(),
    ));
});
