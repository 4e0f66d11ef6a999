import type { PracticeId } from '@portico/domain/kernel';
import type { Page } from 'playwright-core';
import type { BrowserHarness } from '../browser/browser-harness.ts';
import { isGraphql, type Visitor } from '../browser/visitor.ts';
import { fillBirthDate, pathIn } from '../browser/link-identity-check.ts';
import { fillNewPatient } from '../browser/fill-sign-up-form.ts';
import { invitedAddress, invitedBirthDate } from '@portico/demo/send-demo-invitations.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const at =
  (path: string) =>
  async ({ page }: Visitor): Promise<void> => {
    await page.goto(path);
  };
const submit = (page: Page) => page.locator('main form button[type=submit]');
const title = (page: Page) => page.locator('main#content h1');

const invited = async ({ page, language }: Visitor, browserHarness: BrowserHarness): Promise<void> => {
  const notice = await browserHarness.noticeTo(invitedAddress('biscayne' as PracticeId, language), 'invitation');
  await page.goto(pathIn(notice));
  await submit(page).waitFor();
};

let people = 0;

/** Fills in and sends the sign-up form for a new person. */
const sent = async ({ page }: Visitor): Promise<void> => {
  people += 1;
  await page.goto('/register_account?practiceId=saguaro');
  await fillNewPatient(page, `look.${people}@example.org`, 'Violet-Kayak-7');
  await page.locator('input[name=terms]').check();
  await submit(page).click();
  await page.locator('input[name=terms]').waitFor({ state: 'detached' });
};

const confirm = '/signup?confirm=true&un=somebody&confirmation_code=no-such-code&em=maria.fernanda%40example.org';

/** The sign-up in each of its states. */
export const signupScreens: readonly ScreenToShow[] = [
  { name: 'sign-up-invited', arrive: invited, ready: submit },
  {
    name: 'sign-up-refused',
    arrive: async (visitor, browserHarness) => {
      const { page } = visitor;
      await invited(visitor, browserHarness);
      await fillBirthDate(page, invitedBirthDate);
      await page.locator('input[name=new-password]').fill('Password-1');
      await page.locator('input[name=terms]').check();
      await submit(page).click();
    },
    ready: (page) => page.locator('[data-rule=not-common][data-state=broken]'),
  },
  { name: 'sign-up-new-patient', arrive: at('/register_account'), ready: submit },
  {
    name: 'sign-up-no-invitation',
    arrive: at('/signup'),
    ready: (page) => page.locator('a[href="/register_account"]'),
  },
  {
    name: 'sign-up-over',
    arrive: at('/signup?i=no-such-code'),
    ready: (page) => page.locator('main a[href="/login"]'),
  },
  { name: 'sign-up-check-email', arrive: sent, ready: (page) => page.locator('details') },
  {
    name: 'sign-up-mail-refused',
    arrive: async (visitor) => {
      await sent(visitor);
      const again = visitor.page.locator('main button').first();
      for (let times = 0; times < 5; times += 1) {
        // A press while the last one is under way sends nothing.
        const answered = visitor.page.waitForResponse((response) => isGraphql(response.request()));
        await again.click();
        await answered;
        await visitor.page.locator('main:not(:has(button[aria-busy]))').waitFor();
      }
    },
    ready: (page) => page.getByRole('dialog'),
  },
  { name: 'sign-up-confirm', arrive: at(confirm), ready: (page) => page.locator('main button') },
  {
    name: 'sign-up-confirmation-over',
    arrive: async ({ page }) => {
      await page.goto(confirm);
      await page.locator('main button').click();
    },
    ready: submit,
  },
  { name: 'sign-up-reconfirm', arrive: at('/signup?reconfirm=true'), ready: submit },
  {
    name: 'sign-up-texted',
    arrive: at('/guest/smsSignupConfirmation?i=code'),
    ready: (page) => page.locator('main a'),
  },
  { name: 'terms', arrive: at('/terms_of_use'), ready: title },
  { name: 'privacy', arrive: at('/privacy_notice'), ready: title },
  { name: 'accessibility', arrive: at('/accessibility'), ready: title },
];
