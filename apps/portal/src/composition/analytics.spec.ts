import { describe, expect, it } from '@jest/globals';
import type { AppointmentPartsFragment, ContinueThirdPartyMutation } from '@portico/adapters-graphql/operation-types';
import { trackedPayments } from '@portico/view-models/payments';
import type { BookingKey } from '@portico/domain/appointments';
import {
  instant,
  type AppointmentId,
  type DeviceId,
  type LocationId,
  type PatientId,
  type PracticeId,
  type ResourceId,
  type VisitReasonId,
} from '@portico/domain/kernel';
import type { UniqueId } from '@portico/domain/payments';
import { pictureChanges, usualChoices } from '@portico/domain/profile';
import { firstAvailable, type Offer } from '@portico/domain/scheduling';
import { compose, type Portal } from './compose.ts';
import { authentication } from './ports/authentication.ts';
import { booking } from './ports/booking.ts';
import { canceling } from './ports/canceling.ts';
import { checkIn } from './ports/check-in.ts';
import { payments } from './ports/make-payment.ts';
import { identityDocuments } from './ports/identity-documents.ts';
import { scheduling } from './ports/scheduling.ts';
import { signup } from './ports/signup.ts';
import { updates } from './ports/notification-updates.ts';

const sink = { address: 'https://analytics.example/track', token: 'a-token' };

const storage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (at) => [...kept.keys()][at] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
};

const portalWith = (answers: Readonly<Record<string, object>>) => {
  const [session, local] = [storage(), storage()];
  const { promise: event, resolve } = Promise.withResolvers<unknown>();
  const portal = compose({
    session: () => session,
    local: () => local,
    indexedDb: () => {
      throw new Error('Nothing is kept here.');
    },
    document: () => {
      throw new Error('There is no document here.');
    },
    pageLanguage: 'es',
    tabs: () => new BroadcastChannel('analytics-of-a-test'),
    setCookie: () => undefined,
    showTextLook: () => undefined,
    isSecure: false,
    randomUuid: () => '00000000-0000-4000-8000-000000000000',
    clock: { now: () => 0 as never, every: () => () => undefined },
    localTime: () => '2026-03-18T08:00:00.000-07:00',
    userAgent: 'a test',
    isOptedOut: () => false,
    development: false,
    onError: () => undefined,
    search: () => '?usedBtn=invitation_mail',
    config: Promise.resolve({ analytics: sink }),
    fetch: async (address, init) => {
      const body = JSON.parse(String(init?.body)) as { readonly operationName?: string };
      if (String(address) === sink.address) resolve(body);
      const data = answers[body.operationName ?? ''];
      return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
    },
  });
  return { portal, event };
};

const practice = 'mesa' as PracticeId;
const offer: Offer = {
  resource: 'ng' as ResourceId,
  visitReason: 'check-up' as VisitReasonId,
  location: 'main' as LocationId,
};
const order = { offer, key: 'key-1' as BookingKey };

/** A visit as it is answered; none of these tests looks at it. */
const visit: AppointmentPartsFragment = {
  appointment_id: 'visit',
  appointment_type: null,
  practice_id: practice,
  practice_name: 'Mesa',
  patient_id: 'p1',
  provider_id: 'ng',
  providerName: 'Dr. Ng',
  specialty: null,
  location_id: 'main',
  office: 'Main Street',
  addressLines: [],
  city: 'Mesa',
  state: 'AZ',
  zip: '85201',
  phone: null,
  timeZone: 'America/Phoenix',
  visit_reason: null,
  accommodations: null,
  status: 'SCHEDULED',
  dateTime: '2026-03-19T16:00:00Z',
  endDateTime: '2026-03-19T16:30:00Z',
  today: false,
  timeOpen: false,
  video: false,
  comment: null,
  requestsOnly: false,
  resource_id: null,
  visit_reason_id: null,
  mayAct: true,
  canCheckin: false,
  canCheckout: false,
  joinedElsewhere: false,
  changeUntil: null,
  visitSummary: null,
  earlierTime: null,
  moveRequested: false,
  confirmed: false,
};

type CheckedIn = ContinueThirdPartyMutation['continueThirdParty']['checkInScreen'];

/** A check-in that is done. */
const checkedIn: CheckedIn = {
  practice_name: 'Mesa',
  practice_phone: '602-555-0101',
  video: false,
  steps: [],
  done: [],
  told: { allergies: null, medications: null, patientForms: [], intakeForms: [] },
  changes_by_phone: null,
  standing: 'ARRIVED',
  form_id: null,
  today: null,
  checkInPayment: false,
  checkInIds: { appointment_id: 'visit', patient_id: 'p1', practice_id: practice },
  additionalInfo: {
    providerName: 'Dr. Ng',
    appointmentStartTime: '2026-03-19T16:00:00Z',
    timeZone: 'America/Phoenix',
    locationName: 'Main Street',
  },
  demographics: null,
  medsAllergies: null,
  patientForms: null,
  intakeForms: null,
  thirdParty: null,
};

/** Each port with its answers, the call, and the event that is recorded; a port that is not counted has none. */
const told: readonly (readonly [
  rows: string,
  answers: Readonly<Record<string, object>>,
  act: (portal: Portal) => Promise<unknown>,
  event: string,
])[] = [
  [
    'ACC-409 a visit that is booked',
    { GetRequestAppointment: { getRequestAppointment: { appointment: visit, practice_mgmt: 'talkehr' } } },
    ({ port }) => port(booking).book({ ...order, choice: { practice, offer }, start: instant(0) }),
    'Request Appointment',
  ],
  [
    'ACC-409 a visit that is asked for',
    { GetVertexRequestAppointment: { getVertexRequestAppointment: { status: 200 } } },
    ({ port }) => port(scheduling).request({ ...order, practice, preference: firstAvailable }),
    'Request Appointment',
  ],
  [
    'ACC-410 a visit that is canceled',
    { CancelAppointment: { cancelAppointment: 200 } },
    ({ port }) =>
      port(canceling).cancel(
        { patient: { practice, patient: 'p1' as PatientId }, appointment: 'visit' as AppointmentId },
        {},
      ),
    'Cancel Appointment',
  ],
  [
    'ACC-414 a check-in that is done',
    {
      ContinueThirdParty: {
        continueThirdParty: {
          checkInScreen: checkedIn,
        },
      },
    },
    ({ port }) => port(checkIn).goOn({}),
    'Check In',
  ],
  [
    'ACC-417 documents that are kept',
    { UpdateDocuments: { updateDocuments: { customMessage: 'Kept.' } } },
    ({ port }) =>
      port(identityDocuments).saveIdentityDocuments({
        insurances: [],
        identity: pictureChanges({}, { frontPhoto: '', backPhoto: '' }),
      }),
    'Update Documents',
  ],
  [
    'ACC-418 notifications that are kept',
    { UpdateNotifications: { updateNotifications: { customMessage: 'Kept.' } } },
    ({ port }) => port(updates).saveUpdates(usualChoices),
    'Update Notifications',
  ],
  [
    'ACC-415 an email that is changed',
    { ChangeEmail: { changeEmail: { authenticationToken: 'authentication-2', authentication: null } } },
    ({ port }) =>
      port(authentication).changeEmail({
        currentPassword: 'Secret-1',
        proposedEmail: 'ana@example.org',
        loginEmail: 'ana@mesa.example',
        device: 'device-1' as DeviceId,
      }),
    'Change Email',
  ],
];

describe('the portal, put together', () => {
  it.each(told)('%s is told to analytics', async (_, answers, act, name) => {
    const { portal, event } = portalWith(answers);
    expect(await act(portal)).toMatchObject({ ok: true });
    expect(await event).toEqual({ token: 'a-token', event: name, language: 'es' });
  });

  it('ACC-406 ACC-413 tells analytics of a sign-up, and which mail led to it', async () => {
    const screen = { name: 'check-email', email: 'ana@example.org', username: 'ana', practice_id: 'mesa' };
    const { portal, event } = portalWith({ CreateNewUser: { createNewUser: { signupScreen: screen } } });
    const person = {
      firstName: 'Ana',
      lastName: 'Núñez',
      birthDate: '1980-02-29',
      practice: 'mesa' as PracticeId,
      phone: '',
      device: 'device-1' as DeviceId,
    };
    await portal.port(signup).createNew({ ...person, email: 'ana@example.org', password: 'Secret-1', terms: '1' });
    expect(await event).toEqual({ token: 'a-token', event: 'Sign Up', language: 'es', usedBtn: 'invitation_mail' });
  });

  it('ACC-406 ACC-416 tells analytics of a changed password', async () => {
    const { portal, event } = portalWith({ ChangePassword: { changePassword: { message: 'ok' } } });
    const secret = { currentPassword: 'Secret-1', newPassword: 'Secret-2', repeatedPassword: 'Secret-2' };
    await portal.port(authentication).changePassword(secret);
    expect(await event).toEqual({ token: 'a-token', event: 'Change Password', language: 'es' });
  });

  it('MON-034 ACC-411 tells analytics of a guest’s payment at which practice it was, and nothing else', async () => {
    const receipt = {
      done: 'PAID',
      amount: '86.40',
      charge_id: 'c1',
      reference: '8USPOT7AR35G',
      card_type: 'Visa',
      last4: '4242',
      practice_name: 'Mesa',
      date: null,
      copayNext: null,
      next: '/guest/workflow/payments/payment_success',
      cardSaved: null,
    };
    const paid = { status: 200, payment_plan_id: null, appointment_id: null, receipt };
    const { portal, event } = portalWith({ GetPaymentOutcome: { getPaymentOutcome: paid } });
    const practice = 'mesa' as PracticeId;
    portal.clientSession.guest.start({ token: 't', practice, patient: 'p1' as PatientId, by: 'link' });
    await trackedPayments(portal.port(payments), portal.analytics).outcome('attempt-1' as UniqueId);
    expect(await event).toEqual({ token: 'a-token', event: 'Complete Payment', language: 'es', practiceId: 'mesa' });
  });
});
