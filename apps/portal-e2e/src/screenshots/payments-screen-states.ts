import type { Page } from 'playwright-core';
import { people } from '../browser/demo-visitors.ts';
import type { ScreenToShow } from './all-screen-states.ts';
import { answerWith } from './fake-network-errors.ts';

const content = (page: Page) => page.locator('main#content');
const lists = (page: Page) => content(page).locator('section').last();
const open = async (page: Page): Promise<void> => {
  await page.goto('/payments');
  await lists(page).waitFor();
};

/** What was paid and is owed, plans, statements and receipts. */
export const paymentsScreens: readonly ScreenToShow[] = [
  { name: 'payments', as: people.rich, arrive: ({ page }) => open(page), ready: lists },
  { name: 'payments-expired-card', as: people.spanish, arrive: ({ page }) => open(page), ready: lists },
  { name: 'payments-not-online', as: people.vertex, arrive: ({ page }) => open(page), ready: lists },
  { name: 'payments-empty', as: people.empty, arrive: ({ page }) => open(page), ready: lists },
  {
    name: 'payments-receipt',
    as: people.rich,
    arrive: async ({ page }) => {
      await open(page);
      await content(page).locator('[data-receipt]').nth(3).click();
    },
    ready: (page) => content(page).locator('dl').first(),
  },
  {
    name: 'payments-bill',
    as: people.rich,
    arrive: async ({ page }) => {
      await open(page);
      await content(page).locator('a[href^="/payments/bill/"]').first().click();
    },
    ready: (page) => content(page).locator('dl').last(),
  },
  {
    name: 'payments-cancel-plan',
    as: people.rich,
    arrive: async ({ page }) => {
      await open(page);
      await content(page).locator('li [data-no-print] button').first().click();
    },
    ready: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'payments-failed',
    as: people.rich,
    arrive: async ({ page }) => {
      await answerWith(page, 'INTERNAL');
      await page.goto('/payments');
    },
    ready: (page) => content(page).getByRole('alert'),
  },
];
