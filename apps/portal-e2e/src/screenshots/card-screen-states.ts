import type { Page } from 'playwright-core';
import { people } from '../browser/demo-visitors.ts';
import { hostedField, typeCard } from '../browser/type-card.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const card = (id: string, type: string, last4: string, year: number, isDefault = false) => ({
  cardId: id,
  patient_id: 'patient',
  practice_id: people.rich.practice,
  type,
  last4,
  cardholder_name: 'James Walker',
  expirationMonth: 2,
  expirationYear: year,
  default: isDefault,
});

const onFile = [
  card('visa', 'Visa', '4242', 2030, true),
  card('amex', 'American Express', '0005', 2028),
  card('old', 'Discover', '9424', 2026),
];

/** The page as the gateway answers it, but for the cards: what the form needs is sealed for this session. */
const holding = async (page: Page, cards: readonly unknown[]): Promise<void> => {
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postData() ?? '';
    if (asked.includes('"DeleteCreditCard"')) {
      const answer = { status: 400, message: 'In use.', paymentPlanName: 'Crown in May' };
      return route.fulfill({ json: { data: { deleteCreditCard: answer } } });
    }
    if (!asked.includes('"GetCards"')) return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as { data: { getCards: object } };
    return route.fulfill({ response, json: { data: { getCards: { ...body.data.getCards, cards } } } });
  });
};

const section = '/profile_settings/payment';
const openForm = async (page: Page): Promise<void> => {
  await holding(page, []);
  await page.goto(section);
  await page.locator('main#content section + div button').click();
};
const as = people.rich;

/** The cards on file, and the form of a new one. */
export const cardScreens: readonly ScreenToShow[] = [
  {
    name: 'cards',
    as,
    arrive: async ({ page }) => {
      await holding(page, onFile);
      await page.goto(section);
    },
    ready: (page) => page.locator('main#content li p').first(),
  },
  {
    name: 'cards-empty',
    as,
    arrive: async ({ page }) => {
      await holding(page, []);
      await page.goto(section);
    },
    ready: (page) => page.locator('main#content section + div button'),
  },
  {
    name: 'cards-without-payments',
    as: people.vertex,
    arrive: async ({ page }) => {
      await page.goto(section);
    },
    ready: (page) => page.locator('main#content a[href^="tel:"]'),
  },
  {
    name: 'card-form',
    as,
    arrive: async ({ page }) => {
      await openForm(page);
      await typeCard(page, '378282246310005', 'James Walker');
    },
    ready: (page) => page.locator('form button[type=submit]'),
  },
  {
    name: 'card-form-hosted-mistakes',
    as,
    arrive: async ({ page }) => {
      await openForm(page);
      await page.locator('input[name=cc-name]').fill('James Walker');
      await hostedField(page, 'CARD_NUMBER').fill('4242');
      await page.locator('form button[type=submit]').click();
    },
    ready: (page) => page.frameLocator('iframe[src*="/card-frame/"]').locator('[data-bad]').first(),
  },
  {
    name: 'card-form-mistakes',
    as: people.spanish,
    arrive: async ({ page }) => {
      await openForm(page);
      await page.locator('input[name=cc-name]').fill('Al');
      await page.locator('input[name=cc-number]').fill('30569309025904');
      await page.locator('select[name=cc-exp-month]').selectOption('01');
      await page.locator('select[name=cc-exp-year]').selectOption('2026');
      await page.locator('input[name=cc-csc]').fill('1');
      await page.locator('form button[type=submit]').click();
    },
    ready: (page) => page.locator('input[name=cc-csc][aria-invalid]'),
  },
  {
    name: 'card-remove',
    as,
    arrive: async ({ page }) => {
      await holding(page, onFile);
      await page.goto(section);
      await page.locator('main#content li button').first().click();
    },
    ready: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'card-in-use',
    as,
    arrive: async ({ page }) => {
      await holding(page, onFile);
      await page.goto(section);
      await page.locator('main#content li button').first().click();
      await page.getByRole('alertdialog').getByRole('button').first().click();
    },
    ready: (page) => page.getByRole('dialog'),
  },
];
