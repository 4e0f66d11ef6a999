import type { Locator, Page } from 'playwright-core';
import type { BrowserHarness } from '../browser/browser-harness.ts';
import { people } from '../browser/demo-visitors.ts';
import { bills, fillFartherSections, fillRecord, putEntries } from '../browser/fill-record.ts';
import { unfoldRecord } from '../browser/unfold-record.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const content = (page: Page): Locator => page.locator('main#content');
const rows = (page: Page): Locator => content(page).locator('li').first();

const timelineOf =
  (count: number) =>
  async ({ page }: Visitor, { portal }: BrowserHarness): Promise<void> => {
    await fillRecord(portal.database, count);
    await page.goto('/my_health/timeline');
  };

const sectionsOf =
  (each: number) =>
  async ({ page }: Visitor, { portal }: BrowserHarness): Promise<void> => {
    await fillRecord(portal.database, 0);
    await fillFartherSections(portal.database, each);
    await page.goto('/my_health');
    await unfoldRecord(page);
  };

/** The record in the order of time, all values of one measure, and what insurers say. */
export const recordScreens: readonly ScreenToShow[] = [
  {
    name: 'measure',
    as: people.rich,
    arrive: async ({ page }) => {
      await page.goto('/my_health');
      await unfoldRecord(page);
      await content(page).locator('a[href*="/my_health/measure/"]:visible').first().click();
      await page.waitForURL('**/my_health/measure/**');
    },
    ready: (page) => content(page).locator('table'),
  },
  {
    name: 'timeline',
    as: people.rich,
    arrive: async ({ page }) => {
      await page.goto('/my_health/timeline');
    },
    ready: rows,
  },
  {
    name: 'timeline-empty',
    as: people.empty,
    arrive: timelineOf(0),
    ready: (page) => content(page).getByRole('status').first(),
  },
  { name: 'timeline-small', as: people.empty, arrive: timelineOf(5), ready: rows },
  { name: 'timeline-very-large', as: people.empty, arrive: timelineOf(500), ready: rows },
  {
    name: 'my-health-bills',
    as: people.empty,
    arrive: async ({ page }, { portal }) => {
      await fillRecord(portal.database, 0);
      await putEntries(portal.database, 'bills', bills);
      await page.goto('/my_health');
      await unfoldRecord(page);
    },
    ready: (page) => content(page).locator('#bills li').first(),
  },
  {
    name: 'entry-bill',
    as: people.empty,
    arrive: async ({ page }, { portal }) => {
      await putEntries(portal.database, 'bills', bills);
      await page.goto('/my_health/entry/bills/explanation');
    },
    ready: (page) => content(page).locator('#entry-amounts'),
  },
  {
    name: 'sections-empty',
    as: people.empty,
    arrive: sectionsOf(0),
    ready: (page) => content(page).locator('#bills'),
    schemes: ['light'],
  },
  {
    name: 'sections-small',
    as: people.empty,
    arrive: sectionsOf(2),
    ready: (page) => content(page).locator('#bills li').first(),
    schemes: ['light'],
  },
  {
    name: 'sections-very-large',
    as: people.empty,
    arrive: sectionsOf(120),
    ready: (page) => content(page).locator('#bills li').first(),
    schemes: ['light'],
  },
];
