import type { Title } from '@portico/ui/screens/titles';

/**
 * Who may open a path. `tokens`: a person who is signed in; others see the login screen there, and return to the path
 * after signing in (`ACC-085`, `ACC-009`). `open`: visitors without tokens; a person with tokens is redirected to `/`
 * (`ACC-029`, `ACC-051`). `either`: both, alike.
 */
export type RouteAccess = 'tokens' | 'open' | 'either';

interface Way {
  /**
   * Segments may be `:names`; a last `*` matches any rest. If several rows match, the one with more literal segments
   * wins.
   */
  readonly path: string;
  readonly access: RouteAccess;
  /** On a `tokens` row: the sign-in page to which visitors without tokens are redirected (`ACC-032`). */
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
  { path: '/', access: 'tokens', to: '/dashboard', title: 'dashboard' },
  { path: '/login', access: 'tokens', to: '/dashboard', title: 'signIn' },

  // Without an account.
  { path: '/get_started', access: 'open', screen: 'get-started', title: 'getStarted' },
  { path: '/surl/:type/:hash', access: 'either', screen: 'short-link', title: 'shortLink' },
  // What an identity provider sends people back to.
  { path: '/sign_in/return', access: 'either', screen: 'sign-in-return', title: 'signInReturn' },
  { path: '/messages-link', access: 'either', screen: 'messages-link', title: 'messages' },
  { path: '/third_party/continue_check_in', access: 'either', screen: 'continue-check-in', title: 'guestCheckIn' },
  { path: '/shop/sso', access: 'either', screen: 'shop-sign-on', title: 'shop' },
  { path: '/shop-sso.html', access: 'either', screen: 'shop-sign-on', title: 'shop' },

  // Guests.
  { path: '/standalone-signup.html', access: 'open', to: '/guest/guestAppointment' },
  { path: '/guest_rescheduleAppointment', access: 'open', to: '/guest/guestRescheduleAppointment' },
  { path: '/guest_checkin', access: 'open', to: '/guest/guestCheckin' },
  { path: '/guest/guestAppointment', access: 'open', screen: 'guest-entry', title: 'guestAppointment' },
  { path: '/guest/guestRescheduleAppointment', access: 'open', screen: 'guest-entry', title: 'guestReschedule' },
  { path: '/guest/guestCheckin', access: 'open', screen: 'guest-entry', title: 'guestCheckIn' },
  { path: '/guest/guestPay', access: 'open', screen: 'guest-entry', title: 'guestPay' },
  { path: '/guest/guestPayNoCode', access: 'open', screen: 'guest-entry', title: 'guestPay' },
  // Links in notifications work for each holder of the mail, signed in or not.
  { path: '/confirm_visit', access: 'either', screen: 'confirm-visit', title: 'guestConfirm' },
  { path: '/earlier_time', access: 'either', screen: 'guest-earlier-time', title: 'earlierTime' },
  { path: '/guest/guestAlreadyDone', access: 'open', screen: 'guest-done', title: 'guestDone' },
  { path: '/guest/smsSignupConfirmation', access: 'open', screen: 'sms-confirmed', title: 'smsConfirmed' },
  { path: '/guest/:section', access: 'open', to: '/' },
  {
    path: '/guest/workflow/payments',
    access: 'open',
    to: '/guest/guestPayNoCode',
    when: { query: 'code', to: '/guest/guestPay' },
  },
  { path: '/guest/workflow/payment', access: 'open', screen: 'guest-pay', title: 'guestPay' },
  { path: '/guest/workflow/payments/payment_success', access: 'open', screen: 'guest-receipt', title: 'guestPaid' },
  { path: '/guest/workflow/appointments', access: 'open', screen: 'guest-visit', title: 'guestReschedule' },
  {
    path: '/guest/workflow/appointments/add_appointment',
    access: 'open',
    screen: 'guest-add-appointment',
    title: 'guestAppointment',
  },
  {
    path: '/guest/workflow/appointments/add_appointment/available_hours',
    access: 'open',
    screen: 'guest-hours',
    title: 'guestAppointment',
  },
  {
    path: '/guest/workflow/appointments/add_appointment/Vertexavailable_hours',
    access: 'open',
    screen: 'guest-vertex-request',
    title: 'guestAppointment',
  },
  {
    path: '/guest/workflow/appointments/add_appointment_success',
    access: 'open',
    screen: 'guest-made',
    title: 'guestBooked',
  },
  {
    path: '/guest/workflow/appointments/earlier_time/:appointmentId',
    access: 'open',
    screen: 'guest-wait',
    title: 'earlierTime',
  },
  { path: '/guest/workflow/survey', access: 'open', screen: 'guest-survey', title: 'survey' },
  { path: '/guest/workflow/check_in', access: 'open', screen: 'guest-check-in', title: 'guestCheckIn' },
  { path: '/guest/workflow/check_in/:section', access: 'open', screen: 'guest-check-in' },
  // A link to something that the portal does not do: the page says whom to call.
  { path: '/guest/workflow/*', access: 'open', screen: 'unavailable', title: 'unavailable' },

  // Delegates.
  { path: '/delegate/workflow/invitations', access: 'open', to: '/delegate/delegateVerification' },
  {
    path: '/delegate/delegateVerification',
    access: 'open',
    screen: 'delegate-verification',
    title: 'delegateInvitation',
  },
  { path: '/delegate/delegateLogin', access: 'open', screen: 'delegate-login', title: 'signIn' },
  {
    path: '/delegate/delegateForgotPassword',
    access: 'open',
    screen: 'delegate-forgot-password',
    title: 'forgotPassword',
  },
  { path: '/delegate/delegateCreateAccount', access: 'open', screen: 'delegate-create-account', title: 'signUp' },
  { path: '/delegate/:section', access: 'open', to: '/' },
  {
    path: '/delegateProfile',
    access: 'tokens',
    wayIn: '/delegate/delegateLogin',
    screen: 'delegate-profile',
    title: 'delegateProfile',
  },

  // Sign-up.
  {
    path: '/register_account',
    access: 'open',
    staysWith: ['confirm', 'reconfirm'],
    screen: 'sign-up',
    title: 'signUp',
  },
  { path: '/signup', access: 'open', staysWith: ['confirm', 'reconfirm'], screen: 'sign-up', title: 'signUp' },
  { path: '/signup.html', access: 'open', staysWith: ['confirm', 'reconfirm'], screen: 'sign-up', title: 'signUp' },
  { path: '/terms_of_use', access: 'either', screen: 'terms', title: 'terms' },
  { path: '/privacy_notice', access: 'either', screen: 'privacy', title: 'privacy' },

  // Behind sign-in.
  { path: '/dashboard', access: 'tokens', screen: 'dashboard', title: 'dashboard' },
  { path: '/my_health', access: 'tokens', screen: 'my-health', title: 'myHealth' },
  { path: '/my_health/visit_summary', access: 'tokens', screen: 'visit-summary', title: 'visitSummary' },
  { path: '/appointments', access: 'tokens', screen: 'appointments', title: 'appointments' },
  {
    path: '/appointments/intelligent_schedular',
    access: 'tokens',
    screen: 'intelligent-scheduler',
    title: 'requestAppointment',
  },
  {
    path: '/appointments/add_appointment',
    access: 'tokens',
    screen: 'add-appointment',
    title: 'requestAppointment',
  },
  {
    path: '/appointments/add_appointment/available_hours',
    access: 'tokens',
    screen: 'available-hours',
    title: 'availableHours',
  },
  { path: '/appointments/add_appointment/Vertexavailable_hours', access: 'tokens', screen: 'vertex-request' },
  { path: '/appointments/add_appointment/prepayment', access: 'tokens', screen: 'make-payment' },
  { path: '/appointments/check_out', access: 'tokens', screen: 'check-out', title: 'checkOut' },
  {
    path: '/appointments/check_out/add_appointment',
    access: 'tokens',
    screen: 'add-appointment',
    title: 'requestAppointment',
  },
  {
    path: '/appointments/check_out/available_hours',
    access: 'tokens',
    screen: 'available-hours',
    title: 'availableHours',
  },
  { path: '/appointments/check_out/survey', access: 'tokens', screen: 'check-out-survey', title: 'survey' },
  { path: '/appointments/add_appointment/earlier_time', access: 'tokens', screen: 'earlier-time' },
  {
    path: '/appointments/earlier_time/:practiceId/:appointmentId',
    access: 'tokens',
    screen: 'earlier-time',
    title: 'earlierTime',
  },
  { path: '/appointments/:appointmentId/cancellation', access: 'tokens', screen: 'make-payment' },
  { path: '/appointments/check_in', access: 'tokens', screen: 'check-in', title: 'guestCheckIn' },
  { path: '/payments', access: 'tokens', screen: 'payments', title: 'payments' },
  {
    path: '/payments/plan/:paymentPlanId/practice/:practiceId/schedule_payment',
    access: 'tokens',
    screen: 'make-payment',
  },
  {
    path: '/payments/plan/:paymentPlanId/practice/:practiceId/edit_one_time/:oneTimePaymentId',
    access: 'tokens',
    screen: 'make-payment',
  },
  {
    path: '/payments/plan/:paymentPlanId/practice/:practiceId/edit_payment_plan',
    access: 'tokens',
    screen: 'make-payment',
  },
  { path: '/payments/patient/:patientId/practice/:practiceId/make_payment', access: 'tokens', screen: 'make-payment' },
  { path: '/messages', access: 'tokens', screen: 'messages', title: 'messages' },
  { path: '/messages/:message_id', access: 'tokens', screen: 'messages' },
  { path: '/help', access: 'tokens', screen: 'help', title: 'help' },
  { path: '/activity_log', access: 'tokens', screen: 'activity-log', title: 'activityLog' },
  { path: '/shop', access: 'tokens', screen: 'shop', title: 'shop' },
  { path: '/shop/make_payment', access: 'tokens', screen: 'make-payment' },
  { path: '/payment', access: 'tokens', screen: 'make-payment', title: 'shop' },
  { path: '/shop/:id', access: 'tokens', screen: 'shop' },
  { path: '/form_history', access: 'tokens', screen: 'form-history', title: 'forms' },
  { path: '/form_history/:action', access: 'tokens', screen: 'form-view' },
  { path: '/surveys', access: 'tokens', screen: 'surveys', title: 'surveys' },
  { path: '/surveys/view', access: 'tokens', screen: 'survey', title: 'survey' },
  { path: '/profile_settings', access: 'tokens', to: '/profile_settings/personal' },
  { path: '/profile_settings/personal', access: 'tokens', screen: 'personal', title: 'personal' },
  { path: '/profile_settings/demographics', access: 'tokens', screen: 'demographics', title: 'demographics' },
  { path: '/profile_settings/documents', access: 'tokens', screen: 'documents', title: 'documents' },
  { path: '/profile_settings/payment', access: 'tokens', screen: 'cards', title: 'payment' },
  { path: '/profile_settings/notifications', access: 'tokens', screen: 'notifications', title: 'notifications' },
  { path: '/profile_settings/authentication', access: 'tokens', screen: 'authentication', title: 'authentication' },
  {
    path: '/profile_settings/authentication/delegate',
    access: 'tokens',
    to: '/profile_settings/manage_delegates',
  },
  { path: '/profile_settings/photo', access: 'tokens', screen: 'photo', title: 'photo' },
  {
    path: '/profile_settings/manage_delegates',
    access: 'tokens',
    screen: 'manage-delegates',
    title: 'manageDelegates',
  },
  { path: '/profile_settings/:section', access: 'tokens', to: '/profile_settings/personal' },
  { path: '/manage_profiles', access: 'tokens', screen: 'manage-profiles', title: 'manageProfiles' },
] as const satisfies readonly Row[];

type Named = Extract<(typeof table)[number], { readonly screen: string }>;

/** Screens behind sign-in, within its frame. */
export type SignedInScreen = Extract<Named, { readonly access: 'tokens' }>['screen'];

/** Screens that need no tokens, in a plain frame of their own. */
export type OpenScreen = Exclude<Named, { readonly access: 'tokens' }>['screen'];
