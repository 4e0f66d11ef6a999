import type { Page } from 'playwright-core';
import { people } from '../browser/demo-visitors.ts';
import { unfoldRecord } from '../browser/unfold-record.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const content = (page: Page) => page.locator('main#content');

/** Follows the way of one condition of My health to its page. */
const condition =
  (which: 'first' | 'last') =>
  async ({ page }: Visitor): Promise<void> => {
    await page.goto('/my_health');
    await unfoldRecord(page);
    const links = content(page)
      .locator('#conditions')
      .getByRole('link', { name: /^(Correct or add a note|Corregir o anotar|See why|Vea por qué)/ });
    await links[which]().click();
  };

/** One entry of the record: with a request and a note, and with neither. */
export const entryScreens: readonly ScreenToShow[] = [
  {
    name: 'entry-requested',
    as: people.rich,
    arrive: condition('first'),
    ready: (page) => content(page).locator('dl').first(),
  },
  {
    name: 'entry',
    as: people.rich,
    arrive: condition('last'),
    ready: (page) => content(page).locator('form').first(),
  },
];
