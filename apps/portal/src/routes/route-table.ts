import { paths } from '@portico/application/kernel';
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
  { path: '/', access: 'tokens', to: paths.dashboard, title: 'dashboard' },
  { path: paths.login, access: 'tokens', to: paths.dashboard, title: 'signIn' },

  // Without an account.
  { path: paths.getStarted, access: 'open', screen: 'get-started', title: 'getStarted' },
  { path: paths.shortLink.pattern, access: 'either', screen: 'short-link', title: 'shortLink' },
  // What an identity provider sends people back to.
  { path: paths.signInReturn, access: 'either', screen: 'sign-in-return', title: 'signInReturn' },
  // An app asks a person; who is not signed in signs in first, and comes back here.
  { path: paths.authorizeApp, access: 'tokens', screen: 'authorize-app', title: 'authorizeApp' },
  { path: paths.messagesLink, access: 'either', screen: 'messages-link', title: 'messagesLink' },
  { path: paths.continueCheckIn, access: 'either', screen: 'continue-check-in', title: 'continueCheckIn' },
  { path: paths.shopSignOn, access: 'either', screen: 'shop-sign-on', title: 'shopSignOn' },
  { path: paths.shopSignOnPage, access: 'either', screen: 'shop-sign-on', title: 'shopSignOn' },

  // Guests.
  { path: paths.standaloneSignup, access: 'open', to: paths.guestAppointment },
  { path: paths.oldGuestReschedule, access: 'open', to: paths.guestReschedule },
  { path: paths.oldGuestCheckIn, access: 'open', to: paths.guestCheckIn },
  { path: paths.guestAppointment, access: 'open', screen: 'guest-entry', title: 'guestAppointment' },
  { path: paths.guestReschedule, access: 'open', screen: 'guest-entry', title: 'guestReschedule' },
  { path: paths.guestCheckIn, access: 'open', screen: 'guest-entry', title: 'guestCheckIn' },
  { path: paths.guestPay, access: 'open', screen: 'guest-entry', title: 'guestPay' },
  { path: paths.guestPayNoCode, access: 'open', screen: 'guest-entry', title: 'guestPay' },
  // Links in notifications work for each holder of the mail, signed in or not.
  { path: paths.confirmVisit, access: 'either', screen: 'confirm-visit', title: 'guestConfirm' },
  { path: paths.guestEarlierTime, access: 'either', screen: 'guest-earlier-time', title: 'guestOffer' },
  { path: paths.guestDone, access: 'open', screen: 'guest-done', title: 'guestDone' },
  { path: paths.smsConfirmed, access: 'open', screen: 'sms-confirmed', title: 'smsConfirmed' },
  { path: '/guest/:section', access: 'open', to: '/' },
  {
    path: paths.guestPaymentLink,
    access: 'open',
    to: paths.guestPayNoCode,
    when: { query: 'code', to: paths.guestPay },
  },
  { path: paths.guestPayment, access: 'open', screen: 'guest-pay', title: 'guestPayment' },
  { path: paths.guestReceipt, access: 'open', screen: 'guest-receipt', title: 'guestPaid' },
  { path: paths.guestVisit, access: 'open', screen: 'guest-visit', title: 'guestVisit' },
  {
    path: paths.guestBooking,
    access: 'open',
    screen: 'guest-add-appointment',
    title: 'guestChoice',
  },
  { path: paths.guestProvider.pattern, access: 'open', screen: 'guest-provider', title: 'guestProvider' },
  {
    path: paths.guestTimes,
    access: 'open',
    screen: 'guest-hours',
    title: 'guestTime',
  },
  {
    path: paths.guestRequest,
    access: 'open',
    screen: 'guest-vertex-request',
    title: 'guestRequest',
  },
  {
    path: paths.guestSuccess,
    access: 'open',
    screen: 'guest-made',
    title: 'guestBooked',
  },
  {
    path: paths.guestWait.pattern,
    access: 'open',
    screen: 'guest-wait',
    title: 'guestWait',
  },
  { path: paths.guestSurvey, access: 'open', screen: 'guest-survey', title: 'guestSurvey' },
  { path: paths.guestCheckInStart, access: 'open', screen: 'guest-check-in', title: 'guestCheckInStart' },
  { path: paths.guestCheckInStep.pattern, access: 'open', screen: 'guest-check-in' },
  // A link to something that the portal does not do: the page says whom to call.
  { path: '/guest/workflow/*', access: 'open', screen: 'unavailable', title: 'unavailable' },

  // Delegates.
  { path: paths.delegateInvitation, access: 'open', to: paths.delegateVerification },
  {
    path: paths.delegateVerification,
    access: 'open',
    screen: 'delegate-verification',
    title: 'delegateInvitation',
  },
  { path: paths.delegateLogin, access: 'open', screen: 'delegate-login', title: 'delegateSignIn' },
  {
    path: paths.delegateForgotPassword,
    access: 'open',
    screen: 'delegate-forgot-password',
    title: 'forgotPassword',
  },
  { path: paths.delegateCreateAccount, access: 'open', screen: 'delegate-create-account', title: 'delegateSignUp' },
  { path: '/delegate/:section', access: 'open', to: '/' },
  {
    path: paths.delegateProfile,
    access: 'tokens',
    wayIn: paths.delegateLogin,
    screen: 'delegate-profile',
    title: 'delegateProfile',
  },

  // Sign-up.
  {
    path: paths.registerAccount,
    access: 'open',
    staysWith: ['confirm', 'reconfirm'],
    screen: 'sign-up',
    title: 'signUp',
  },
  { path: paths.signUp, access: 'open', staysWith: ['confirm', 'reconfirm'], screen: 'sign-up', title: 'signUp' },
  { path: paths.signUpPage, access: 'open', staysWith: ['confirm', 'reconfirm'], screen: 'sign-up', title: 'signUp' },
  { path: paths.terms, access: 'either', screen: 'terms', title: 'terms' },
  { path: paths.privacy, access: 'either', screen: 'privacy', title: 'privacy' },
  { path: paths.sharedSummary, access: 'either', screen: 'shared-summary', title: 'sharedSummary' },
  { path: paths.accessibility, access: 'either', screen: 'accessibility', title: 'accessibility' },

  // Behind sign-in.
  { path: paths.dashboard, access: 'tokens', screen: 'dashboard', title: 'dashboard' },
  { path: paths.myHealth, access: 'tokens', screen: 'my-health', title: 'myHealth' },
  { path: paths.visitSummary, access: 'tokens', screen: 'visit-summary', title: 'visitSummary' },
  { path: paths.timeline, access: 'tokens', screen: 'timeline', title: 'timeline' },
  { path: paths.entry.pattern, access: 'tokens', screen: 'entry', title: 'entry' },
  { path: paths.measure.pattern, access: 'tokens', screen: 'measure', title: 'measure' },
  { path: paths.clinicalNote.pattern, access: 'tokens', screen: 'clinical-note', title: 'clinicalNote' },
  { path: paths.refill.pattern, access: 'tokens', screen: 'refill', title: 'refill' },
  { path: paths.appointments, access: 'tokens', screen: 'appointments', title: 'appointments' },
  { path: paths.provider.pattern, access: 'tokens', screen: 'provider', title: 'provider' },
  { path: paths.visit.pattern, access: 'tokens', screen: 'visit', title: 'visit' },
  {
    path: paths.schedulerQuestions,
    access: 'tokens',
    screen: 'intelligent-scheduler',
    title: 'bookingQuestions',
  },
  {
    path: paths.booking,
    access: 'tokens',
    screen: 'add-appointment',
    title: 'requestAppointment',
  },
  {
    path: paths.bookingTimes,
    access: 'tokens',
    screen: 'available-hours',
    title: 'availableHours',
  },
  { path: paths.bookingRequest, access: 'tokens', screen: 'vertex-request', title: 'bookingRequest' },
  { path: paths.prepayment, access: 'tokens', screen: 'make-payment', title: 'prepayment' },
  { path: paths.checkOut, access: 'tokens', screen: 'check-out', title: 'checkOut' },
  {
    path: paths.checkOutBooking,
    access: 'tokens',
    screen: 'add-appointment',
    title: 'nextBooking',
  },
  {
    path: paths.checkOutTimes,
    access: 'tokens',
    screen: 'available-hours',
    title: 'nextTimes',
  },
  { path: paths.checkOutSurvey, access: 'tokens', screen: 'check-out-survey', title: 'visitSurvey' },
  { path: paths.bookingEarlierTime, access: 'tokens', screen: 'earlier-time', title: 'bookingWait' },
  {
    path: paths.earlierTime.pattern,
    access: 'tokens',
    screen: 'earlier-time',
    title: 'earlierTime',
  },
  { path: paths.cancellation.pattern, access: 'tokens', screen: 'make-payment', title: 'cancellation' },
  { path: paths.payVisit.pattern, access: 'tokens', screen: 'make-payment', title: 'payVisit' },
  { path: paths.checkIn, access: 'tokens', screen: 'check-in', title: 'checkIn' },
  { path: paths.payments, access: 'tokens', screen: 'payments', title: 'payments' },
  { path: paths.receipt.pattern, access: 'tokens', screen: 'receipt', title: 'receipt' },
  { path: paths.bill.pattern, access: 'tokens', screen: 'bill', title: 'bill' },
  {
    path: paths.schedulePayment.pattern,
    access: 'tokens',
    screen: 'make-payment',
    title: 'schedulePayment',
  },
  {
    path: paths.editOneTime.pattern,
    access: 'tokens',
    screen: 'make-payment',
    title: 'editOneTime',
  },
  {
    path: paths.editPlan.pattern,
    access: 'tokens',
    screen: 'make-payment',
    title: 'editPlan',
  },
  { path: paths.planCard.pattern, access: 'tokens', screen: 'make-payment', title: 'planCard' },
  { path: paths.payBalance.pattern, access: 'tokens', screen: 'make-payment', title: 'payBalance' },
  { path: paths.messages, access: 'tokens', screen: 'messages', title: 'messages' },
  { path: paths.message.pattern, access: 'tokens', screen: 'messages', title: 'conversation' },
  { path: paths.help, access: 'tokens', screen: 'help', title: 'help' },
  { path: paths.activityLog, access: 'tokens', screen: 'activity-log', title: 'activityLog' },
  { path: paths.shop, access: 'tokens', screen: 'shop', title: 'shop' },
  { path: paths.payOrder, access: 'tokens', screen: 'make-payment', title: 'payOrder' },
  { path: paths.oldPayOrder, access: 'tokens', screen: 'make-payment', title: 'payOrder' },
  { path: paths.store.pattern, access: 'tokens', screen: 'shop', title: 'store' },
  { path: paths.formHistory, access: 'tokens', screen: 'form-history', title: 'forms' },
  { path: paths.form.pattern, access: 'tokens', screen: 'form-view', title: 'form' },
  { path: paths.surveys, access: 'tokens', screen: 'surveys', title: 'surveys' },
  { path: paths.survey, access: 'tokens', screen: 'survey', title: 'survey' },
  { path: paths.profileSettings, access: 'tokens', to: paths.personal, title: 'settings' },
  { path: paths.personal, access: 'tokens', screen: 'personal', title: 'personal' },
  { path: paths.demographics, access: 'tokens', screen: 'demographics', title: 'demographics' },
  { path: paths.documents, access: 'tokens', screen: 'documents', title: 'documents' },
  { path: paths.cards, access: 'tokens', screen: 'cards', title: 'payment' },
  { path: paths.notifications, access: 'tokens', screen: 'notifications', title: 'notifications' },
  { path: paths.authentication, access: 'tokens', screen: 'authentication', title: 'authentication' },
  {
    path: paths.delegateSettings,
    access: 'tokens',
    to: paths.manageDelegates,
  },
  { path: paths.connectedApps, access: 'tokens', screen: 'connected-apps', title: 'connectedApps' },
  { path: paths.photo, access: 'tokens', screen: 'photo', title: 'photo' },
  {
    path: paths.manageDelegates,
    access: 'tokens',
    screen: 'manage-delegates',
    title: 'manageDelegates',
  },
  { path: '/profile_settings/:section', access: 'tokens', to: paths.personal },
  { path: paths.manageProfiles, access: 'tokens', screen: 'manage-profiles', title: 'manageProfiles' },
] as const satisfies readonly Row[];

type Named = Extract<(typeof table)[number], { readonly screen: string }>;

/** Screens behind sign-in, within its frame. */
export type SignedInScreen = Extract<Named, { readonly access: 'tokens' }>['screen'];

/** Screens that need no tokens, in a plain frame of their own. */
export type OpenScreen = Exclude<Named, { readonly access: 'tokens' }>['screen'];
