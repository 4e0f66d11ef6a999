import type {
  GetAuthenticationQuery,
  MakeRecoveryCodesMutation,
  UpdateTwoFaMutation,
} from '@portico/adapters-graphql/operation-types';
import type { Page } from 'playwright-core';
import { passwordOf, people } from '../browser/demo-visitors.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './all-screen-states.ts';

/** A person who uses everything that there is, as the gateway would answer. */
const protectedSettings: GetAuthenticationQuery['getAuthentication'] = {
  email: people.rich.email,
  phone_number: '+16025550142',
  two_factor: {
    enabled: true,
    settingsList: [
      { verification_type: 'email', enabled: false, sent_to: null, phone_number: null },
      { verification_type: 'sms', enabled: true, sent_to: '+16025550142', phone_number: '+16025550142' },
    ],
  },
  app: true,
  passkeys: [
    { id: 'a', name: 'James’s phone', added_at: '2026-01-09T18:00:00.000Z', last_used_at: '2026-03-17T14:00:00.000Z' },
    { id: 'b', name: 'Security key', added_at: '2026-02-11T18:00:00.000Z', last_used_at: null },
  ],
  recovery_codes_left: 9,
  providers: [],
  devices: (
    [
      ['s1', 'Chrome', 'Windows', true],
      ['s2', 'Safari', 'iOS', false],
      ['s3', null, null, false],
    ] as const
  ).map(([session, browser, system, here]) => ({
    session,
    browser,
    system,
    here,
    since: '2026-03-16T15:30:00.000Z',
    last_seen_at: '2026-03-18T14:45:00.000Z',
  })),
};

/** Answers an operation in the gateway's place; `Data` is its generated type, so that a new field is missed by the compiler. */
export const answering = async <Data = never>(page: Page, operation: string, data: NoInfer<Data>): Promise<void> => {
  await page.route('**/graphql', async (route) => {
    const asked = (route.request().postData() ?? '').includes(`"${operation}"`);
    if (asked) await route.fulfill({ json: { data } });
    else await route.fallback();
  });
};

const open = async ({ page }: Visitor, form?: number): Promise<void> => {
  await page.goto('/profile_settings/authentication');
  if (form !== undefined) await page.locator('main#content button[aria-expanded]').nth(form).click();
};

const form = (page: Page) => page.locator('main#content form');
const submit = (page: Page) => form(page).locator('button[type=submit]');
const givePassword = (page: Page) => page.locator('input[name=current-password]').fill(passwordOf(people.rich.email));

const as = people.rich;

/** The profile settings: each section, each form. */
export const authenticationScreens: readonly ScreenToShow[] = [
  {
    name: 'personal',
    as,
    arrive: async ({ page }) => {
      await page.goto('/profile_settings');
    },
    ready: (page) => page.locator('main#content dl'),
  },
  {
    name: 'authentication',
    as,
    arrive: (visitor) => open(visitor),
    ready: (page) => page.locator('main#content ul li p').first(),
  },
  {
    name: 'authentication-everything-on',
    as,
    arrive: async (visitor) => {
      await answering<GetAuthenticationQuery>(visitor.page, 'GetAuthentication', {
        getAuthentication: protectedSettings,
      });
      await open(visitor);
    },
    ready: (page) => page.getByText('Security key', { exact: true }),
  },
  { name: 'authentication-password', as, arrive: (visitor) => open(visitor, 0), ready: form },
  { name: 'authentication-email', as, arrive: (visitor) => open(visitor, 1), ready: form },
  {
    name: 'authentication-codes',
    as,
    arrive: async (visitor) => {
      await open(visitor, 2);
      await visitor.page.getByRole('radio').last().check();
    },
    ready: (page) => page.locator('input[name=phone]'),
  },
  {
    name: 'authentication-code',
    as,
    arrive: async (visitor) => {
      const { page } = visitor;
      await answering<UpdateTwoFaMutation>(page, 'UpdateTwoFa', { updateTwoFA: { status: 202, message: '' } });
      await open(visitor, 2);
      await givePassword(page);
      await submit(page).click();
    },
    ready: (page) => page.locator('form [role=timer]'),
  },
  { name: 'authentication-passkey', as, arrive: (visitor) => open(visitor, 3), ready: form },
  {
    name: 'authentication-app',
    as,
    arrive: async (visitor) => {
      await open(visitor, 4);
      await givePassword(visitor.page);
      await submit(visitor.page).click();
    },
    ready: (page) => page.locator('main#content svg[role=img]'),
  },
  {
    name: 'authentication-recovery-codes',
    as,
    arrive: async (visitor) => {
      const { page } = visitor;
      await answering<GetAuthenticationQuery>(page, 'GetAuthentication', { getAuthentication: protectedSettings });
      await answering<MakeRecoveryCodesMutation>(page, 'MakeRecoveryCodes', {
        makeRecoveryCodes: Array.from({ length: 10 }, (_, at) => `4821 09${at}7 5530 1${at}46`),
      });
      await open(visitor, 5);
      await givePassword(page);
      await submit(page).click();
    },
    ready: (page) => page.locator('main#content ol li').first(),
  },
];
