import type { PracticeId } from '@portico/domain/kernel';
import type { Page } from 'playwright-core';
import { people } from '../browser/demo-visitors.ts';
import type { BrowserHarness } from '../browser/browser-harness.ts';
import { isGraphql, operationOf, type Visitor } from '../browser/visitor.ts';
import { demoGuest } from '@portico/demo/demo-guest-links.ts';
import { behind } from './guest-screen-states.ts';
import type { ScreenToShow } from './all-screen-states.ts';
import { answerWith } from './fake-network-errors.ts';

const submit = (page: Page) => page.locator('main#content form button[type=submit]');

const medication = { code: null, directions: null as string | null, allow_delete: true, added: false };

const screen = {
  checkInIds: { appointment_id: 'a-visit', patient_id: '1001', practice_id: 'riverwalk' },
  additionalInfo: {
    providerName: 'Dr. María José Núñez Peña',
    appointmentStartTime: '2026-03-20T20:30:00.000Z',
    timeZone: 'America/Chicago',
    locationName: 'Downtown Clinic',
  },
  practice_name: 'Riverwalk Family Medicine',
  practice_phone: '210-555-0100',
  video: false,
  steps: ['checkInMedsAllergies'],
  done: [],
  told: { allergies: null, medications: null, patientForms: [], intakeForms: [] },
  changes_by_phone: '210-555-0100',
  standing: 'STEP',
  form_id: 'checkInMedsAllergies',
  medsAllergies: {
    allergies: [{ id: 'a1', interoperableID: null, interoperableDesc: 'Latex', allow_delete: true, added: false }],
    noAllergiesCheckbox: false,
    medicationsArray: [
      { ...medication, id: 'm1', displayName: 'Lisinopril 10 mg tablet', allow_delete: false },
      { ...medication, id: 'm2', displayName: 'Vitamin D3 1000 units tablet' },
      { ...medication, id: 'm3', displayName: 'Furosemide', directions: '40 mg · Every morning' },
    ],
    noMedsCheckbox: false,
    removedAllergies: [] as readonly object[],
    removedMedications: [] as readonly object[],
    reconcile: true,
  },
  thirdParty: null as object | null,
  checkInPayment: false,
  demographics: null as object | null,
  patientForms: null as readonly object[] | null,
  intakeForms: null as readonly object[] | null,
  today: '2026-03-20',
};
const found = [
  { code: 'd1', displayName: 'Lisinopril 10 mg tablet' },
  { code: 'd2', displayName: 'Lisinopril 20 mg tablet' },
];

/** Answers check-in as if it stood so; every other question is the gateway's. */
const standing =
  (more: object, path = '/appointments/check_in', errors?: readonly object[]) =>
  async ({ page, language }: Visitor): Promise<void> => {
    await page.route('**/graphql', (route) => {
      const operation = operationOf(route.request());
      if (operation === 'GetAppointmentCheckIn') {
        const data = { getAppointmentCheckIn: { ...screen, ...more } };
        return route.fulfill({ json: errors === undefined ? { data } : { data: null, errors } });
      }
      if (operation === 'SearchMedications') return route.fulfill({ json: { data: { searchMedications: found } } });
      return route.fallback();
    });
    await page.goto(`${path}?language=${language}`);
  };

/** What the gateway answers to an operation of another page. */
const answerOf = async (
  { page }: Visitor,
  operation: string,
  path: string,
): Promise<Readonly<Record<string, object>>> => {
  const [response] = await Promise.all([
    page.waitForResponse((one) => isGraphql(one.request()) && operationOf(one.request()) === operation),
    page.goto(path),
  ]);
  const { data } = (await response.json()) as { readonly data: Readonly<Record<string, object>> };
  return data;
};

/** A page of check-in without the lists. */
const pageOf = (form: string, content: object) => ({
  steps: ['checkInDemographics', 'checkInMedsAllergies', 'checkInPatientForms', 'checkInIntakeForms'],
  form_id: form,
  medsAllergies: null,
  ...content,
});

/** The information check, with the sections as the profile settings have them. */
const information = async (visitor: Visitor): Promise<void> => {
  const sections: Record<string, object | undefined> = {};
  for (const [name, operation] of [
    ['personal', 'GetPersonalSettings'],
    ['demographics', 'GetDemographicsSettings'],
    ['documents', 'GetDocumentsSettings'],
  ] as const) {
    sections[name] = (await answerOf(visitor, operation, `/profile_settings/${name}`))['getSettings'];
  }
  await standing(pageOf('checkInDemographics', { demographics: { ...sections, numbersOnFile: [] } }))(visitor);
};

/** A page of forms, with those that the person is to sign. */
const formsOf =
  (form: 'checkInPatientForms' | 'checkInIntakeForms') =>
  async (visitor: Visitor): Promise<void> => {
    const { getFormHistory } = await answerOf(visitor, 'GetFormQueue', '/form_history/sign');
    const { forms } = getFormHistory as { readonly forms: { readonly formsBlock: readonly object[] } };
    const field = form === 'checkInPatientForms' ? 'patientForms' : 'intakeForms';
    await standing(pageOf(form, { [field]: forms.formsBlock }))(visitor);
  };

const arrived = { standing: 'ARRIVED', form_id: null, medsAllergies: null, checkInPayment: true };

/** What is due, where it cannot be fetched: the page says nothing of why (`APT-179`). */
const paymentAway = async (visitor: Visitor): Promise<void> => {
  const errors = [{ message: 'An error.', extensions: { code: 'INTERNAL' } }];
  await visitor.page.route('**/graphql', (route) =>
    operationOf(route.request()) === 'ContinueCheckInPayment'
      ? route.fulfill({ json: { data: null, errors } })
      : route.fallback(),
  );
  await standing(arrived)(visitor);
};

/** The guest of a link, once the last step is handed in; what is due is the gateway's answer. */
const guestArrived = async (visitor: Visitor, browserHarness: BrowserHarness): Promise<void> => {
  const practice = 'biscayne' as PracticeId;
  const { database, clock } = browserHarness.portal;
  const guest = await demoGuest(database, practice, 'visit', clock.now());
  const checkInIds = { appointment_id: guest?.visit, patient_id: guest?.patient, practice_id: practice };
  const getAppointmentCheckIn = { ...screen, ...arrived, checkInIds };
  await visitor.page.route('**/graphql', (route) =>
    operationOf(route.request()) === 'GetAppointmentCheckIn'
      ? route.fulfill({ json: { data: { getAppointmentCheckIn } } })
      : route.fallback(),
  );
  await behind(visitor, browserHarness, { practice, what: 'check-in', about: 'visit' });
};

const early = [
  {
    message: 'Check-in for this visit isn’t open yet.',
    extensions: { code: 'TOO_EARLY', reason: 'check-in-too-early', until: '2026-03-19T20:30:00.000Z' },
  },
];
const empty = {
  medsAllergies: {
    allergies: [],
    noAllergiesCheckbox: false,
    medicationsArray: [],
    noMedsCheckbox: false,
    removedAllergies: [],
    removedMedications: [],
    reconcile: false,
  },
};
const as = people.rich;
const back = async ({ page, language }: Visitor): Promise<void> => {
  const query = `practiceId=${people.rich.practice}&appointmentId=a-visit`;
  await page.goto(`/third_party/continue_check_in?${query}&language=${language}`);
};

/** Check-in, page by page. */
export const checkInScreens: readonly ScreenToShow[] = [
  {
    name: 'check-in-information',
    as,
    arrive: information,
    ready: (page) => page.getByRole('heading', { level: 2 }).first(),
  },
  { name: 'check-in-consents', as, arrive: formsOf('checkInPatientForms'), ready: submit },
  {
    name: 'check-in-intake',
    as,
    arrive: formsOf('checkInIntakeForms'),
    ready: (page) => page.locator('iframe').contentFrame().locator('form').first(),
  },
  { name: 'check-in', as, arrive: standing({}), ready: submit },
  { name: 'check-in-empty', as, arrive: standing(empty), ready: submit },
  {
    name: 'check-in-search',
    as,
    arrive: async (visitor) => {
      const { page } = visitor;
      await standing(empty)(visitor);
      // Written at once: letter by letter, some would be typed elsewhere while the page still takes the focus to its title.
      await page.locator('fieldset').last().locator('input[maxlength]').fill('lisi');
    },
    ready: (page) => page.getByRole('listbox').getByRole('option').first(),
  },
  {
    name: 'check-in-reconcile',
    as,
    arrive: async (visitor) => {
      await standing({})(visitor);
      await visitor.page.getByRole('checkbox').last().click();
    },
    ready: (page) => page.getByRole('dialog'),
  },
  {
    name: 'check-in-ready',
    as,
    arrive: standing({ steps: [], standing: 'READY', form_id: null, medsAllergies: null }),
    ready: submit,
  },
  {
    name: 'check-in-partner',
    as,
    arrive: standing({
      done: ['checkInMedsAllergies'],
      standing: 'TASK',
      form_id: null,
      medsAllergies: null,
      thirdParty: { name: 'Bayline Pre-Registration', done: false, address: 'https://partner.example/' },
    }),
    ready: submit,
  },
  { name: 'check-in-payment-guest', arrive: guestArrived, ready: submit },
  {
    name: 'check-in-payment-away',
    as,
    arrive: paymentAway,
    ready: (page) => page.locator('main#content').getByRole('button').nth(1),
  },
  { name: 'check-in-back-signed-out', arrive: back, ready: (page) => page.locator('main button').last() },
  {
    name: 'check-in-back-failed',
    as,
    arrive: async (visitor) => {
      await answerWith(visitor.page, 'INTERNAL');
      await back(visitor);
    },
    ready: (page) => page.locator('main').getByRole('button').last(),
  },
  {
    name: 'check-in-early',
    as,
    arrive: standing({}, '/appointments/check_in', early),
    ready: (page) => page.locator('main#content [role=status] button, main#content button').first(),
  },
];
