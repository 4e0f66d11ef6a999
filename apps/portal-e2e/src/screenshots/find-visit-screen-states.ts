import type { Page } from 'playwright-core';
import { people } from '../browser/demo-visitors.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const start = '/appointments/add_appointment';
const list = (page: Page) => page.locator('main#content').getByRole('listbox');
const button = (page: Page) => page.locator('main#content button');

/** The first of each list that opens, which leads to all three at this practice. */
const pickFirsts = async (page: Page): Promise<void> => {
  await page.goto(start);
  for (;;) {
    await list(page).or(page.locator('main#content button:focus')).first().waitFor();
    if ((await list(page).count()) === 0) return;
    await list(page).getByRole('option').first().click();
  }
};

const preference = async (page: Page): Promise<void> => {
  await pickFirsts(page);
  await page.locator('main#content button:focus').click();
  await page.getByRole('checkbox').first().waitFor();
};

const ask = async (page: Page): Promise<void> => {
  await page.goto('/appointments/intelligent_schedular');
  await page.getByRole('radio').first().waitFor();
};

/** Choosing a visit, the questions of a practice, and the request in days and times of day. */
export const findVisitScreens: readonly ScreenToShow[] = [
  {
    name: 'add-appointment',
    as: people.spanish,
    arrive: ({ page }) => page.goto(start).then(() => undefined),
    ready: (page) => list(page).getByRole('option').first(),
  },
  {
    name: 'add-appointment-nothing-found',
    as: people.spanish,
    arrive: async ({ page }) => {
      await page.goto(start);
      await page.locator('input[role=combobox]').fill('qqqq');
    },
    ready: (page) => list(page).locator('p'),
  },
  {
    name: 'add-appointment-chosen',
    as: people.vertex,
    arrive: ({ page }) => pickFirsts(page),
    ready: (page) => page.locator('main#content button:focus'),
  },
  {
    name: 'add-appointment-questions-first',
    as: people.rich,
    arrive: ({ page }) => page.goto(start).then(() => undefined),
    ready: (page) => button(page).first(),
  },
  {
    name: 'intelligent-scheduler-notice',
    as: people.rich,
    arrive: ({ page }) => page.goto('/appointments/intelligent_schedular').then(() => undefined),
    ready: (page) => page.locator('main#content a[href="tel:911"]'),
  },
  {
    name: 'intelligent-scheduler',
    as: people.rich,
    arrive: async ({ page }) => {
      await ask(page);
      await page.getByRole('radio').nth(1).check();
      await button(page).first().click();
      await page.getByRole('radio').first().check();
    },
    ready: (page) => page.getByRole('definition').first(),
  },
  {
    name: 'intelligent-scheduler-end',
    as: people.rich,
    arrive: async ({ page }) => {
      await ask(page);
      await page.getByRole('radio').first().check();
      await button(page).first().click();
    },
    ready: (page) => page.locator('main#content a[href^="tel:"]:not([href="tel:911"])'),
  },
  {
    name: 'vertex-request',
    as: people.vertex,
    arrive: ({ page }) => preference(page),
    ready: (page) => page.locator('main#content textarea'),
  },
  {
    name: 'vertex-request-first-available',
    as: people.vertex,
    arrive: async ({ page }) => {
      await preference(page);
      await page.getByRole('checkbox').first().check();
    },
    ready: (page) => page.locator('main#content button[type=submit]:enabled'),
  },
  {
    name: 'vertex-request-sent',
    as: people.vertex,
    arrive: async ({ page }) => {
      await page.route('**/graphql', async (route) => {
        const asked = route.request().postData() ?? '';
        if (!asked.includes('"GetVertexRequestAppointment"')) return route.fallback();
        return route.fulfill({ json: { data: { getVertexRequestAppointment: { status: 200 } } } });
      });
      await preference(page);
      await page.getByRole('checkbox').first().check();
      await page.locator('main#content button[type=submit]').click();
    },
    ready: (page) => page.getByRole('dialog'),
  },
];
