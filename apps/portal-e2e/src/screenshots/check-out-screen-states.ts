import type { Page } from 'playwright-core';
import { people } from '../browser/demo-visitors.ts';
import { isGraphql, operationOf, type Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const content = (page: Page) => page.locator('main#content');
const step = (page: Page, name: string) => content(page).locator(`[data-step=${name}]`);
const checkOut = /^(?:Check out|Terminar la consulta)/;

/** From the card of the visit that this person is leaving. */
const opened = async ({ page }: Visitor): Promise<void> => {
  await page.goto('/appointments');
  await content(page).getByRole('button', { name: checkOut }).click();
  await step(page, 'next-visit').waitFor();
};

const chosen =
  (name: string) =>
  async (visitor: Visitor): Promise<void> => {
    await opened(visitor);
    await step(visitor.page, name).getByRole('button').first().click();
  };

/** Answers that the person is checked out now; the gateway hears nothing of it, as all pictures are of one portal. */
const checkedOut = async (visitor: Visitor): Promise<void> => {
  const { page } = visitor;
  const known = page.waitForResponse(
    (response) => isGraphql(response.request()) && operationOf(response.request()) === 'GetAppointmentCheckOut',
  );
  await opened(visitor);
  const { data } = (await (await known).json()) as { readonly data: { readonly getAppointmentCheckOut: object } };
  const postCheckoutForms = {
    redirectSurvey: false,
    surveys: [],
    surveysSelection: false,
    surveysHeading: null,
    submissionResult: { success: true, redirect: null },
    appointmentCheckOutScreen: { ...data.getAppointmentCheckOut, checkedOut: true },
  };
  await page.route('**/graphql', (route) =>
    operationOf(route.request()) === 'PostCheckoutForms'
      ? route.fulfill({ json: { data: { postCheckoutForms } } })
      : route.fallback(),
  );
  await content(page).getByRole('button', { name: checkOut }).click();
};

/** Check-out with its parts, up to its end. */
export const checkOutScreens: readonly ScreenToShow[] = [
  { name: 'check-out', as: people.leaving, arrive: opened, ready: (page) => step(page, 'forms') },
  {
    name: 'check-out-forms',
    as: people.leaving,
    arrive: chosen('forms'),
    ready: (page) => content(page).locator('form button[type=submit]'),
  },
  {
    name: 'check-out-payment',
    as: people.leaving,
    arrive: chosen('payment'),
    ready: (page) => content(page).locator('form button[type=submit]'),
  },
  {
    name: 'check-out-done',
    as: people.leavingInSpanish,
    arrive: checkedOut,
    ready: (page) => page.getByRole('dialog'),
  },
];
