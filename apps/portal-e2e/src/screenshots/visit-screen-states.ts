import type { Page } from 'playwright-core';
import { openVisit, rowsOf, videoRows } from '../browser/open-visit.ts';
import { people } from '../browser/demo-visitors.ts';
import { isGraphql, type Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the page of the first visit in a status. */
const opened =
  (status: string) =>
  async ({ page }: Visitor): Promise<void> => {
    await page.goto('/appointments');
    await openVisit(page, rowsOf(page, status).first());
  };

/** Presses the button of such a visit that is named so in either language, and waits for what it opens. */
const pressed =
  (status: string, name: RegExp) =>
  async (visitor: Visitor): Promise<void> => {
    const { page } = visitor;
    await opened(status)(visitor);
    await Promise.all([
      page.waitForResponse((response) => isGraphql(response.request()) && response.ok()),
      page.getByRole('button', { name }).first().click(),
    ]);
    await dialog(page).getByRole('paragraph').nth(1).waitFor();
  };

const page = (shown: Page) => shown.locator('main#content [role=article]');

/** The page of a visit, and what is asked before it is canceled: nothing is canceled here, as all pictures are of one portal. */
export const visitScreens: readonly ScreenToShow[] = [
  { name: 'visit-today', as: people.rich, arrive: opened('CHECKED-IN'), ready: page },
  { name: 'visit-upcoming', as: people.rich, arrive: opened('SCHEDULED'), ready: page },
  { name: 'visit-requested', as: people.rich, arrive: opened('REQUESTED'), ready: page },
  { name: 'visit-past', as: people.rich, arrive: opened('COMPLETED'), ready: page },
  { name: 'visit-with-comment', as: people.vertex, arrive: opened('SCHEDULED'), ready: page },
  {
    name: 'device-check-refused',
    as: people.rich,
    arrive: async ({ page }) => {
      await page.goto('/appointments');
      await openVisit(page, videoRows(page).first());
      await page.getByRole('button', { name: /^(Test your camera|Probar la cámara)/ }).click();
    },
    ready: (page) => dialog(page).getByRole('alert'),
  },
  {
    name: 'cancel-visit',
    as: people.rich,
    arrive: async (visitor) => {
      await pressed('SCHEDULED', /^(Cancel visit|Cancelar la cita)/)(visitor);
      await dialog(visitor.page).locator('select').selectOption({ index: 4 });
      await dialog(visitor.page).locator('button').first().click();
    },
    ready: (page) => dialog(page).locator('textarea'),
  },
  {
    name: 'take-request-back',
    as: people.rich,
    arrive: pressed('REQUESTED', /^(Cancel request|Cancelar la solicitud)/),
    ready: dialog,
  },
];
