import type { Title } from '@portico/ui/screens/titles';

/**
 * Who is let in. `tokens`: a person who is signed in; anybody else sees the login screen there, and comes back to the
 * path after signing in (`ACC-085`, `ACC-009`). `open`: somebody without tokens; a person who has them is sent to `/`
 * (`ACC-029`, `ACC-051`). `either`: both, alike.
 */
export type Door = 'tokens' | 'open' | 'either';

interface Way {
  /** Segments may be `:names`; a last `*` is any rest. Where several rows fit, the one with more literal segments counts. */
  readonly path: string;
  readonly door: Door;
  /** On a `tokens` row: where somebody without tokens goes who has a sign-in of their own (`ACC-032`). */
  readonly wayIn?: string;
  readonly title?: Title;
}

/** A path that shows a screen, by the name under which `open/screens.ts` or `signed-in/screens.ts` fetches it. */
interface Shown extends Way {
  readonly screen: string;
  /** On an `open` row: a query value that lets a person with tokens stay (`ACC-051`). */
  readonly staysWith?: readonly string[];
}

/** A path that leads on to another one, with its whole query (`ACC-028`). */
interface LedOn extends Way {
  readonly to: string;
  /** Where it leads instead when the query has this value. */
  readonly when?: { readonly query: string; readonly to: string };
}

export type Row = Shown | LedOn;

/** Every path of the portal (`ACC-018` to `ACC-062`, `ACC-086` to `ACC-123`, `ACC-194` to `ACC-196`), and nothing else. */
export const table = [
  // Coming in. Without tokens each of these shows the login screen.
  { path: '/', door: 'tokens', to: '/dashboard', title: 'dashboard' },
  { path: '/login', door: 'tokens', to: '/dashboard', title: 'signIn' },

  // Without an account.
  { path: '/get_started', door: 'open', screen: 'get-started', title: 'getStarted' },
  { path: '/surl/:type/:hash', door: 'either', screen: 'short-link', title: 'shortLink' },
  // What an identity provider sends people back to.
  { path: '/sign_in/return', door: 'either', screen: 'sign-in-return', title: 'signInReturn' },
  { path: '/messages-link', door: 'either', screen: 'messages-link', title: 'messages' },
  { path: '/third_party/continue_check_in', door: 'either', screen: 'continue-check-in', title: 'guestCheckIn' },
  { path: '/shop/sso', door: 'either', screen: 'shop-sign-on', title: 'shop' },
  { path: '/shop-sso.html', door: 'either', screen: 'shop-sign-on', title: 'shop' },

  // Guests.
  { path: '/standalone-signup.html', door: 'open', to: '/guest/guestAppointment' },
  { path: '/guest_rescheduleAppointment', door: 'open', to: '/guest/guestRescheduleAppointment' },
  { path: '/guest_checkin', door: 'open', to: '/guest/guestCheckin' },
  { path: '/guest/guestAppointment', door: 'open', screen: 'guest-entry', title: 'guestAppointment' },
  { path: '/guest/guestRescheduleAppointment', door: 'open', screen: 'guest-entry', title: 'guestReschedule' },
  { path: '/guest/guestCheckin', door: 'open', screen: 'guest-entry', title: 'guestCheckIn' },
  { path: '/guest/guestPay', door: 'open', screen: 'guest-entry', title: 'guestPay' },
  { path: '/guest/guestPayNoCode', door: 'open', screen: 'guest-entry', title: 'guestPay' },
  // The links of notices: whoever has the mail opens them, signed in or not.
  { path: '/confirm_visit', door: 'either', screen: 'confirm-visit', title: 'guestConfirm' },
  { path: '/earlier_time', door: 'either', screen: 'guest-earlier-time', title: 'earlierTime' },
  { path: '/guest/guestAlreadyDone', door: 'open', screen: 'guest-done', title: 'guestDone' },
  { path: '/guest/smsSignupConfirmation', door: 'open', screen: 'sms-confirmed', title: 'smsConfirmed' },
  { path: '/guest/:section', door: 'open', to: '/' },
  {
    path: '/guest/workflow/payments',
    door: 'open',
    to: '/guest/guestPayNoCode',
    when: { query: 'code', to: '/guest/guestPay' },
  },
  { path: '/guest/workflow/payment', door: 'open', screen: 'guest-pay', title: 'guestPay' },
  { path: '/guest/workflow/payments/payment_success', door: 'open', screen: 'guest-receipt', title: 'guestPaid' },
  { path: '/guest/workflow/appointments', door: 'open', screen: 'guest-visit', title: 'guestReschedule' },
  {
    path: '/guest/workflow/appointments/add_appointment',
    door: 'open',
    screen: 'guest-add-appointment',
    title: 'guestAppointment',
  },
  {
    path: '/guest/workflow/appointments/add_appointment/available_hours',
    door: 'open',
    screen: 'guest-hours',
    title: 'guestAppointment',
  },
  {
    path: '/guest/workflow/appointments/add_appointment/Vertexavailable_hours',
    door: 'open',
    screen: 'guest-vertex-request',
    title: 'guestAppointment',
  },
  {
    path: '/guest/workflow/appointments/add_appointment_success',
    door: 'open',
    screen: 'guest-made',
    title: 'guestBooked',
  },
  {
    path: '/guest/workflow/appointments/earlier_time/:appointmentId',
    door: 'open',
    screen: 'guest-wait',
    title: 'earlierTime',
  },
  { path: '/guest/workflow/survey', door: 'open', screen: 'guest-survey', title: 'survey' },
  { path: '/guest/workflow/check_in', door: 'open', screen: 'guest-check-in', title: 'guestCheckIn' },
  { path: '/guest/workflow/check_in/:section', door: 'open', screen: 'guest-check-in' },
  // A link to something that the portal does not do: the page says whom to call.
  { path: '/guest/workflow/*', door: 'open', screen: 'unavailable', title: 'unavailable' },

  // Delegates.
  { path: '/delegate/workflow/invitations', door: 'open', to: '/delegate/delegateVerification' },
  {
    path: '/delegate/delegateVerification',
    door: 'open',
    screen: 'delegate-verification',
    title: 'delegateInvitation',
  },
  { path: '/delegate/delegateLogin', door: 'open', screen: 'delegate-login', title: 'signIn' },
  {
    path: '/delegate/delegateForgotPassword',
    door: 'open',
    screen: 'delegate-forgot-password',
    title: 'forgotPassword',
  },
  { path: '/delegate/delegateCreateAccount', door: 'open', screen: 'delegate-create-account', title: 'signUp' },
  { path: '/delegate/:section', door: 'open', to: '/' },
  {
    path: '/delegateProfile',
    door: 'tokens',
    wayIn: '/delegate/delegateLogin',
    screen: 'delegate-profile',
    title: 'delegateProfile',
  },

  // Sign-up.
  { path: '/register_account', door: 'open', staysWith: ['confirm', 'reconfirm'], screen: 'sign-up', title: 'signUp' },
  { path: '/signup', door: 'open', staysWith: ['confirm', 'reconfirm'], screen: 'sign-up', title: 'signUp' },
  { path: '/signup.html', door: 'open', staysWith: ['confirm', 'reconfirm'], screen: 'sign-up', title: 'signUp' },
  { path: '/terms_of_use', door: 'either', screen: 'terms', title: 'terms' },
  { path: '/privacy_notice', door: 'either', screen: 'privacy', title: 'privacy' },

  // Behind sign-in.
  { path: '/dashboard', door: 'tokens', screen: 'dashboard', title: 'dashboard' },
  { path: '/my_health', door: 'tokens', screen: 'my-health', title: 'myHealth' },
  { path: '/my_health/visit_summary', door: 'tokens', screen: 'visit-summary', title: 'visitSummary' },
  { path: '/appointments', door: 'tokens', screen: 'appointments', title: 'appointments' },
  {
    path: '/appointments/intelligent_schedular',
    door: 'tokens',
    screen: 'intelligent-scheduler',
    title: 'requestAppointment',
  },
  {
    path: '/appointments/add_appointment',
    door: 'tokens',
    screen: 'add-appointment',
    title: 'requestAppointment',
  },
  {
    path: '/appointments/add_appointment/available_hours',
    door: 'tokens',
    screen: 'available-hours',
    title: 'availableHours',
  },
  { path: '/appointments/add_appointment/Vertexavailable_hours', door: 'tokens', screen: 'vertex-request' },
  { path: '/appointments/add_appointment/prepayment', door: 'tokens', screen: 'make-payment' },
  { path: '/appointments/check_out', door: 'tokens', screen: 'check-out', title: 'checkOut' },
  {
    path: '/appointments/check_out/add_appointment',
    door: 'tokens',
    screen: 'add-appointment',
    title: 'requestAppointment',
  },
  {
    path: '/appointments/check_out/available_hours',
    door: 'tokens',
    screen: 'available-hours',
    title: 'availableHours',
  },
  { path: '/appointments/check_out/survey', door: 'tokens', screen: 'check-out-survey', title: 'survey' },
  { path: '/appointments/add_appointment/earlier_time', door: 'tokens', screen: 'earlier-time' },
  {
    path: '/appointments/earlier_time/:practiceId/:appointmentId',
    door: 'tokens',
    screen: 'earlier-time',
    title: 'earlierTime',
  },
  { path: '/appointments/:appointmentId/cancellation', door: 'tokens', screen: 'make-payment' },
  { path: '/appointments/check_in', door: 'tokens', screen: 'check-in', title: 'guestCheckIn' },
  { path: '/payments', door: 'tokens', screen: 'payments', title: 'payments' },
  {
    path: '/payments/plan/:paymentPlanId/practice/:practiceId/schedule_payment',
    door: 'tokens',
    screen: 'make-payment',
  },
  {
    path: '/payments/plan/:paymentPlanId/practice/:practiceId/edit_one_time/:oneTimePaymentId',
    door: 'tokens',
    screen: 'make-payment',
  },
  {
    path: '/payments/plan/:paymentPlanId/practice/:practiceId/edit_payment_plan',
    door: 'tokens',
    screen: 'make-payment',
  },
  { path: '/payments/patient/:patientId/practice/:practiceId/make_payment', door: 'tokens', screen: 'make-payment' },
  { path: '/messages', door: 'tokens', screen: 'messages', title: 'messages' },
  { path: '/messages/:message_id', door: 'tokens', screen: 'messages' },
  { path: '/help', door: 'tokens', screen: 'help', title: 'help' },
  { path: '/activity_log', door: 'tokens', screen: 'activity-log', title: 'activityLog' },
  { path: '/shop', door: 'tokens', screen: 'shop', title: 'shop' },
  { path: '/shop/make_payment', door: 'tokens', screen: 'make-payment' },
  { path: '/payment', door: 'tokens', screen: 'make-payment', title: 'shop' },
  { path: '/shop/:id', door: 'tokens', screen: 'shop' },
  { path: '/form_history', door: 'tokens', screen: 'form-history', title: 'forms' },
  { path: '/form_history/:action', door: 'tokens', screen: 'form-view' },
  { path: '/surveys', door: 'tokens', screen: 'surveys', title: 'surveys' },
  { path: '/surveys/view', door: 'tokens', screen: 'survey', title: 'survey' },
  { path: '/profile_settings', door: 'tokens', to: '/profile_settings/personal' },
  { path: '/profile_settings/personal', door: 'tokens', screen: 'personal', title: 'personal' },
  { path: '/profile_settings/demographics', door: 'tokens', screen: 'demographics', title: 'demographics' },
  { path: '/profile_settings/documents', door: 'tokens', screen: 'documents', title: 'documents' },
  { path: '/profile_settings/payment', door: 'tokens', screen: 'cards', title: 'payment' },
  { path: '/profile_settings/notifications', door: 'tokens', screen: 'notifications', title: 'notifications' },
  { path: '/profile_settings/authentication', door: 'tokens', screen: 'authentication', title: 'authentication' },
  {
    path: '/profile_settings/authentication/delegate',
    door: 'tokens',
    to: '/profile_settings/manage_delegates',
  },
  { path: '/profile_settings/photo', door: 'tokens', screen: 'photo', title: 'photo' },
  { path: '/profile_settings/manage_delegates', door: 'tokens', screen: 'manage-delegates', title: 'manageDelegates' },
  { path: '/profile_settings/:section', door: 'tokens', to: '/profile_settings/personal' },
  { path: '/manage_profiles', door: 'tokens', screen: 'manage-profiles', title: 'manageProfiles' },
] as const satisfies readonly Row[];

type Named = Extract<(typeof table)[number], { readonly screen: string }>;

/** Screens behind sign-in, within its frame. */
export type SignedInScreen = Extract<Named, { readonly door: 'tokens' }>['screen'];

/** Screens that need no tokens, in a plain frame of their own. */
export type OpenScreen = Exclude<Named, { readonly door: 'tokens' }>['screen'];
