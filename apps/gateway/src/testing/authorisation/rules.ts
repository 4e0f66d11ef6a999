import type { ErrorCode } from '@portico/adapters-graphql/error-codes';
import type { Sql } from '@portico/adapters-storage/sql';
import { permissionAreas, type GuestPurpose, type Permission } from '@portico/domain/access';
import { booking, openBooking } from '../booking.ts';
import { ben, benEmail, documentId, labId, password, south } from '../clinic.ts';
import { credentials } from '../running-gateway.ts';
import { anasOrder } from '../shop.ts';
import { anaInvited, anaKeepsACard, anaWaits, carlaActsForAna } from './given.ts';

/** How an operation ends: it answers, or it refuses with this code; `WRONG_PROOF` is `UNAUTHENTICATED` for a wrong password or code. */
export type Outcome = 'answers' | 'WRONG_PROOF' | ErrorCode;

/** Whom one root field of the contract opens to, and how it is asked. */
export interface Rule {
  /**
   * `anybody`: no session is needed. `account`: whoever is signed in, about the own account. `self`: the same, but not while
   * another person is represented. `delegate`: whoever represents the patient. `practice`: the frame of a practice in which one has, or represents, a chart. A
   * permission: whoever holds it on the chart, as the patient does. A list of purposes: guests whose link is for one of them.
   */
  readonly to: 'anybody' | 'account' | 'self' | 'delegate' | 'practice' | Permission | readonly GuestPurpose[];
  /** What a delegate must hold beside it; no caller holds two permissions. */
  readonly beside?: Permission;
  /** What is there before the operation is asked. */
  readonly given?: (sql: Sql) => Promise<unknown>;
  /** Variables of a request about what is the patient's own; none by default. */
  readonly input?: object;
  /** What those who are let in are told; `answers` by default. */
  readonly told?: Outcome;
  /** What guests are told, whatever their link is for, by an operation that knows them too; `UNAUTHENTICATED` by default. */
  readonly toldToGuests?: Outcome;
  /** Guests whose link is for one of these are let in too, and told this; all others are told that it is not found. */
  readonly guests?: Readonly<Partial<Record<GuestPurpose, Outcome>>>;
  /** Variables that name what belongs to somebody else, or what is not there: refused as not found, to everybody. */
  readonly foreign?: readonly object[];
}

const [benInSouth] = ben;
const here = { deviceIdentifier: 'a-test-device' };
const everything = Object.fromEntries(permissionAreas.map((area) => [area, { view: true, act: true }]));
const ofADelegate = { patientId: '1001', practiceId: south.id, practiceMgmt: 'carecloud', delegateUserId: 'nobody' };
const ofAna = { practiceId: south.id, patientId: '1001' };
const askedByAna = { ...ofAna, appointmentId: '1001-asked' };
const ofAGuest = { patient_info: { practice_id: south.id, patient_id: '1001' } };
const attempt = { uniqueId: 'an-attempt' };
const oneCent = { paymentType: 'fullPayment', amount: '0.01' };
const basket = { ...attempt, practiceId: south.id, lines: [{ productId: 'brush', quantity: 1 }] };
const ofAPlan = { practiceId: south.id, paymentPlanId: 'unknown' };
const newPlan = {
  ...attempt,
  planName: 'Plan',
  totalAmount: '12.50',
  paymentAmount: '6.25',
  installments: 2,
  frequencyCode: 'monthly',
  agreeToTerms: true,
};
const cardThatIsOver = JSON.stringify({
  type: 'Visa',
  saveCard: true,
  cardholder_name: 'Ana Example',
  exp_date: '0120',
  cvv: '123',
  card_number: '4242424242424242',
  merchant: 'payeezy',
});
const ofACheckUp = {
  practice_id: south.id,
  resource_ids: [booking.resource],
  visit_reason_id: booking.checkUp,
  location_ids: [booking.location],
};
const slotInThePast = {
  practice_id: south.id,
  resource_id: booking.resource,
  visit_reason_id: booking.checkUp,
  location_id: booking.location,
  start_time: '2020-01-06T15:00:00.000Z',
};
const bookingOf = (more: object) => {
  const { practice_id, ...appointment } = ofACheckUp;
  return { ...attempt, practice_id, appointment: { ...appointment, start_time: slotInThePast.start_time, ...more } };
};
const waited = { practice_id: south.id, appointment_id: '1001-next' };
const wish = {
  ...waited,
  anyProvider: false,
  anyOffice: false,
  weekdays: [],
  partOfDay: 'ANY',
  noticeMinutes: 120,
};
const waitingPlace = { practice_id: south.id, wait_id: 'a-wait' };
const offeredPlace = { ...waitingPlace, hold_id: 'none' };
const byLink = { input: { code: 'unknown', practice_id: south.id, date_of_birth: '1980-02-29' } };

const ofAnyVisit = { practice_id: south.id, resource_ids: ['ng'], location_ids: ['main'], visit_reason_id: 'check-up' };
const wishOfAnyVisit = {
  ...attempt,
  ...ofAnyVisit,
  weekString: 'Any',
  days_of_week: ['Any'],
  times_of_day: ['Any'],
};

/** One line for every root field of the contract: a field without a line fails the test, a line without a field too. */
export const rules: Readonly<Record<string, Rule>> = {
  getActivityLog: { to: 'self' },
  getAddAppointment: {
    to: 'appointments:act',
    guests: { 'guest-appointment': 'answers', 'guest-reschedule': 'answers' },
    foreign: [{ practiceId: 'nowhere' }, { patientId: '2002' }, { practiceId: south.id, patientId: '2002' }],
  },
  getIntelligentScheduler: {
    to: 'appointments:act',
    guests: { 'guest-appointment': 'answers', 'guest-reschedule': 'answers' },
    foreign: [{ practiceId: 'nowhere' }],
  },
  getAvailableVertexTime: {
    to: 'appointments:act',
    guests: { 'guest-appointment': 'CONFLICT', 'guest-reschedule': 'CONFLICT' },
    input: { input: ofAnyVisit },
    told: 'CONFLICT',
    foreign: [{ input: { ...ofAnyVisit, practice_id: 'nowhere' } }, { input: { ...ofAnyVisit, patient_id: '2002' } }],
  },
  getVertexRequestAppointment: {
    to: 'appointments:act',
    guests: { 'guest-appointment': 'CONFLICT', 'guest-reschedule': 'CONFLICT' },
    input: { input: wishOfAnyVisit },
    told: 'CONFLICT',
    foreign: [
      { input: { ...wishOfAnyVisit, practice_id: 'nowhere' } },
      { input: { ...wishOfAnyVisit, patient_id: '2002' } },
    ],
  },
  getCards: { to: 'payments:view', foreign: [{ patientId: '2002' }] },
  getAppointments: { to: 'appointments:view' },
  getAuthentication: { to: 'account' },
  getAvailableHours: {
    to: 'appointments:act',
    guests: { 'guest-appointment': 'answers', 'guest-reschedule': 'CONFLICT' },
    given: (sql) => openBooking(sql, south.id),
    input: { input: ofACheckUp },
    foreign: [{ input: { ...ofACheckUp, patient_id: '2002' } }, { input: { ...ofACheckUp, practice_id: 'nowhere' } }],
  },
  getCalendarFile: {
    to: 'appointments:view',
    guests: { 'guest-reschedule': 'answers' },
    input: { practiceId: south.id, appointmentId: '1001-next' },
    foreign: [
      { practiceId: south.id, appointmentId: '2002-next' },
      { practiceId: 'nowhere', appointmentId: '1001-next' },
    ],
  },
  getRequestAppointment: {
    to: 'appointments:act',
    guests: { 'guest-appointment': 'CONFLICT', 'guest-reschedule': 'CONFLICT' },
    given: (sql) => openBooking(sql, south.id),
    input: { input: bookingOf({}) },
    told: 'CONFLICT',
    foreign: [{ input: bookingOf({ patient_id: '2002' }) }],
  },
  keepSlot: {
    to: 'appointments:act',
    guests: { 'guest-appointment': 'CONFLICT', 'guest-reschedule': 'CONFLICT' },
    given: (sql) => openBooking(sql, south.id),
    input: { input: slotInThePast },
    told: 'CONFLICT',
    foreign: [{ input: { ...slotInThePast, practice_id: 'nowhere' } }],
  },
  releaseSlot: {
    to: 'appointments:act',
    guests: { 'guest-appointment': 'answers', 'guest-reschedule': 'answers' },
    input: { practiceId: south.id, holdId: 'none' },
    foreign: [{ practiceId: 'nowhere', holdId: 'none' }],
  },
  getCancellation: {
    to: 'appointments:act',
    guests: {},
    input: askedByAna,
    foreign: [
      { ...askedByAna, patientId: '2002' },
      { ...askedByAna, appointmentId: '2002-asked' },
    ],
  },
  cancelAppointment: {
    to: 'appointments:act',
    guests: {},
    input: { input: askedByAna },
    foreign: [
      { input: { ...askedByAna, patientId: '2002' } },
      { input: { ...askedByAna, appointmentId: '2002-asked' } },
    ],
  },
  getEarlierTime: {
    to: 'appointments:view',
    input: waited,
    foreign: [
      { ...waited, appointment_id: '2002-next' },
      { ...waited, practice_id: 'nowhere' },
    ],
  },
  joinWaitList: {
    to: 'appointments:act',
    input: { input: wish },
    // Nobody knows as what it was booked.
    told: 'CONFLICT',
    foreign: [{ input: { ...wish, appointment_id: '2002-next' } }, { input: { ...wish, practice_id: 'nowhere' } }],
  },
  leaveWaitList: {
    to: 'appointments:act',
    given: anaWaits,
    input: waitingPlace,
    foreign: [
      { ...waitingPlace, wait_id: 'unknown' },
      { ...waitingPlace, practice_id: 'nowhere' },
    ],
  },
  takeEarlierTime: {
    to: 'appointments:act',
    given: anaWaits,
    input: offeredPlace,
    told: 'CONFLICT',
    foreign: [
      { ...offeredPlace, wait_id: 'unknown' },
      { ...offeredPlace, practice_id: 'nowhere' },
    ],
  },
  keepMyTime: {
    to: 'appointments:act',
    given: anaWaits,
    input: offeredPlace,
    foreign: [
      { ...offeredPlace, wait_id: 'unknown' },
      { ...offeredPlace, practice_id: 'nowhere' },
    ],
  },
  getVideoVisitUrl: {
    to: 'appointments:act',
    input: { practice_id: south.id, patient_id: '1001', appointment_id: '1001-next' },
    // It is a visit at the office.
    told: 'CONFLICT',
    foreign: [
      { practice_id: south.id, patient_id: '2002', appointment_id: '2002-next' },
      { practice_id: south.id, patient_id: '1001', appointment_id: '2002-next' },
    ],
  },
  getDashboard: { to: 'practice' },
  dismissImportantMessage: {
    to: 'practice',
    given: (sql) =>
      sql.rows({
        text: 'update clinic.practices set important_message = $1',
        values: [JSON.stringify({ id: 'flu', title: { en: 'Flu', es: 'Gripe' }, text: { en: 'Flu.', es: 'Gripe.' } })],
      }),
    input: { id: 'flu' },
    foreign: [{ id: 'another' }],
  },
  getDocument: { to: 'health:view', input: { documentId }, foreign: [{ documentId: 'not-mine' }] },
  getGuestPatientStatement: {
    to: ['guest-pay'],
    input: { ...ofAna, statementId: 'unknown' },
    told: 'NOT_FOUND',
  },
  getGuestPay: { to: ['guest-pay'], input: { input: ofAGuest } },
  getGuestPayNoCode: { to: ['guest-pay'], input: { input: ofAGuest } },
  getGuestPaymentReceipt: {
    to: ['guest-pay'],
    input: { successfulGuestData: { charge_id: 'unknown' }, guestPaymentData: ofAGuest },
    told: 'NOT_FOUND',
  },
  getGuestEntry: { to: 'anybody', input: { input: { door: 'PAY', code: 'unknown', practice_id: south.id } } },
  getGuestVisit: { to: ['guest-reschedule', 'guest-check-in'] },
  getGuestWorkflowSuccess: { to: ['guest-appointment', 'guest-reschedule'], told: 'NOT_FOUND' },
  getLab: { to: 'health:view', input: { labId }, foreign: [{ labId: 78 }] },
  getLayout: { to: 'practice', input: { practiceId: south.id }, foreign: [{ practiceId: 'nowhere' }] },
  getManageProfiles: { to: 'account' },
  getAppointmentPrepayment: {
    to: 'payments:act',
    told: 'NOT_FOUND',
    foreign: [{ patient_id: '2002', practice_id: south.id }, { holdId: 'not-mine' }],
  },
  getEditPaymentPlan: { to: 'payments:act', input: ofAPlan, told: 'NOT_FOUND', foreign: [ofAPlan] },
  getMakePayments: {
    to: 'payments:act',
    toldToGuests: 'NOT_FOUND',
    foreign: [
      { patientId: '2002', practiceId: south.id },
      { patientId: '1001', practiceId: 'nowhere' },
      { context: { kind: 'CHECK_IN', appointmentId: '2002-next' } },
      { context: { kind: 'CANCELLATION', appointmentId: '2002-next' } },
      { context: { kind: 'GUEST' } },
    ],
  },
  getShop: { to: 'payments:view', foreign: [{ practiceId: 'nowhere' }, { shopId: 'unknown' }] },
  getShopMakePayment: {
    to: 'payments:act',
    input: anasOrder,
    foreign: [
      { ...anasOrder, transactionId: 'unknown' },
      { ...anasOrder, storeId: 'unknown' },
    ],
  },
  getOneTimePayment: {
    to: 'payments:act',
    input: { ...ofAPlan, state: 'makeOneTime' },
    told: 'NOT_FOUND',
    foreign: [{ ...ofAPlan, state: 'editOneTime', oneTimePaymentId: 'unknown' }],
  },
  getPaymentOutcome: {
    to: 'payments:act',
    input: { uniqueId: 'unknown' },
    told: 'NOT_FOUND',
    toldToGuests: 'NOT_FOUND',
  },
  getPayments: { to: 'payments:view', foreign: [{ patientId: '2002' }] },
  getMoreTransactions: { to: 'payments:view', input: { page: 1 } },
  getPaymentReceipt: {
    to: 'payments:view',
    input: { chargeId: 'unknown' },
    told: 'NOT_FOUND',
    foreign: [{ chargeId: 'not-mine' }],
  },
  getPaymentReceiptPdf: {
    to: 'payments:view',
    input: { chargeId: 'unknown' },
    told: 'NOT_FOUND',
    foreign: [{ chargeId: 'not-mine' }],
  },
  getPatientStatement: {
    to: 'payments:view',
    input: { statementId: 'unknown' },
    told: 'NOT_FOUND',
    foreign: [{ statementId: 'not-mine' }],
  },
  getPaymentsOfYear: { to: 'payments:view', input: { year: 2026 } },
  getMoreAppointments: { to: 'appointments:view', input: { page: 1 }, foreign: [{ page: 1, practiceId: 'nowhere' }] },
  getMyHealth: { to: 'health:view' },
  getPdf: {
    to: 'health:view',
    input: { patientId: '1001' },
    foreign: [{ patientId: benInSouth?.patient }, { patientId: '9999' }],
  },
  getPersonal: { to: 'profile:view' },
  getSignup: { to: 'anybody', input: { invitationId: 'unknown' } },
  getSupport: { to: 'practice' },
  getUnshortenedUrl: { to: 'anybody', input: { type: 'm', hash: 'unknown' } },
  confirmSignupEmail: { to: 'anybody', input: { un: 'nobody', code: 'unknown', em: 'nobody@example.org' } },
  resendConfirmationEmail: { to: 'anybody', input: { username: 'nobody', email: 'nobody@example.org' } },
  getUserToken: { to: 'anybody', input: credentials() },

  acceptConnectInvite: { to: 'account', input: { inviteCode: 'unknown' }, told: 'NOT_FOUND' },
  acceptDelegateInvitation: { to: 'account', input: { code: 'unknown' }, told: 'NOT_FOUND' },
  addToPaymentPlan: {
    to: 'payments:act',
    input: {
      input: {
        ...attempt,
        paymentPlanId: 'unknown',
        partialPaymentAmount: '12.50',
        totalAmount: '12.50',
        paymentAmount: '6.25',
        installments: 2,
        agreeToTerms: true,
      },
    },
    told: 'NOT_FOUND',
  },
  addCreditCard: {
    to: 'payments:act',
    input: { input: { ...attempt, plainTextCardData: cardThatIsOver } },
    told: 'CARD_DECLINED',
    foreign: [{ input: { ...attempt, patientId: '2002', plainTextCardData: cardThatIsOver } }],
  },
  addPasskey: { to: 'account', input: { answer: '{}', name: 'Phone' }, told: 'BAD_INPUT' },
  beginAuthenticatorApp: { to: 'account', input: { currentPassword: 'wrong' }, told: 'BAD_INPUT' },
  beginPasskey: { to: 'account', input: { currentPassword: 'wrong' }, told: 'BAD_INPUT' },
  beginPasskeySignIn: { to: 'anybody' },
  cancelPaymentPlan: { to: 'payments:act', input: { input: { ...attempt, ...ofAPlan } }, told: 'NOT_FOUND' },
  changeEmail: {
    to: 'account',
    input: { input: { ...here, currentPassword: 'wrong', proposedEmail: 'new@example.org', loginEmail: benEmail } },
    told: 'BAD_INPUT',
  },
  changePassword: {
    to: 'account',
    input: { input: { ...here, currentPassword: 'wrong', newPassword: password, repeatedPassword: password } },
    told: 'BAD_INPUT',
  },
  confirmAuthenticatorApp: { to: 'account', input: { id: 'unknown', code: '123456' }, told: 'WRONG_PROOF' },
  createAccount: {
    to: 'anybody',
    input: {
      input: {
        invitationId: 'unknown',
        email: 'eva@example.org',
        password,
        date_of_birth: '1980-02-29',
        terms: 'unknown',
      },
    },
  },
  createNewUser: {
    to: 'anybody',
    input: {
      input: {
        first_name: 'Eva',
        last_name: 'Luz',
        date_of_birth: '1980-02-29',
        email: 'eva@example.org',
        phone: '6025550100',
        password,
        practice_id: 'nowhere',
        terms: 'unknown',
      },
    },
  },
  createPaymentPlan: {
    to: 'payments:act',
    input: { input: newPlan },
    told: 'CONFLICT',
    foreign: [{ input: { ...newPlan, patientId: '2002', practiceId: south.id } }],
  },
  deleteCreditCard: {
    to: 'payments:act',
    given: anaKeepsACard,
    input: { input: { cardId: 'a-card' } },
    foreign: [{ input: { cardId: 'unknown' } }, { input: { cardId: 'a-card', patientId: '2002' } }],
  },
  setDefaultCreditCard: {
    to: 'payments:act',
    given: anaKeepsACard,
    input: { input: { cardId: 'a-card' } },
    foreign: [{ input: { cardId: 'unknown' } }, { input: { cardId: 'a-card', patientId: '2002' } }],
  },
  deleteScheduledPayment: {
    to: 'payments:act',
    input: { input: { ...attempt, ...ofAPlan, oneTimePaymentId: 'unknown' } },
    told: 'NOT_FOUND',
  },
  editPaymentPlan: {
    to: 'payments:act',
    input: {
      input: {
        ...attempt,
        ...ofAPlan,
        planName: 'Plan',
        totalAmount: '12.50',
        monthlyPayment: '6.25',
        installments: 2,
        frequencyCode: 'monthly',
      },
    },
    told: 'NOT_FOUND',
  },
  makeCancellationPayment: {
    to: 'payments:act',
    beside: 'appointments:act',
    input: { input: { ...attempt, amount: '1.00', appointment_id: '1001-next' } },
    // It begins in two hours: too late to be cancelled online.
    told: 'CONFLICT',
    foreign: [{ input: { ...attempt, amount: '1.00', appointment_id: '2002-next' } }],
  },
  makeCheckInPayment: {
    to: 'payments:act',
    input: { input: { ...attempt, ...oneCent } },
    told: 'AMOUNT',
    foreign: [{ input: { ...attempt, ...oneCent, appointmentId: '2002-next' } }],
  },
  makeCheckoutPayment: {
    to: 'payments:act',
    input: { input: { ...attempt, ...oneCent } },
    told: 'AMOUNT',
    foreign: [{ input: { ...attempt, ...oneCent, patientId: '2002', practiceId: south.id } }],
  },
  makeCheckoutPrepayment: {
    to: 'payments:act',
    input: { input: { ...attempt, checkoutIds: { appointment_id: '1001-next' } } },
    told: 'CONFLICT',
    foreign: [{ input: { ...attempt, checkoutIds: { appointment_id: '2002-next' } } }],
  },
  makeOneTimePayment: {
    to: 'payments:act',
    input: { input: { ...attempt, ...ofAPlan, amount: '1.00', state: 'makeOneTime' } },
    told: 'NOT_FOUND',
  },
  makePayment: {
    to: 'payments:act',
    input: { input: { ...attempt, ...oneCent } },
    told: 'AMOUNT',
    toldToGuests: 'NOT_FOUND',
    foreign: [
      { input: { ...attempt, ...oneCent, patientId: '2002', practiceId: south.id } },
      { input: { ...attempt, ...oneCent, guestMode: true } },
    ],
  },
  makeShopPayment: {
    to: 'payments:act',
    input: { input: { ...attempt, ...anasOrder, amount: '0.01' } },
    told: 'AMOUNT',
    foreign: [
      { input: { ...attempt, ...anasOrder, transactionId: 'unknown' } },
      { input: { ...attempt, ...anasOrder, storeId: 'unknown' } },
      { input: { ...attempt, ...anasOrder, patientId: '2002', practiceId: south.id } },
    ],
  },
  createShopOrder: {
    to: 'payments:act',
    input: { input: basket },
    foreign: [{ input: { ...basket, practiceId: 'nowhere' } }, { input: { ...basket, shopId: 'unknown' } }],
  },
  signOnToShop: {
    to: 'payments:act',
    input: { input: { practiceId: south.id } },
    foreign: [{ input: { practiceId: 'nowhere' } }],
  },
  makePrepayment: {
    to: 'payments:act',
    input: { input: attempt },
    told: 'CONFLICT',
    foreign: [{ input: { ...attempt, patientInformation: { patientId: '2002', practiceId: south.id } } }],
  },
  delegateCreateAccount: {
    to: 'anybody',
    input: { input: { code: 'unknown', name: 'Eva', email: 'eva@example.org', password } },
    told: 'NOT_FOUND',
  },
  delegateForgotPassword: { to: 'anybody', input: { input: { email: 'nobody@example.org' } } },
  delegateForm: { to: 'anybody', input: { input: { form_id: 'unknown', values: [] } }, told: 'BAD_INPUT' },
  delegateLogin: { to: 'anybody', input: credentials() },
  delegateVerification: {
    to: 'anybody',
    input: { input: { code: 'unknown', birth_date: '1980-02-29' } },
    told: 'NOT_FOUND',
  },
  disconnectDelegateProfile: { to: 'delegate', input: { input: { ...ofADelegate, delegateUserId: 'ben' } } },
  confirmVisit: { to: 'anybody', input: { code: 'unknown' }, told: 'NOT_FOUND' },
  getComingVisit: { to: 'anybody', input: { code: 'unknown' }, told: 'NOT_FOUND' },
  getGuestEarlierTime: { to: 'anybody', input: { code: 'unknown' }, told: 'NOT_FOUND' },
  guestKeepMyTime: { to: 'anybody', input: { code: 'unknown', hold_id: 'none' }, told: 'NOT_FOUND' },
  guestLeaveWaitList: { to: 'anybody', input: { code: 'unknown' }, told: 'NOT_FOUND' },
  guestTakeEarlierTime: { to: 'anybody', input: { code: 'unknown', hold_id: 'none' }, told: 'NOT_FOUND' },
  guestAppointment: { to: 'anybody', input: byLink },
  guestCheckin: { to: 'anybody', input: byLink },
  guestPay: { to: 'anybody', input: byLink },
  guestPayNoCode: {
    to: 'anybody',
    input: {
      input: { practice_id: south.id, patient_number: '1001', last_name: 'nobody', date_of_birth: '1980-02-29' },
    },
  },
  guestRescheduleAppointment: { to: 'anybody', input: byLink },
  inviteDelegate: {
    to: 'self',
    input: { input: { name: 'Eva', email: 'eva@example.org', practiceIds: [south.id], permissionsObj: everything } },
    foreign: [
      { input: { name: 'Eva', email: 'eva@example.org', practiceIds: ['nowhere'], permissionsObj: everything } },
    ],
  },
  makeRecoveryCodes: { to: 'account', input: { currentPassword: 'wrong' }, told: 'BAD_INPUT' },
  mergeDelegateProfile: {
    to: 'account',
    input: { input: { ...ofADelegate, fromDelegateeProfileId: 'a', toDelegateeProfileId: 'b' } },
    told: 'NOT_FOUND',
  },
  passkeySignIn: {
    to: 'anybody',
    input: { input: { answer: '{}', device_identifier: 'a-test-device' } },
    told: 'BAD_INPUT',
  },
  recoverPassword: { to: 'anybody', input: { email: 'nobody@example.org' } },
  removeSecondFactor: {
    to: 'account',
    input: { input: { kind: 'totp', currentPassword: 'wrong' } },
    told: 'BAD_INPUT',
  },
  resetPassword: { to: 'anybody', input: { username: 'nobody', code: 'unknown', password }, told: 'NOT_FOUND' },
  settingsResendOTP: { to: 'account', input: { otp_type: 'email', ...here }, told: 'WRONG_PROOF' },
  signInResendOTP: {
    to: 'anybody',
    input: { input: { email: benEmail, password: 'wrong', device_identifier: 'a-test-device' } },
    told: 'WRONG_PROOF',
  },
  signOut: { to: 'anybody' },
  signOutDevice: { to: 'account', input: { session: 'unknown' }, told: 'NOT_FOUND' },
  signOutOtherDevices: { to: 'account' },
  updateDelegatePermissions: {
    to: 'self',
    given: carlaActsForAna,
    input: { input: { ...ofADelegate, delegateUserId: 'carla', permissionsObj: everything } },
    foreign: [
      { input: { ...ofADelegate, permissionsObj: everything } },
      { input: { ...ofADelegate, delegateUserId: 'carla', patientId: '2002', permissionsObj: everything } },
    ],
  },
  updateNewAccountEmail: {
    to: 'anybody',
    input: { email: 'eva@example.org', practiceId: south.id, patientId: '1001', username: 'nobody' },
  },
  updateTwoFA: {
    to: 'account',
    input: { input: { ...here, enabled: true, verification_type: 'email', currentPassword: 'wrong' } },
    told: 'BAD_INPUT',
  },
  withdrawDelegateInvitation: {
    to: 'self',
    given: anaInvited,
    input: { id: 'an-invitation' },
    foreign: [{ id: 'unknown' }],
  },
};
