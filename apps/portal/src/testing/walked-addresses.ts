import type { WalkOptions } from './press-every-button.ts';

export interface Walk extends WalkOptions {
  readonly at: string;
  /** What is otherwise than in other walks of the same address. */
  readonly where?: string;
}

/** A visit's buttons are pressed on the visit's own page; other screens have the same ones. */
const card: readonly string[] = ['Add to calendar', 'Cancel visit'];
const visit = '/appointments/visit/mesa/a1';
const checkIn = '/appointments/check_in?practiceId=mesa&patientId=p1&appointmentId=a1';
/** The address names no conversation, and none is answered. */
const noThread = { 'MessagesScreen.thread': null };
const plan = '/payments/plan/plan-1/practice/mesa';

/** Every screen behind sign-in, by an address at which it stands. */
export const patient: readonly Walk[] = [
  { at: '/', presses: card },
  { at: '/dashboard#payments', presses: [] },
  { at: '/help', part: 'header' },
  { at: '/delegateProfile' },
  { at: '/my_health' },
  { at: '/my_health/visit_summary' },
  { at: '/my_health/entry/conditions/condition-1' },
  { at: '/my_health/measure/labs/1/0' },
  { at: '/my_health/note/note-1' },
  { at: '/my_health/refill/medication-1' },
  { at: '/appointments' },
  { at: '/appointments/intelligent_schedular' },
  { at: visit },
  { at: visit, by: ['Reschedule'] },
  {
    at: visit,
    by: ['Cancel visit'],
    part: '[role=dialog]',
  },
  { at: visit, by: ['Check out'] },
  { at: '/appointments/check_out/add_appointment?practiceId=mesa&patientId=p1&appointmentId=a1' },
  { at: '/appointments/check_out/survey?practiceId=mesa&patientId=p1&appointmentId=a1' },
  { at: '/appointments/add_appointment/available_hours', presses: [] },
  { at: '/appointments/add_appointment/Vertexavailable_hours', presses: [] },
  { at: '/appointments/add_appointment/prepayment' },
  { at: '/appointments/add_appointment/earlier_time', presses: [] },
  { at: '/appointments/earlier_time/mesa/a1' },
  { at: '/appointments/a1/cancellation?practiceId=mesa&patientId=p1&cancellationReasonId=r1' },
  { at: checkIn },
  { at: '/payments' },
  { at: `${plan}/schedule_payment` },
  { at: `${plan}/edit_one_time/one-1` },
  { at: `${plan}/edit_payment_plan` },
  { at: `${plan}/choose_card` },
  { at: '/payments/patient/p1/practice/mesa/make_payment' },
  { at: '/messages' },
  { at: '/messages/thread-1', presses: [] },
  { at: '/activity_log' },
  { at: '/shop' },
  { at: '/shop/shop-1?practice_id=mesa', presses: [] },
  { at: '/form_history' },
  { at: '/form_history/sign' },
  { at: '/form_history/f1' },
  { at: '/form_history/f1_2026-11-23T17:00:00Z' },
  { at: '/surveys' },
  { at: '/surveys/view?uuid=s1' },
  { at: '/profile_settings/personal' },
  { at: '/profile_settings/demographics' },
  { at: '/profile_settings/documents' },
  { at: '/profile_settings/payment' },
  { at: '/profile_settings/notifications' },
  { at: '/profile_settings/authentication' },
  { at: '/profile_settings/apps' },
  { at: '/oauth/authorize?client_id=diary&state=s1', presses: [] },
  { at: '/oauth/authorize?client_id=diary&state=s1', by: ['Allow'] },
  { at: '/oauth/authorize?client_id=diary&state=s1', by: ['Don’t allow'] },
  { at: '/profile_settings/photo' },
  { at: '/profile_settings/manage_delegates' },
  { at: '/manage_profiles' },
];

/** Screens behind sign-in where something is otherwise: what the address asks for, or what the gateway answers. */
export const otherwise: readonly Walk[] = [
  {
    at: '/',
    where: 'a practice that shares no record',
    canned: { 'LayoutScreen.withheld': ['health'] },
    presses: [],
  },
  {
    at: visit,
    where: 'a visit that is over',
    canned: { 'Appointment.status': 'COMPLETED', 'Appointment.start': '2026-11-20T17:00:00Z' },
  },
  {
    at: checkIn,
    where: 'a payment that is due',
    canned: { 'CheckInScreen.standing': 'ARRIVED', 'CheckInScreen.checkInPayment': true },
  },
  { at: checkIn, where: 'all that is done', canned: { 'CheckInScreen.standing': 'ARRIVED' } },
  { at: `${checkIn}&from=third_party` },
  { at: '/messages?message_id=thread-1', presses: [] },
  { at: '/messages?new', canned: noThread, presses: ['Send'], filled: true },
  { at: '/messages?provider=id', canned: noThread, presses: ['Send'], filled: true },
  { at: '/messages?new&about=a1', canned: noThread, presses: ['Send'], filled: true },
];

const booking = '/guest/workflow/appointments/add_appointment';

/** Every screen of a guest who passed the identity check. */
export const guest: readonly Walk[] = [
  { at: '/guest/workflow/payment' },
  { at: '/guest/workflow/payments/payment_success' },
  { at: '/guest/workflow/appointments' },
  { at: booking },
  { at: booking, by: ['Check available times'] },
  { at: `${booking}/available_hours`, presses: [] },
  { at: `${booking}/Vertexavailable_hours`, presses: [] },
  { at: '/guest/workflow/appointments/provider/providerId' },
  { at: '/guest/workflow/appointments/add_appointment_success' },
  { at: '/guest/workflow/appointments/earlier_time/a1' },
  { at: '/guest/workflow/check_in?appointment_id=a1' },
  { at: '/third_party/continue_check_in?practiceId=mesa&appointmentId=a1' },
];

/** Every screen that needs no tokens. */
export const stranger: readonly Walk[] = [
  { at: '/' },
  { at: '/?forgot' },
  { at: '/?confirmation_code=c1&un=ana' },
  { at: '/get_started?practice_id=mesa' },
  { at: '/surl/pay/hash-1' },
  { at: '/sign_in/return?code=c1&state=s1' },
  { at: '/messages-link?message_id=m1' },
  { at: '/shop/sso?practice_id=mesa' },
  { at: '/guest/guestAppointment?code=c1&practice_id=mesa' },
  { at: '/guest/guestRescheduleAppointment?code=c1&practice_id=mesa' },
  { at: '/guest/guestCheckin?code=c1&practice_id=mesa' },
  { at: '/guest/guestPay?code=c1&practice_id=mesa' },
  { at: '/guest/guestPayNoCode?practice_id=mesa' },
  { at: '/confirm_visit?code=c1' },
  { at: '/earlier_time?code=c1' },
  { at: '/guest/guestAlreadyDone?done=pay&practice_id=mesa' },
  { at: '/guest/smsSignupConfirmation' },
  { at: '/guest/workflow/survey?survey_hash=h1&user_id=p1' },
  { at: '/guest/workflow/other?practice_id=mesa' },
  { at: '/delegate/delegateVerification?code=c1' },
  { at: '/delegate/delegateLogin?code=c1' },
  { at: '/delegate/delegateForgotPassword' },
  { at: '/delegate/delegateCreateAccount?code=c1' },
  { at: '/register_account' },
  { at: '/terms_of_use' },
  { at: '/privacy_notice' },
  { at: '/accessibility' },
];
