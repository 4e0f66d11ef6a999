import { south } from '../clinic-fixture.ts';
import { anaKeepsACard } from './test-preconditions.ts';
import type { Rules } from './rule-types.ts';
import { attempt } from './operation-variables.ts';

const oneCent = { paymentType: 'fullPayment', amount: '0.01' };
const cardThatIsOver = JSON.stringify({
  type: 'Visa',
  saveCard: true,
  cardholder_name: 'Ana Example',
  exp_date: '0120',
  cvv: '123',
  card_number: '4242424242424242',
  merchant: 'payeezy',
});

export const paymentsRules: Rules = {
  getCards: { to: 'payments:view', foreign: [{ patientId: '2002' }] },
  getAppointmentPrepayment: {
    to: 'payments:act',
    told: 'NOT_FOUND',
    foreign: [{ patient_id: '2002', practice_id: south.id }, { holdId: 'not-mine' }],
  },
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
  getBill: {
    to: 'payments:view',
    input: { statementId: 'unknown' },
    told: 'NOT_FOUND',
    foreign: [{ statementId: 'not-mine' }],
  },
  getPatientStatement: {
    to: 'payments:view',
    input: { statementId: 'unknown' },
    told: 'NOT_FOUND',
    foreign: [{ statementId: 'not-mine' }],
  },
  getPaymentsOfYear: { to: 'payments:view', input: { year: 2026 } },
  addCreditCard: {
    to: 'payments:act',
    input: { input: { ...attempt, plainTextCardData: cardThatIsOver } },
    told: 'BAD_INPUT',
    foreign: [{ input: { ...attempt, patientId: '2002', plainTextCardData: cardThatIsOver } }],
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
  makeCancellationPayment: {
    to: 'payments:act',
    beside: 'appointments:act',
    input: { input: { ...attempt, amount: '1.00', appointment_id: '1001-next' } },
    // It begins in two hours: too late to be canceled online.
    told: 'CONFLICT',
    foreign: [{ input: { ...attempt, amount: '1.00', appointment_id: '2002-next' } }],
  },
  continueCheckInPayment: {
    to: 'payments:act',
    input: { input: { checkInIds: { appointment_id: '1001-next' } } },
    guests: { 'guest-check-in': 'answers' },
    foreign: [
      { input: { checkInIds: { patient_id: '2002', practice_id: south.id } } },
      { input: { checkInIds: { appointment_id: '2002-next' } } },
    ],
  },
  makeCheckInPayment: {
    to: 'payments:act',
    input: { input: { ...attempt, ...oneCent } },
    told: 'AMOUNT',
    guests: { 'guest-check-in': 'AMOUNT' },
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
  makePrepayment: {
    to: 'payments:act',
    input: { input: attempt },
    told: 'CONFLICT',
    foreign: [{ input: { ...attempt, patientInformation: { patientId: '2002', practiceId: south.id } } }],
  },
};
