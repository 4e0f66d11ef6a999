import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import type { Visitor } from '../src/browser/visitor.ts';
import {
  becomes,
  editions,
  gone,
  networkError,
  seen,
  browserHarness,
  titleOf,
  visiting,
  openFixture,
} from './fixture.ts';

/** What a person reads in the shop. */
const words = {
  en: {
    title: 'Shop',
    menu: 'Menu',
    product: 'Weekly pill box',
    other: 'Digital thermometer',
    soldOut: 'Sold out',
    add: 'Add to cart: Weekly pill box',
    more: 'One more: Weekly pill box',
    less: 'One less: Weekly pill box',
    addOther: 'Add to cart: Digital thermometer',
    basket: 'Your cart',
    empty: 'Your cart is empty.',
    order: 'Go to payment',
    details: '2 × Weekly pill box',
    payNow: /^pay now/,
    paid: 'Payment received',
    done: 'Done',
    none: 'This practice has no online shop.',
    away: 'We can’t reach the shop right now. Please try again in a few minutes.',
    retry: 'Try again',
    changed: /^The amount in this link doesn’t match your order total of \$8\.50\./,
    back: 'Back to the shop',
    nothing: /nothing/i,
    website: 'Open the website of Riverwalk Community Clinic Shop',
    signInFirst: /^To continue to the shop, sign in\./,
    signIn: 'Sign in',
    noWay: /^We didn’t take you there/,
    receipt: 'Receipt',
    bought: 'What you bought',
    theirs: 'You are signed in with your patient portal.',
    theirPaid: /waits for its payment|is paid/,
    theirBuy: /^Buy Weekly pill box/,
    theirSignIn: 'Sign in with your patient portal',
  },
  es: {
    title: 'Tienda',
    menu: 'Menú',
    product: 'Pastillero semanal',
    other: 'Termómetro digital',
    soldOut: 'Agotado',
    add: 'Agregar al carrito: Pastillero semanal',
    more: 'Uno más: Pastillero semanal',
    less: 'Uno menos: Pastillero semanal',
    addOther: 'Agregar al carrito: Termómetro digital',
    basket: 'Su carrito',
    empty: 'Su carrito está vacío.',
    order: 'Ir al pago',
    details: '2 × Pastillero semanal',
    payNow: /^pagar ahora/,
    paid: 'Pago recibido',
    done: 'Listo',
    none: 'Este consultorio no tiene tienda en línea.',
    away: 'La tienda no responde en este momento. Inténtelo de nuevo en unos minutos.',
    retry: 'Intentar de nuevo',
    changed: /^El monto de este enlace no coincide con el total de su pedido, \$8\.50\./,
    back: 'Volver a la tienda',
    nothing: /nada/i,
    website: 'Abrir el sitio web de Riverwalk Community Clinic Shop',
    signInFirst: /^Para continuar a la tienda, inicie sesión\./,
    signIn: 'Iniciar sesión',
    noWay: /^No abrimos esa página/,
    receipt: 'Recibo',
    bought: 'Lo que compró',
    theirs: 'Inició sesión con su portal del paciente.',
    theirPaid: /espera su pago|está pagado/,
    theirBuy: /^Comprar Pastillero semanal/,
    theirSignIn: 'Iniciar sesión con su portal del paciente',
  },
} as const;

const shopId = 'riverwalk-shop';
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp): Locator => page.getByRole('link', { name, exact: true });
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const payPath = (order: object, at = '/shop/make_payment'): string =>
  `${at}?${new URLSearchParams(order as Record<string, string>).toString()}`;

/** An order of a pill box that waits for its payment, by the names that an address has for it. */
const ordered = async (page: Page, say: (typeof words)['en' | 'es']) => {
  await page.goto('/shop');
  await button(page, say.add).click();
  await button(page, say.order).click();
  await page.waitForURL(/\/shop\/make_payment\?/);
  const query = new URL(page.url()).searchParams;
  return {
    store_id: query.get('store_id') ?? '',
    transaction_id: query.get('transaction_id') ?? '',
    amount: query.get('amount') ?? '',
  };
};

openFixture();

describe('the shop', () => {
  it.each(editions)(
    'ACC-111 ACC-112 MON-207 MON-210 MON-221 is shopped in and paid, and the receipt says what was bought, in $language on a $size',
    (edition) =>
      visiting({ ...edition, as: people.rich }, async (visitor) => {
        const { page, operations } = visitor;
        const say = words[edition.language];
        await page.goto('/dashboard');
        await seen(titleOf(visitor));
        if (edition.size === 'phone') await button(page, say.menu).click();
        await link(page, say.title).click();
        await seen(page.getByRole('heading', { name: say.product }));
        await becomes(() => titleOf(visitor).innerText(), say.title);
        await seen(page.getByText(say.soldOut, { exact: true }));
        await seen(page.getByText(say.empty, { exact: true }));
        await button(page, say.add).click();
        await becomes(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), say.more);
        await button(page, say.more).click();
        await button(page, say.addOther).click();
        await page.reload();
        const basket = page.getByRole('region', { name: say.basket });
        await seen(basket.getByText(say.details, { exact: true }));
        await becomes(() => basket.innerText(), expect.stringContaining('$29.75'));
        await button(page, say.order).click();
        await page.waitForURL(/\/shop\/make_payment\?store_id=riverwalk-shop&transaction_id=\d+&amount=29\.75$/);
        await seen(page.getByText(say.details, { exact: true }));
        await button(page, say.payNow).click();
        const dialog = page.getByRole('dialog', { name: say.paid });
        await seen(dialog);
        await becomes(() => dialog.innerText(), expect.stringContaining('$29.75'));
        await button(page, say.done).click();
        await page.waitForURL(/\/shop\/riverwalk-shop\?practice_id=riverwalk$/);
        await seen(page.getByText(say.empty, { exact: true }));
        expect(operations.filter((operation) => operation === 'MakeShopPayment')).toHaveLength(1);

        await page.goto('/payments');
        await page
          .getByRole('link', { name: new RegExp(`^${say.receipt} .*29\\.75`) })
          .first()
          .click();
        await seen(page.getByRole('heading', { name: say.bought }));
        await becomes(
          () => page.locator('main#content').innerText(),
          expect.stringMatching(/2 × (Weekly pill box|Pastillero semanal)/),
        );
      })(),
  );

  it.each(editions)('ACC-114 MON-208 MON-209 shows one shop, and none where there is none, in $language', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = words[edition.language];
      for (const path of [`/shop/${shopId}`, `/shop/${shopId}?practice_id=riverwalk`]) {
        await page.goto(path);
        await seen(page.getByRole('heading', { name: say.product }));
      }
    })(),
  );

  it.each(editions)('MON-207 a practice without a shop says so, and has none in its menu, in $language', (edition) =>
    visiting({ ...edition, as: people.vertex }, async ({ page }) => {
      const say = words[edition.language];
      await page.goto('/shop');
      await seen(page.getByText(say.none, { exact: true }));
      if (edition.size === 'phone') await button(page, say.menu).click();
      expect(await link(page, say.title).count()).toBe(0);
    })(),
  );

  it.each(editions)('MON-207 says that the shop is away, and asks again, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = words[edition.language];
      const { shop } = browserHarness().portal;
      shop.isAway = true;
      try {
        await page.goto('/shop');
        await seen(page.getByText(say.away, { exact: true }));
      } finally {
        shop.isAway = false;
      }
      await button(page, say.retry).click();
      await seen(page.getByRole('heading', { name: say.product }));
    })(),
  );

  it(
    'MON-214 returns to the shop where a name of the order is missing',
    visiting({ as: people.rich }, async ({ page }) => {
      const order = { store_id: shopId, transaction_id: '1001', amount: '8.50' };
      for (const at of ['/shop/make_payment', '/payment']) {
        for (const name of Object.keys(order)) {
          const without = Object.fromEntries(Object.entries(order).filter(([each]) => each !== name));
          await page.goto(payPath(without, at));
          await page.waitForURL((url) => url.pathname === '/shop');
        }
      }
      await seen(page.getByRole('heading', { name: words.en.product }));
    }),
  );

  it.each(editions)(
    'ACC-113 MON-211 MON-212 MON-216 /payment shows the same payment, and no altered amount, in $language on a $size',
    (edition) =>
      visiting(
        { ...edition, as: people.rich },
        async ({ page }) => {
          const say = words[edition.language];
          const order = await ordered(page, say);
          await page.goto(payPath(order, '/payment'));
          await seen(button(page, say.payNow));
          expect(pathOf(page)).toBe('/payment');
          await page.goto(payPath({ ...order, amount: '0.01' }));
          await seen(page.getByText(say.changed));
          expect(await button(page, say.payNow).count()).toBe(0);
          await link(page, say.back).click();
          await seen(page.getByRole('heading', { name: say.product }));
        },
        { expected: networkError },
      )(),
  );

  it(
    'MON-072 an order that is paid is not paid again, from a second tab either',
    visiting({ as: people.rich }, async ({ page }) => {
      const say = words.en;
      const order = await ordered(page, say);
      await button(page, say.payNow).click();
      await seen(page.getByRole('dialog', { name: say.paid }));
      await page.goto(payPath(order));
      await seen(page.getByText(say.nothing).first());
      expect(await button(page, say.payNow).count()).toBe(0);
      await seen(link(page, say.back));
    }),
  );

  it(
    'MON-207 takes what is put into the basket out again, with the keyboard',
    visiting({ as: people.empty }, async ({ page }) => {
      const say = words.en;
      await page.goto('/shop');
      await button(page, say.add).press('Enter');
      await button(page, say.less).press('Enter');
      await gone(button(page, say.less));
      await becomes(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), say.add);
      await seen(page.getByText(say.empty, { exact: true }));
    }),
  );
});

describe('the sign-on of the shop', () => {
  it.each([
    ['/shop/sso', 'en'],
    ['/shop-sso.html', 'es'],
  ] as const)(
    'ACC-046 ACC-047 ACC-048 MON-217 MON-218 %s opens without tokens, by scripts of the portal alone, and leads through the sign-in to the shop',
    (path, language) =>
      visiting({ language }, async (visitor) => {
        const { page } = visitor;
        const say = words[language];
        const { shop, url } = browserHarness().portal;
        const scripts: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.push(new URL(request.url()).origin);
        });
        const back = `${shop.address}/shop/${shopId}`;
        await page.goto(`${path}?${new URLSearchParams({ practice_id: 'riverwalk', return_to: back }).toString()}`);
        await seen(page.getByText(say.signInFirst));
        expect([...new Set(scripts)]).toEqual([url]);
        await button(page, say.signIn).click();
        await page.locator('#login').waitFor();
        await visitor.fillIn(people.rich.email, passwordOf(people.rich.email));
        const choice = page.getByRole('button', { name: 'Riverwalk Community Clinic' });
        await choice.or(page.getByText(say.theirs)).first().waitFor();
        if (await choice.isVisible()) await choice.click();
        await page.waitForURL(back);
        await seen(page.getByText(say.theirs));
        expect(page.url()).not.toContain('token');
      })(),
  );

  it.each(editions)(
    'MON-211 MON-217 MON-221 what is bought at the shop’s own pages is paid in the portal, and leads back, in $language on a $size',
    (edition) =>
      visiting({ ...edition, as: people.rich }, async (visitor) => {
        const { page } = visitor;
        const say = words[edition.language];
        const { shop } = browserHarness().portal;
        await page.goto('/shop');
        await link(page, say.website).click();
        await seen(page.getByText(say.theirs));
        await page.getByRole('link', { name: say.theirBuy }).click();
        await page.waitForURL(/\/shop\/make_payment\?/);
        await button(page, say.payNow).click();
        await seen(page.getByRole('dialog', { name: say.paid }));
        await button(page, say.done).click();
        await page.waitForURL((url) => url.origin === shop.address && url.pathname.includes('/orders/'));
        await seen(page.getByText(say.theirPaid));
      })(),
  );

  it.each(editions)('MON-217 leads to no other address, in $language', (edition) =>
    visiting(
      { ...edition, as: people.rich },
      async (visitor: Visitor) => {
        const { page } = visitor;
        const say = words[edition.language];
        await page.goto('/shop/sso?practice_id=riverwalk&return_to=https://evil.example/');
        await seen(page.getByText(say.noWay));
        expect(pathOf(page)).toBe('/shop/sso');
      },
      { expected: networkError },
    )(),
  );
});
