import type { Page } from 'playwright-core';
import { keepTimeToPay } from '../browser/hold-prepaid-time.ts';
import { people } from '../browser/demo-visitors.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const as = people.rich;
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const payButton = (page: Page) => page.locator('main#content form button[type=submit]');

/** The plan that the demo lets this person pay off. */
const plan = '/payments/plan/demo.n.riverwalk.1.01/practice/riverwalk';

/** The balance of this person at the practice that they are at. */
const openBalance = async (page: Page): Promise<void> => {
  await page.goto('/dashboard#payments');
  await page.locator('[role=tabpanel] a[href$="/make_payment"]').click();
  await payButton(page).waitFor();
};
const choose = (page: Page, value: string) => page.locator(`input[type=radio][value="${value}"]`).check();

/** What is sent to be paid is answered like this, and nothing is paid. */
const answerPayment = (page: Page, json: object): Promise<unknown> =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"MakePayment"') === true ? route.fulfill({ json }) : route.fallback(),
  );

const receipt = {
  done: 'PAID',
  amount: '184.60',
  charge_id: 'c1',
  reference: '8USPOT7AR35G',
  card_type: 'Visa',
  last4: '1111',
  wallet: null,
  practice_name: 'Riverwalk Community Clinic',
  date: null,
  copayNext: null,
  left: { balance: '134.60', copay: null, plan: null },
  next: '/payments',
  cardSaved: null,
};
const paid = { data: { makePayment: { status: 200, payment_plan_id: null, appointment_id: null, receipt } } };
const checking = { data: { makePayment: { ...paid.data.makePayment, status: 202, receipt: null } } };
const declined = {
  data: null,
  errors: [{ message: 'Declined.', extensions: { code: 'CARD_DECLINED', reason: 'declined', declined: 'declined' } }],
};

const answered =
  (json: object) =>
  async ({ page }: Visitor): Promise<void> => {
    await openBalance(page);
    await answerPayment(page, json);
    await payButton(page).click();
  };

const at =
  (path: string) =>
  async ({ page }: Visitor): Promise<void> => {
    await page.goto(path);
  };

/** The one screen on which money is paid, in its contexts and states. */
export const makePaymentScreens: readonly ScreenToShow[] = [
  { name: 'pay', as, arrive: ({ page }) => openBalance(page), ready: payButton },
  {
    name: 'pay-wallets',
    as,
    arrive: ({ page }) => openBalance(page),
    ready: (page) => page.frameLocator('iframe[src*="clover-wallets"]').getByRole('button').first(),
  },
  {
    name: 'pay-part',
    as,
    arrive: async ({ page }) => {
      await openBalance(page);
      await choose(page, 'partial');
      await page.locator('input[name=partial-amount]').fill('2');
    },
    ready: (page) => page.locator('input[aria-invalid]'),
  },
  {
    name: 'pay-plan',
    as,
    arrive: async ({ page }) => {
      await openBalance(page);
      await choose(page, 'plan');
      await choose(page, 'monthly');
      await page.locator('input[name=plan-payment]').fill('50');
      await page.locator('main#content summary').first().click();
    },
    ready: (page) => page.locator('main#content table'),
  },
  {
    name: 'pay-plan-limits',
    as,
    arrive: async ({ page }) => {
      await openBalance(page);
      await choose(page, 'plan');
      await page.locator('input[name=plan-count]').fill('99');
      await page.locator('input[name=plan-name]').fill('');
    },
    ready: (page) => page.locator('input[name=plan-count][aria-invalid]'),
  },
  {
    name: 'pay-existing-plan',
    as,
    arrive: async ({ page }) => {
      await openBalance(page);
      await choose(page, 'plan');
      await choose(page, 'existing');
      await page.locator('fieldset').nth(2).locator('input').first().check();
    },
    ready: (page) => page.locator('input[name=plan-count]'),
  },
  {
    name: 'pay-cash',
    as,
    arrive: async ({ page }) => {
      await openBalance(page);
      await choose(page, 'cash');
    },
    ready: dialog,
  },
  { name: 'pay-declined', as, arrive: answered(declined), ready: (page) => page.getByRole('alert') },
  { name: 'pay-checking', as, arrive: answered(checking), ready: (page) => page.locator('form [role=status] p') },
  { name: 'pay-received', as, arrive: answered(paid), ready: dialog },
  { name: 'pay-check-in', as, arrive: at('/appointments/check_in'), ready: payButton },
  {
    name: 'pay-prepayment',
    as,
    arrive: async ({ page }, { portal }) => {
      await page.goto(await keepTimeToPay(portal, as));
      await choose(page, 'new');
    },
    ready: (page) => page.locator('input[name=cc-name]'),
  },
  { name: 'pay-on-plan', as, arrive: at(`${plan}/schedule_payment`), ready: payButton },
  { name: 'pay-edit-plan', as, arrive: at(`${plan}/edit_payment_plan`), ready: payButton },
  { name: 'pay-plan-card', as, arrive: at(`${plan}/choose_card`), ready: payButton },
  {
    name: 'pay-cancel-plan',
    as,
    arrive: async ({ page }) => {
      await page.goto(`${plan}/edit_payment_plan`);
      await payButton(page).waitFor();
      await page.locator('main#content form + div button').click();
    },
    ready: dialog,
  },
  {
    name: 'pay-not-online',
    as,
    arrive: async ({ page }) => {
      await page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('"ContinueCheckInPayment"') !== true) return route.fallback();
        const response = await route.fetch();
        const json = (await response.json()) as { data: { continueCheckInPayment: object } };
        const continueCheckInPayment = { ...json.data.continueCheckInPayment, encryptedData: null };
        return route.fulfill({ response, json: { data: { continueCheckInPayment } } });
      });
      await page.goto('/appointments/check_in');
    },
    ready: (page) => page.locator('main#content a[href^="tel:"]'),
  },
  {
    name: 'pay-nothing',
    as: people.empty,
    arrive: async ({ page }) => {
      await page.goto('/help');
      const { patient, id } = await page.evaluate(
        () =>
          JSON.parse(sessionStorage.getItem('practice') ?? '{}') as { readonly patient: string; readonly id: string },
      );
      await page.goto(`/payments/patient/${patient}/practice/${id}/make_payment`);
    },
    ready: (page) => page.locator('main#content h1 ~ * p').first(),
  },
];
