import type { Locator, Page } from 'playwright-core';
import type { PracticeId } from '@portico/domain/kernel';
import { fillBirthDate, passCheck, pathIn } from '../browser/link-identity-check.ts';
import type { BrowserHarness } from '../browser/browser-harness.ts';
import type { Visitor } from '../browser/visitor.ts';
import { demoGuest, guestAddress } from '@portico/demo/demo-guest-links.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const title = (page: Page): Locator => page.locator('main#content h1');
const form = (page: Page): Locator => page.locator('main form');
const call = (page: Page): Locator => page.locator('main a[href^="tel:"]').first();

const saguaro = 'saguaro' as PracticeId;

type What = Parameters<typeof guestAddress>[1];
type About = Parameters<typeof demoGuest>[2];

/** Opens the demo's link of a kind, in the visitor's language. */
const openLink = async (
  { page, language }: Visitor,
  browserHarness: BrowserHarness,
  what: What,
  practice: PracticeId = saguaro,
): Promise<void> => {
  await page.goto(pathIn(await browserHarness.noticeTo(guestAddress(practice, what)), language));
};

const at =
  (path: string) =>
  async ({ page, language }: Visitor): Promise<void> => {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}language=${language}`);
  };

const by =
  (what: What) =>
  (visitor: Visitor, browserHarness: BrowserHarness): Promise<void> =>
    openLink(visitor, browserHarness, what);

const practiceBranding = {
  practice_id: 'saguaro',
  practice_name: 'Saguaro Family Medicine',
  practice_mgmt: 'vertex',
  practice_phone: '602-555-0140',
  accent: '#8a4b14',
  logo: null,
};

/** Answers a guest's question as if the identity check were passed. */
const passed =
  (path: string, field: string, data: object) =>
  async ({ page, language }: Visitor): Promise<void> => {
    const json = { data: { [field]: { practice: practiceBranding, ...data } } };
    await page.route('**/graphql', (route) => route.fulfill({ json }));
    await page.goto(`${path}?language=${language}`);
  };

/** Behind the identity check of a link, as the person whom it is about. */
export const behind = async (
  visitor: Visitor,
  browserHarness: BrowserHarness,
  { practice, what, about }: { readonly practice: PracticeId; readonly what: What; readonly about: About },
): Promise<void> => {
  const { page } = visitor;
  const { database, clock } = browserHarness.portal;
  const guest = await demoGuest(database, practice, about, clock.now());
  await openLink(visitor, browserHarness, what, practice);
  await passCheck(page, guest?.birthDate ?? '');
  await page.waitForURL('**/guest/workflow/**');
};

/** A guest's bill, after the identity check. */
const billAt =
  (practice: PracticeId) =>
  (visitor: Visitor, browserHarness: BrowserHarness): Promise<void> =>
    behind(visitor, browserHarness, { practice, what: 'pay', about: 'debt' });

const biscayne = 'biscayne' as PracticeId;

const toBook = (visitor: Visitor, browserHarness: BrowserHarness): Promise<void> =>
  behind(visitor, browserHarness, { practice: biscayne, what: 'appointment', about: 'no-debt' });

const toChange = (visitor: Visitor, browserHarness: BrowserHarness): Promise<void> =>
  behind(visitor, browserHarness, { practice: biscayne, what: 'reschedule', about: 'visit-to-move' });

const article = (page: Page): Locator => page.getByRole('article');

/** What is done about the visit of a link, by the place of its button on the card: the last three. */
const changing = {
  reschedule: (page: Page): Locator => article(page).getByRole('button').nth(-3),
  cancel: (page: Page): Locator => article(page).getByRole('button').nth(-2),
  wait: (page: Page): Locator => article(page).getByRole('button').last(),
};

/** A page of a guest who passed the identity check, with this answer of the gateway. */
const withToken =
  (path: string, json: object, status = 200) =>
  async (visitor: Visitor): Promise<void> => {
    const { page, language } = visitor;
    await visitor.putSession({ guestToken: 't', guestPractice: 'saguaro', guestPatient: 'p1', guestPaid: 'c1' });
    await page.evaluate(() => (window.name = ''));
    await page.route('**/graphql', (route) =>
      /"GetGuest(?:Entry|Appointment|RescheduleAppointment|Checkin|AlreadyDone)"/.test(route.request().postData() ?? '')
        ? route.continue()
        : route.fulfill({ json, status }),
    );
    await page.goto(`${path}?language=${language}`);
  };

const appointment = {
  appointment_id: 'a1',
  appointment_type: 'Annual physical',
  practice_id: 'saguaro',
  practice_name: 'Saguaro Family Medicine',
  patient_id: 'p1',
  provider_id: 'd1',
  providerName: 'Dr. Ana López, MD',
  specialty: 'Family Medicine',
  location_id: 'l1',
  office: 'Saguaro Central',
  addressLines: ['2140 N Palo Verde Drive', 'Suite 110'],
  city: 'Phoenix',
  state: 'AZ',
  zip: '85006',
  phone: '602-555-0141',
  timeZone: 'America/Phoenix',
  visit_reason: null,
  accommodations: null,
  status: 'SCHEDULED',
  dateTime: '2026-03-18T23:30:00Z',
  endDateTime: '2026-03-19T00:00:00Z',
  today: true,
  timeOpen: false,
  video: false,
  comment: null,
  requestsOnly: false,
  resource_id: 'd1',
  visit_reason_id: 'v1',
  mayAct: true,
  canCheckin: false,
  earlierTime: null,
  visitSummary: null,
  confirmed: false,
};

const wrongIdentity = {
  type: 'ERROR',
  next_screen: null,
  patient_id: null,
  practice: null,
  done: null,
  session: null,
  guest_checkin: null,
  errorMessage: null,
  caughtTooEarlyError: false,
  reason: 'WRONG_IDENTITY',
  opens_at: null,
};

/** The pages of people without an account, in each of their states. */
export const guestScreens: readonly ScreenToShow[] = [
  { name: 'get-started', arrive: at('/get_started'), ready: (page) => page.locator('main ul a').first() },
  { name: 'guest-check', arrive: by('check-in'), ready: form },
  { name: 'guest-bill', arrive: at('/guest/guestPayNoCode?practice_id=saguaro'), ready: form },
  { name: 'guest-no-link', arrive: at('/guest/guestCheckin?practice_id=saguaro'), ready: form },
  {
    name: 'guest-no-link-asked',
    arrive: async (visitor) => {
      const { page } = visitor;
      // Forged: so many tries are let through, and this one is looked at more often.
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('"AskForGuestLink"') === true
          ? route.fulfill({ json: { data: { askForGuestLink: { status: 200 } } } })
          : route.fallback(),
      );
      await at('/guest/guestCheckin?practice_id=saguaro')(visitor);
      await page.locator('input[autocomplete=given-name]').fill('Lucy');
      await page.locator('input[autocomplete=family-name]').fill('Ng');
      await fillBirthDate(page, '1980-05-04');
      await page.locator('input[autocomplete=email]').fill('lucy@example.org');
      await page.locator('main form button[type=submit]').click();
    },
    ready: call,
  },
  {
    name: 'guest-check-wrong',
    arrive: async (visitor, browserHarness) => {
      const { page } = visitor;
      await openLink(visitor, browserHarness, 'pay');
      // Forged: a link is locked after a few wrong checks, and this one is looked at more often.
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('"GuestPay"') === true
          ? route.fulfill({ json: { data: { guestPay: wrongIdentity } } })
          : route.fallback(),
      );
      await passCheck(page, '1901-05-04');
    },
    ready: (page) => page.getByRole('alert'),
  },
  { name: 'guest-link-early', arrive: by('early'), ready: call },
  { name: 'guest-link-expired', arrive: by('expired'), ready: call },
  { name: 'guest-link-used', arrive: by('used'), ready: call },
  { name: 'guest-link-locked', arrive: by('locked'), ready: call },
  { name: 'guest-link-revoked', arrive: by('revoked'), ready: call },
  {
    name: 'guest-link-unknown',
    arrive: at('/guest/guestCheckin?code=no-such-code'),
    ready: (page) => page.locator('main a[href="/login"]'),
  },
  {
    name: 'guest-visit',
    arrive: passed('/guest/workflow/appointments', 'getGuestVisit', { appointment, mayChange: false }),
    ready: (page) => page.getByRole('article'),
  },
  { name: 'guest-book', arrive: toBook, ready: (page) => page.getByRole('listbox').first() },
  { name: 'guest-change', arrive: toChange, ready: article },
  {
    name: 'guest-change-cancel',
    arrive: async (visitor, browserHarness) => {
      await toChange(visitor, browserHarness);
      await changing.cancel(visitor.page).click();
    },
    ready: (page) => page.getByRole('dialog').locator('select'),
  },
  {
    name: 'guest-change-times',
    arrive: async (visitor, browserHarness) => {
      await toChange(visitor, browserHarness);
      await changing.reschedule(visitor.page).click();
    },
    ready: (page) => page.getByRole('toolbar').first().getByRole('button').first(),
  },
  {
    name: 'guest-change-wait',
    arrive: async (visitor, browserHarness) => {
      await toChange(visitor, browserHarness);
      await changing.wait(visitor.page).click();
    },
    ready: (page) => page.locator('main form button[type=submit]'),
  },
  {
    // Forged: a link makes one visit, and this one is looked at more often.
    name: 'guest-moved',
    arrive: withToken('/guest/workflow/appointments/add_appointment_success', {
      data: { getGuestWorkflowSuccess: { practice: practiceBranding, appointment, rescheduled: true } },
    }),
    ready: article,
  },
  {
    name: 'guest-requested',
    arrive: withToken('/guest/workflow/appointments/add_appointment_success', {
      data: {
        getGuestWorkflowSuccess: {
          practice: practiceBranding,
          appointment: { ...appointment, status: 'REQUESTED' },
          rescheduled: false,
        },
      },
    }),
    ready: article,
  },
  {
    name: 'guest-pay',
    arrive: billAt('riverwalk' as PracticeId),
    ready: (page) => page.locator('main form button[type=submit]'),
  },
  {
    name: 'guest-pay-statement',
    arrive: billAt('biscayne' as PracticeId),
    ready: (page) => page.locator('main form button[type=submit]'),
  },
  { name: 'guest-pay-not-online', arrive: billAt(saguaro), ready: call },
  {
    name: 'guest-pay-not-opened',
    arrive: withToken('/guest/workflow/payment', {
      data: null,
      errors: [{ message: 'Failed.', extensions: { code: 'INTERNAL' } }],
    }),
    ready: call,
  },
  {
    name: 'guest-receipt',
    arrive: withToken('/guest/workflow/payments/payment_success', {
      data: {
        getGuestPaymentReceipt: {
          practice: practiceBranding,
          amount: '86.40',
          date: '2026-03-18',
          card_type: 'Visa',
          last4: '4242',
          wallet: null,
          reference: '8USPOT7AR35G',
        },
      },
    }),
    ready: (page) => page.locator('main dl'),
  },
  {
    name: 'guest-done',
    arrive: at('/guest/guestAlreadyDone?done=pay&practice_id=saguaro'),
    ready: (page) => page.locator('main p').first(),
  },
  { name: 'guest-unavailable', arrive: by('reschedule'), ready: call },
  {
    name: 'guest-error',
    arrive: at('/guest/workflow/check_in'),
    ready: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'sign-in-return',
    arrive: at('/sign_in/return?state=unknown'),
    ready: (page) => page.getByRole('alert'),
  },
  {
    name: 'short-link',
    arrive: async (visitor) => {
      await visitor.page.route('**/graphql', () => undefined);
      await at('/surl/n/unknown')(visitor);
    },
    ready: title,
  },
];
