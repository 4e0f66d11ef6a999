import type { Page } from 'playwright-core';
import { people } from '../browser/demo-visitors.ts';
import { serveForeignSummary } from '../browser/foreign-summary.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const content = (page: Page) => page.locator('main#content');

/** Opens the part of My health in which a link to the summary is made. */
const sharing = async ({ page }: Visitor): Promise<void> => {
  await page.goto('/my_health');
  for (const title of [/^(Take the record with you|Llévese el expediente)/, /^(Share a summary|Compartir)/]) {
    await content(page).locator('summary').filter({ hasText: title }).click();
  }
};

const received = async ({ page, language }: Visitor): Promise<void> => {
  await page.goto(`/?language=${language}`);
  await page.goto(await serveForeignSummary(page, new URL(page.url()).origin));
};

/** Links to the summary of a record: where they are made, just made, received, and opened. */
export const linkScreens: readonly ScreenToShow[] = [
  {
    name: 'link-to-make',
    as: people.rich,
    arrive: sharing,
    ready: (page) => content(page).getByRole('button', { name: /^(Make a link|Crear un enlace)$/ }),
  },
  {
    name: 'link-made',
    as: people.rich,
    arrive: async (visitor) => {
      await sharing(visitor);
      await content(visitor.page)
        .getByRole('button', { name: /^(Make a link|Crear un enlace)$/ })
        .click();
    },
    ready: (page) => content(page).locator('svg[role=img][shape-rendering=crispEdges]'),
  },
  { name: 'link-received', arrive: received, ready: (page) => content(page).locator('form') },
  {
    name: 'link-opened',
    arrive: async (visitor) => {
      await received(visitor);
      const { page } = visitor;
      await page.locator('input[name=recipient]').fill('Dr. Away');
      await page.locator('main#content form button[type=submit]').click();
    },
    ready: (page) => content(page).getByRole('heading', { name: 'Ana Gil' }),
  },
];
