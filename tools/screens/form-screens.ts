import type { Page } from 'playwright-core';
import { people } from '../browser/people.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './screens.ts';

const list = (page: Page) => page.locator('#forms-to-fill');
const form = (page: Page) => page.locator('main#content form');

const opened =
  (path: string) =>
  async ({ page }: Visitor): Promise<void> => {
    await page.goto(path);
  };

/** The forms of a patient; nothing is signed here, as all pictures are of one portal. */
export const formScreens: readonly ScreenToShow[] = [
  { name: 'form-history', as: people.rich, arrive: opened('/form_history'), ready: list },
  { name: 'form-history-empty', as: people.empty, arrive: opened('/form_history'), ready: list },
  {
    name: 'form',
    as: people.rich,
    arrive: async ({ page }) => {
      await page.goto('/form_history/sign');
      await form(page).locator('button[type=submit]').click();
    },
    ready: (page) => form(page).getByRole('alert'),
  },
];
