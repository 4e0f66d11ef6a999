import type { Locator, Page } from 'playwright-core';
import { people } from '../browser/demo-visitors.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const as = people.spanish;
const main = (page: Page): Locator => page.locator('main#content');
const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const times = (page: Page): Locator => page.getByRole('toolbar').first().getByRole('button');

/** Goes to the list of times; `kind` is the position of the kind of visit in the list. */
const toTimes = async ({ page }: Visitor, kind = 0): Promise<void> => {
  await page.goto('/appointments/add_appointment');
  const list = main(page).getByRole('listbox');
  const check = page.locator('main#content button:focus');
  await main(page).locator('input[role=combobox]').fill('Ibáñez');
  await list.getByRole('option').first().click();
  for (let place = kind; ; place = 0) {
    await list.or(check).first().waitFor();
    if ((await list.count()) === 0) break;
    await list.getByRole('option').nth(place).click();
  }
  await check.click();
};

const toConfirm = async (visitor: Visitor, kind = 0): Promise<void> => {
  await toTimes(visitor, kind);
  await times(visitor.page).first().click();
  await dialog(visitor.page).waitFor();
};

/** Choosing a time, and what becomes of it. */
export const bookTimeScreens: readonly ScreenToShow[] = [
  { name: 'times', as, arrive: (visitor) => toTimes(visitor), ready: (page) => times(page).first() },
  {
    name: 'times-dates',
    as,
    arrive: async (visitor) => {
      await toTimes(visitor);
      await times(visitor.page).first().waitFor();
      await main(visitor.page).getByRole('button').nth(1).click();
    },
    ready: (page) => dialog(page).getByRole('grid'),
  },
  {
    name: 'times-confirm',
    as,
    arrive: (visitor) => toConfirm(visitor),
    ready: (page) => dialog(page).getByRole('timer'),
  },
  {
    name: 'times-prepaid',
    as,
    arrive: (visitor) => toConfirm(visitor, 5),
    ready: (page) => dialog(page).getByRole('timer'),
  },
  {
    name: 'times-booked',
    as,
    arrive: async (visitor) => {
      await toConfirm(visitor);
      await dialog(visitor.page)
        .getByRole('button', { name: /^(Book|Reservar)/ })
        .click();
    },
    ready: (page) => page.getByRole('dialog'),
  },
];
