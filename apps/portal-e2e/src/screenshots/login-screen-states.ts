import { randomUUID } from 'node:crypto';
import type {
  GetUserTokenMutation,
  GetUserTokenMutationVariables,
  ProofKind,
  ResetFactorsQuery,
} from '@portico/adapters-graphql/operation-types';
import type { Page } from 'playwright-core';
import type { Visitor } from '../browser/visitor.ts';
import { answering } from './authentication-screen-states.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const form = (page: Page) => page.locator('main form');
const title = (page: Page) => page.locator('main h1');
/** Comes in, or waits on a phone for the place that the keyboard leaves: until then it cannot be seen. */
const shown = 'div:not([data-entering]):not([style*="opacity: 0"])';
/** The modal once it is to be seen. */
const modal = (page: Page) => page.locator(`${shown} > ${shown} > [role=dialog]`);

type SignIn = GetUserTokenMutation['getUserToken'];
type Asked = NonNullable<SignIn['otpModal']>;

const nobodyYet: SignIn = {
  username: null,
  email: null,
  practiceInformation: [],
  patient_ids_list: [],
  cognitoPayload: null,
  isBreezePatient: false,
  show2faPopup: false,
  provider_sign_out: null,
  kept_work_keys: null,
  otpModal: null,
  layout: null,
  delegate: null,
};

/** The gateway asks for one more proof, and refuses what is shown. */
const asksForProof = async (page: Page, asked: Pick<Asked, 'otp_type' | 'sent_to' | 'other_types'>) => {
  const otpModal: Asked = { ...asked, resend_timer: 300, challenge: null };
  const answer: GetUserTokenMutation = { getUserToken: { ...nobodyYet, otpModal } };
  await page.route('**/graphql', (route) => {
    const { variables } = route.request().postDataJSON() as { readonly variables: GetUserTokenMutationVariables };
    const error = {
      message: 'One time password is invalid',
      extensions: { code: 'UNAUTHENTICATED', reason: 'wrong-code' },
    };
    const isShown = typeof variables.input.otp === 'string';
    return route.fulfill({ json: isShown ? { data: null, errors: [error] } : { data: answer } });
  });
};

/** Second factors as a reset shows them: the passkey is too new to stay. */
const keptBy: ResetFactorsQuery['resetFactors']['factors'] = [
  {
    key: 'phone',
    kind: 'passkey',
    name: 'My phone',
    added_at: '2026-11-20T12:00:00Z',
    last_used_at: null,
    confirmed: false,
  },
  {
    key: 'app',
    kind: 'totp',
    name: null,
    added_at: '2025-02-11T12:00:00Z',
    last_used_at: '2026-10-30T12:00:00Z',
    confirmed: true,
  },
  { key: 'sms', kind: 'sms', name: null, added_at: null, last_used_at: null, confirmed: true },
];

const toTheProof =
  (proof: ProofKind, sentTo: string | null, others: readonly ProofKind[]) =>
  async (visitor: Visitor): Promise<void> => {
    await asksForProof(visitor.page, { otp_type: proof, sent_to: sentTo, other_types: others });
    await visitor.page.goto('/');
    await visitor.fillIn('somebody@example.org', 'Some-password-1');
    await modal(visitor.page).waitFor();
  };

const typeTwice = async (page: Page, password: string): Promise<void> => {
  await page.locator('input[name=new-password]').fill(password);
  await page.locator('input[name=repeated-password]').fill(password);
};

/** The login screen in each of its further states. */
export const loginScreens: readonly ScreenToShow[] = [
  {
    name: 'login-confirmed',
    arrive: async ({ page }) => {
      await page.goto('/?confirmed=true');
    },
    ready: (page) => page.locator('main [role=status] p'),
  },
  { name: 'login-code', arrive: toTheProof('EMAIL', 's•••@example.org', ['SMS', 'RECOVERY_CODE']), ready: modal },
  {
    name: 'login-code-refused',
    arrive: async (visitor) => {
      await toTheProof('SMS', '•••• 42', [])(visitor);
      await visitor.page.locator('input[name=otp]').fill('12345');
      await visitor.page.keyboard.press('Enter');
    },
    ready: (page) => modal(page).getByRole('alert'),
  },
  { name: 'login-passkey', arrive: toTheProof('PASSKEY', null, ['TOTP']), ready: modal },
  {
    name: 'login-forgot-password',
    arrive: async ({ page }) => {
      await page.goto('/login?forgot');
    },
    ready: (page) => page.locator('input[name=email]'),
  },
  {
    name: 'login-forgot-password-sent',
    arrive: async ({ page }) => {
      await page.goto('/login?forgot');
      // Another address each time, because the links sent to one address are limited.
      await page.locator('input[name=email]').fill(`${randomUUID()}@example.org`);
      await form(page).locator('button[type=submit]').click();
      await form(page).waitFor({ state: 'hidden' });
    },
    ready: title,
  },
  {
    name: 'login-new-password',
    arrive: async ({ page }) => {
      await page.goto('/login?confirmation_code=no-such-code&un=somebody');
      await typeTwice(page, 'Violet');
    },
    ready: form,
  },
  {
    name: 'login-new-password-factors',
    arrive: async ({ page }) => {
      await answering<ResetFactorsQuery>(page, 'ResetFactors', { resetFactors: { factors: keptBy, provable: true } });
      await page.goto('/login?confirmation_code=no-such-code&un=somebody');
      await typeTwice(page, 'Violet-Kayak-7');
      await page.getByRole('checkbox').last().check();
    },
    ready: form,
  },
  {
    name: 'login-new-password-over',
    arrive: async ({ page }) => {
      await page.goto('/login?confirmation_code=no-such-code&un=somebody');
      await typeTwice(page, 'Violet-Kayak-7');
      await form(page).locator('button[type=submit]').click();
    },
    ready: (page) => page.getByRole('alert'),
  },
];
