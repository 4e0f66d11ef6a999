import type { Page } from 'playwright-core';
import { people } from '../browser/demo-visitors.ts';
import { unfoldRecord } from '../browser/unfold-record.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const content = (page: Page) => page.locator('main#content');

/** Follows the first way of My health to a page of a refill that is named so in either language. */
const opened =
  (name: RegExp) =>
  async ({ page }: Visitor): Promise<void> => {
    await page.goto('/my_health');
    await unfoldRecord(page);
    await content(page).getByRole('link', { name }).first().click();
  };

/** A request for a refill, before it is sent and while it is open. */
export const refillScreens: readonly ScreenToShow[] = [
  {
    name: 'refill',
    as: people.rich,
    arrive: opened(/^(Request a refill|Solicitar un resurtido)/),
    ready: (page) => content(page).locator('form'),
  },
  {
    name: 'refill-requested',
    as: people.rich,
    arrive: opened(/^(See the request|Ver la solicitud)/),
    ready: (page) => content(page).locator('dl').first(),
  },
];
