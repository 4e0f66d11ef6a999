import type { Page } from 'playwright-core';
import { people } from '../browser/demo-visitors.ts';
import { operationOf, type Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const content = (page: Page) => page.locator('main#content');
const timer = (page: Page) => page.getByRole('timer');
const submit = (page: Page) => content(page).locator('form button[type=submit]');

const place = {
  location_id: 'downtown',
  office: 'Downtown Clinic',
  addressLines: ['300 E Market St', 'Suite 210'],
  city: 'San Antonio',
  state: 'TX',
  zip: '78205',
  phone: '210-555-0101',
  timeZone: 'America/Chicago',
};
const later = { start_time: '2026-04-22T15:00:00.000Z', end_time: '2026-04-22T15:30:00.000Z' };
const earlier = { start_time: '2026-03-20T20:30:00.000Z', end_time: '2026-03-20T21:00:00.000Z' };
const visit = {
  appointment_id: 'a-visit',
  visitType: 'Follow-up',
  video: false,
  providerName: 'Dr. María José Núñez Peña',
  ...later,
  place,
};
const offered = { hold_id: 'a-hold', ...earlier, keptForSeconds: 6_842, video: false, place };
const entry = {
  wait_id: 'a-wait',
  practice_id: 'riverwalk',
  practice_name: 'Riverwalk Family Medicine',
  appointment_id: 'a-visit',
  dateTime: later.start_time,
  since: '2026-03-10T15:00:00.000Z',
  offered: null,
};
const screen = {
  practice_id: 'riverwalk',
  practice_name: 'Riverwalk Family Medicine',
  practice_phone: '210-555-0100',
  visit,
  canWait: true,
  entry: null,
};
const practice = {
  practice_id: 'riverwalk',
  practice_name: 'Riverwalk Family Medicine',
  practice_mgmt: 'carecloud',
  practice_phone: '210-555-0100',
  accent: '#0b6e6e',
  logo: null,
};
const coming = { practice, ...later, video: false, place, standing: 'BOOKED', changePath: null };

/** Answers one operation as if it stood so; every other one is the gateway's. */
const shown =
  (path: string, operation: string, data: object) =>
  async ({ page, language }: Visitor): Promise<void> => {
    await page.route('**/graphql', (route) =>
      operationOf(route.request()) === operation ? route.fulfill({ json: { data } }) : route.fallback(),
    );
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}language=${language}`);
  };
const own = (more: object) =>
  shown('/appointments/earlier_time/riverwalk/a-visit', 'GetEarlierTime', { getEarlierTime: { ...screen, ...more } });
const byOffer = (more: object) =>
  shown('/earlier_time?code=a-code', 'GetGuestEarlierTime', {
    getGuestEarlierTime: { practice, isWaiting: true, booked: later.start_time, offered: null, ...more },
  });
const byReminder = (more: object) =>
  shown('/confirm_visit?code=a-code', 'GetComingVisit', { getComingVisit: { ...coming, ...more } });
const phone = (page: Page) => content(page).locator('a[href^="tel:"]').first();

/** Waiting for an earlier time, the offer of one, and the reminder of a visit. */
export const waitListScreens: readonly ScreenToShow[] = [
  { name: 'earlier-time', as: people.rich, arrive: own({}), ready: submit },
  {
    name: 'earlier-time-waiting',
    as: people.rich,
    arrive: own({ entry }),
    ready: (page) => content(page).getByRole('button').first(),
  },
  {
    name: 'earlier-time-offered',
    as: people.rich,
    arrive: own({
      entry: {
        ...entry,
        offered: {
          ...offered,
          visitType: 'Follow-up',
          provider_id: 'n',
          providerName: visit.providerName,
          specialty: null,
        },
      },
    }),
    ready: timer,
  },
  { name: 'earlier-time-by-phone', as: people.rich, arrive: own({ canWait: false }), ready: phone },
  { name: 'earlier-time-link', arrive: byOffer({ offered }), ready: timer },
  { name: 'earlier-time-link-over', arrive: byOffer({ isWaiting: false, booked: null }), ready: phone },
  { name: 'confirm-visit', arrive: byReminder({}), ready: phone },
  { name: 'confirm-visit-confirmed', arrive: byReminder({ standing: 'CONFIRMED' }), ready: phone },
  { name: 'confirm-visit-over', arrive: byReminder({ standing: 'OVER' }), ready: phone },
  {
    name: 'confirm-visit-unknown',
    arrive: async ({ page, language }) => {
      await page.goto(`/confirm_visit?code=no-such-code&language=${language}`);
    },
    ready: (page) => content(page).locator('a[href="/login"]'),
  },
];
