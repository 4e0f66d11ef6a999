import type { Page } from 'playwright-core';
import { passwordOf, people } from '../browser/demo-visitors.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const at =
  (path: string) =>
  async ({ page }: Visitor): Promise<void> => {
    await page.goto(path);
  };

const form = (page: Page) => page.locator('main form').last();
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const choices = (page: Page) => page.locator('main ul button').last();

const nora = 'nora.obrien@example.org';

/** Signs in a delegate without a chart of their own, up to the choice of a person to act for. */
const asNora = async (visitor: Visitor): Promise<void> => {
  await visitor.page.goto('/');
  await visitor.fillIn(nora, passwordOf(nora));
  await choices(visitor.page).waitFor();
};

const manage = async ({ page }: Visitor): Promise<void> => {
  await page.goto('/profile_settings/manage_delegates');
  await form(page).waitFor();
};

const buttonsOfFirst = (page: Page) => page.locator('main h3').first().locator('xpath=..').getByRole('button');

/** Those who act for others, and those who let them. */
export const delegateScreens: readonly ScreenToShow[] = [
  { name: 'delegate-profile', arrive: asNora, ready: choices },
  {
    name: 'delegate-profile-ended',
    arrive: async (visitor) => {
      await asNora(visitor);
      await visitor.page.evaluate(() => sessionStorage.setItem('endedFor', "Walter O'Brien"));
      await visitor.page.reload();
    },
    ready: (page) => page.getByRole('status').filter({ hasText: 'Walter' }),
  },
  {
    name: 'delegate-acting',
    arrive: async (visitor) => {
      await asNora(visitor);
      await visitor.page.getByRole('button', { name: "Walter O'Brien" }).first().click();
    },
    ready: (page) => page.getByRole('tabpanel'),
  },
  {
    name: 'delegate-help',
    arrive: async (visitor) => {
      await asNora(visitor);
      await visitor.page.goto('/help');
    },
    ready: (page) => page.locator('main#content section').last(),
  },
  {
    name: 'manage-profiles',
    arrive: async (visitor) => {
      await asNora(visitor);
      await visitor.page.goto('/manage_profiles');
    },
    ready: choices,
  },
  {
    name: 'manage-profiles-disconnect',
    arrive: async (visitor) => {
      await asNora(visitor);
      await visitor.page.goto('/manage_profiles');
      await choices(visitor.page).click();
    },
    ready: dialog,
  },
  { name: 'manage-delegates', as: people.elderly, arrive: manage, ready: form },
  {
    name: 'manage-delegates-editing',
    as: people.elderly,
    arrive: async (visitor) => {
      await manage(visitor);
      await buttonsOfFirst(visitor.page).first().click();
    },
    ready: (page) => page.locator('main li form'),
  },
  {
    name: 'manage-delegates-revoke',
    as: people.elderly,
    arrive: async (visitor) => {
      await manage(visitor);
      await buttonsOfFirst(visitor.page).nth(1).click();
    },
    ready: dialog,
  },
  { name: 'manage-delegates-invited', as: people.spanish, arrive: manage, ready: form },
  { name: 'delegate-verification', arrive: at('/delegate/delegateVerification?code=c'), ready: form },
  {
    name: 'delegate-verification-shut',
    arrive: at('/delegate/delegateVerification'),
    ready: (page) => page.getByRole('status').last(),
  },
  { name: 'delegate-create-account', arrive: at('/delegate/delegateCreateAccount?code=c'), ready: form },
  { name: 'delegate-login', arrive: at('/delegate/delegateLogin?code=c'), ready: form },
  { name: 'delegate-login-created', arrive: at('/delegate/delegateLogin?created=true'), ready: form },
  { name: 'delegate-forgot-password', arrive: at('/delegate/delegateForgotPassword'), ready: form },
];
