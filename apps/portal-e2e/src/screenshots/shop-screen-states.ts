import type { Page } from 'playwright-core';
import { people } from '../browser/demo-visitors.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './all-screen-states.ts';
import { answerWith } from './fake-network-errors.ts';

const content = (page: Page) => page.locator('main#content');
const more = (page: Page) => content(page).locator('button[data-more]');
const fill = async (page: Page): Promise<void> => {
  await page.goto('/shop');
  await more(page).first().click();
  await more(page).first().click();
  await more(page).nth(1).click();
};
const orderButton = (page: Page) => page.locator('section[aria-labelledby=basket] button');
const at =
  (path: string) =>
  async ({ page }: Visitor): Promise<void> => {
    await page.goto(path);
  };

/** The shop of a practice, the payment of an order and the sign-on. */
export const shopScreens: readonly ScreenToShow[] = [
  { name: 'shop', as: people.rich, arrive: at('/shop'), ready: (page) => more(page).first() },
  { name: 'shop-basket', as: people.rich, arrive: ({ page }) => fill(page), ready: orderButton },
  {
    name: 'shop-payment',
    as: people.rich,
    arrive: async ({ page }) => {
      await fill(page);
      await orderButton(page).click();
      await page.waitForURL(/make_payment/);
    },
    ready: (page) => content(page).locator('form button[type=submit]'),
  },
  {
    name: 'shop-payment-altered',
    as: people.rich,
    arrive: async ({ page }) => {
      await fill(page);
      await orderButton(page).click();
      await page.waitForURL(/make_payment/);
      await page.goto(page.url().replace(/amount=.*$/, 'amount=0.01'));
    },
    ready: (page) => content(page).getByRole('alert'),
  },
  { name: 'shop-none', as: people.vertex, arrive: at('/shop'), ready: (page) => content(page).locator('p').last() },
  {
    name: 'shop-failed',
    as: people.rich,
    arrive: async ({ page }) => {
      await answerWith(page, 'INTERNAL');
      await page.goto('/shop');
    },
    ready: (page) => content(page).getByRole('alert'),
  },
  { name: 'shop-sign-in-first', arrive: at('/shop/sso'), ready: (page) => content(page).locator('button').last() },
  {
    name: 'shop-no-way',
    as: people.rich,
    arrive: at('/shop/sso?return_to=https://elsewhere.example/'),
    ready: (page) => content(page).getByRole('link'),
  },
];
