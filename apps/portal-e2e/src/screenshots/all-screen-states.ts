import { clockOf, setOffline } from '../browser/profile-overrides.ts';
import type { Locator, Page } from 'playwright-core';
import { passwordOf, people, type DemoVisitor } from '../browser/demo-visitors.ts';
import type { Scene, BrowserHarness } from '../browser/browser-harness.ts';
import type { Visitor } from '../browser/visitor.ts';
import { appScreens } from './app-screen-states.ts';
import { authenticationScreens } from './authentication-screen-states.ts';
import { bookTimeScreens } from './book-time-screen-states.ts';
import { cardScreens } from './card-screen-states.ts';
import { delegateScreens } from './delegate-screen-states.ts';
import { checkInScreens } from './check-in-screen-states.ts';
import { checkOutScreens } from './check-out-screen-states.ts';
import { waitListScreens } from './wait-list-screen-states.ts';
import { findVisitScreens } from './find-visit-screen-states.ts';
import { formScreens } from './form-screen-states.ts';
import { guestScreens } from './guest-screen-states.ts';
import { linkScreens } from './link-screen-states.ts';
import { loginScreens } from './login-screen-states.ts';
import { makePaymentScreens } from './make-payment-screen-states.ts';
import { messagesScreens } from './messages-screen-states.ts';
import { paymentsScreens } from './payments-screen-states.ts';
import { entryScreens } from './entry-screen-states.ts';
import { profileScreens } from './profile-screen-states.ts';
import { recordScreens } from './record-screen-states.ts';
import { refillScreens } from './refill-screen-states.ts';
import { shopScreens } from './shop-screen-states.ts';
import { surveyScreens } from './survey-screen-states.ts';
import { signupScreens } from './signup-screen-states.ts';
import { visitScreens } from './visit-screen-states.ts';
import { answerWith, breakAnswer, withoutNetwork } from './fake-network-errors.ts';

/** One screen in one state: who sees it, how it comes about, and by what one knows that it stands there. */
export interface ScreenToShow {
  readonly name: string;
  readonly as?: DemoVisitor;
  readonly scene?: Omit<Scene, 'as' | 'language' | 'size' | 'scheme'>;
  readonly arrive: (visitor: Visitor, browserHarness: BrowserHarness) => Promise<void>;
  readonly ready: (page: Page) => Locator;
  /** All schemes without. */
  readonly schemes?: readonly (typeof schemes)[number][];
}

const at =
  (path: string) =>
  async ({ page }: Visitor): Promise<void> => {
    await page.goto(path);
  };

const form = (page: Page): Locator => page.locator('form');
const heading = (page: Page): Locator => page.locator('main#content h1').last();
const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const tabs = (page: Page): Locator => page.getByRole('tabpanel');
const lists = (page: Page): Locator => page.locator('main#content section').last();

/** Where summaries are documents: those of the last year. */
const foundSummaries = async ({ page }: Visitor): Promise<void> => {
  await page.goto('/my_health/visit_summary');
  await page.locator('main#content form button[type=submit]').click();
};

/** Minutes without a sign of life, up to the warning. */
const idle = async ({ page }: Visitor, path: string): Promise<void> => {
  await clockOf(page).install();
  await page.goto(path);
  await heading(page).waitFor();
  await tabs(page).waitFor();
  await clockOf(page).runFor(3_500);
  await clockOf(page).fastForward('09:10');
};

const openTab =
  (index: number) =>
  async ({ page }: Visitor): Promise<void> => {
    await page.goto('/dashboard');
    await page.getByRole('tab').nth(index).click();
  };

/** Every screen that there is; pictures and checks are taken from this list and from nowhere else. */
export const screens: readonly ScreenToShow[] = [
  { name: 'sign-in', arrive: at('/'), ready: form },
  {
    name: 'sign-in-refused',
    arrive: async (visitor) => {
      await visitor.page.goto('/');
      await visitor.fillIn('nobody@example.org', 'Not-the-password-1');
    },
    ready: (page) => page.getByRole('alert'),
  },
  {
    name: 'select-practice',
    arrive: async (visitor) => {
      await visitor.page.goto('/');
      await visitor.fillIn(people.rich.email, passwordOf(people.rich.email));
    },
    ready: (page) => page.locator('main ul button').first(),
  },
  { name: 'dashboard', as: people.rich, arrive: at('/dashboard'), ready: tabs },
  { name: 'dashboard-payment', as: people.rich, arrive: openTab(1), ready: tabs },
  { name: 'dashboard-visits', as: people.rich, arrive: openTab(2), ready: tabs },
  { name: 'dashboard-medications', as: people.elderly, arrive: openTab(4), ready: tabs },
  {
    name: 'important-message',
    arrive: (visitor) =>
      visitor.signIn(people.empty.email, passwordOf(people.empty.email), people.empty.practice, '/dashboard'),
    ready: (page) => page.getByRole('dialog'),
  },
  { name: 'dashboard-empty', as: people.empty, arrive: at('/dashboard'), ready: tabs },
  {
    name: 'menu',
    as: people.rich,
    arrive: async ({ page }) => {
      await page.goto('/dashboard');
      await tabs(page).waitFor();
      const button = page.locator('button[aria-controls=menu]');
      if (await button.isVisible()) await button.click();
    },
    ready: (page) => page.locator('#menu'),
  },
  {
    name: 'text-look',
    as: people.rich,
    arrive: async ({ page }) => {
      await page.goto('/dashboard');
      await tabs(page).waitFor();
      const button = page.locator('button[aria-controls=menu]');
      if (await button.isVisible()) await button.click();
      await page.getByRole('button', { name: /^(Text size|Tamaño del texto)$/ }).click();
    },
    ready: dialog,
  },
  { name: 'no-such-page', as: people.rich, arrive: at('/nothing/here'), ready: tabs },
  { name: 'appointments', as: people.rich, arrive: at('/appointments'), ready: lists },
  { name: 'appointments-vertex', as: people.vertex, arrive: at('/appointments'), ready: lists },
  { name: 'appointments-empty', as: people.empty, arrive: at('/appointments'), ready: lists },
  {
    name: 'appointment-comment',
    as: people.vertex,
    arrive: async ({ page }) => {
      await page.goto('/appointments');
      await page.locator('button[aria-haspopup=dialog]').first().click();
    },
    ready: dialog,
  },
  { name: 'my-health', as: people.rich, arrive: at('/my_health'), ready: lists },
  { name: 'my-health-spanish', as: people.spanish, arrive: at('/my_health'), ready: lists },
  { name: 'my-health-elderly', as: people.elderly, arrive: at('/my_health'), ready: lists },
  { name: 'my-health-empty', as: people.empty, arrive: at('/my_health'), ready: lists },
  { name: 'activity-log', as: people.elderly, arrive: at('/activity_log'), ready: lists },
  { name: 'help', as: people.rich, arrive: at('/help'), ready: lists },
  {
    name: 'newer-page',
    as: people.rich,
    arrive: async ({ page }) => {
      await page.goto('/help');
      await lists(page).waitFor();
      await page.evaluate(() => window.dispatchEvent(new Event('portico-outdated')));
    },
    ready: (page) => page.getByRole('status').filter({ has: page.getByRole('button') }),
  },
  { name: 'inactivity', as: people.rich, arrive: (visitor) => idle(visitor, '/dashboard'), ready: dialog },
  {
    name: 'session-over',
    as: people.rich,
    arrive: async ({ page }) => {
      await page.evaluate(() => sessionStorage.setItem('accessToken', 'broken'));
      await page.goto('/dashboard');
    },
    ready: dialog,
  },
  {
    name: 'loading',
    as: people.rich,
    arrive: async ({ page }) => {
      await page.route('**/graphql', () => undefined);
      await page.goto('/dashboard');
    },
    ready: heading,
  },
  {
    name: 'failed',
    as: people.rich,
    arrive: async ({ page }) => {
      await answerWith(page, 'INTERNAL');
      await page.goto('/dashboard');
    },
    ready: (page) => page.getByRole('alert'),
  },
  {
    name: 'error-page',
    as: people.rich,
    arrive: async ({ page }) => {
      await withoutNetwork(page);
      await page.goto('/dashboard');
    },
    ready: heading,
  },
  {
    name: 'system-issue',
    as: people.rich,
    arrive: async ({ page }) => {
      await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto('/dashboard');
    },
    ready: heading,
  },
  {
    name: 'oops',
    as: people.rich,
    arrive: async ({ page }) => {
      await breakAnswer(page);
      await page.goto('/dashboard');
    },
    ready: heading,
  },
  {
    name: 'offline',
    as: people.rich,
    arrive: async ({ page }) => {
      await page.goto('/help');
      await lists(page).waitFor();
      await setOffline(page, true);
    },
    ready: (page) => page.getByRole('status').first(),
  },
  ...appScreens,
  ...authenticationScreens,
  ...checkInScreens,
  ...checkOutScreens,
  ...waitListScreens,
  ...findVisitScreens,
  ...bookTimeScreens,
  ...cardScreens,
  ...delegateScreens,
  ...formScreens,
  ...guestScreens,
  ...loginScreens,
  ...makePaymentScreens,
  ...messagesScreens,
  ...paymentsScreens,
  ...entryScreens,
  ...recordScreens,
  ...linkScreens,
  ...profileScreens,
  ...refillScreens,
  ...shopScreens,
  ...surveyScreens,
  ...signupScreens,
  ...visitScreens,
  {
    name: 'visit-summary',
    as: people.rich,
    arrive: at('/my_health/visit_summary'),
    ready: (page) => page.locator('main#content form'),
  },
  {
    name: 'visit-summary-documents',
    as: people.vertex,
    arrive: foundSummaries,
    ready: (page) => page.locator('main#content h2'),
  },
  { name: 'demo-outbox', arrive: at('/demo/outbox'), ready: (page) => page.locator('article').first() },
  { name: 'unsupported-browser', arrive: at('/unsupported-browser.html'), ready: (page) => page.locator('h1') },
];

/** For tests that come to a screen by its name. */
export const screenCalled = (name: string): ScreenToShow => {
  const screen = screens.find((each) => each.name === name);
  if (screen === undefined) throw new Error(`No screen is called ${name}.`);
  return screen;
};

export const languages = ['en', 'es'] as const;
export const schemes = ['light', 'dark'] as const;
