import type { Page } from 'playwright-core';
import { people } from '../browser/demo-visitors.ts';
import { isGraphql, type Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './screens.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** Presses the first button of the appointments that is named so in either language, and waits for what it opens. */
const pressed =
  (name: RegExp) =>
  async ({ page }: Visitor): Promise<void> => {
    await page.goto('/appointments');
    await Promise.all([
      page.waitForResponse((response) => isGraphql(response.request()) && response.ok()),
      page.getByRole('button', { name }).first().click(),
    ]);
    await dialog(page).getByRole('paragraph').nth(1).waitFor();
  };

/** What is asked before a visit is canceled: nothing is canceled here, as all pictures are of one portal. */
export const visitScreens: readonly ScreenToShow[] = [
  {
    name: 'cancel-visit',
    as: people.rich,
    arrive: async (visitor) => {
      await pressed(/^(Cancel visit|Cancelar la cita)/)(visitor);
      await dialog(visitor.page).locator('select').selectOption({ index: 4 });
      await dialog(visitor.page).locator('button').first().click();
    },
    ready: (page) => dialog(page).locator('textarea'),
  },
  {
    name: 'cancel-visit-by-phone',
    as: people.vertex,
    arrive: pressed(/^(Cancel visit|Cancelar la cita)/),
    ready: dialog,
  },
  {
    name: 'take-request-back',
    as: people.rich,
    arrive: pressed(/^(Cancel request|Cancelar la solicitud)/),
    ready: dialog,
  },
];
