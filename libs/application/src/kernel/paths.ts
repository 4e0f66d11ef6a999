// Every path of the portal, and nothing else spells one. `apps/portal/src/routes/route-table.ts` says what each shows, and to
// whom. A path with parameters is a function that takes them by name.

type NamesIn<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? NamesIn<Segment> | NamesIn<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

/** Builds the path of these parameters; `pattern` is the path with their `:names`. */
export interface PathBuilder<Pattern extends string> {
  (parameters: Readonly<Record<NamesIn<Pattern>, string>>): string;
  readonly pattern: Pattern;
}

const withNames = <const Pattern extends string>(pattern: Pattern): PathBuilder<Pattern> =>
  Object.assign(
    (parameters: Readonly<Record<string, string>>): string =>
      pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? '')),
    { pattern },
  );

// Coming in.
export const login = '/login';
export const getStarted = '/get_started';
export const shortLink = withNames('/surl/:type/:hash');
/** What an identity provider sends people back to. */
export const signInReturn = '/sign_in/return';
/** Where an app sends people to ask for access to a record (SMART App Launch). */
export const authorizeApp = '/oauth/authorize';
/** Where apps exchange what they were handed, ask about it and give it back. */
export const appToken = '/oauth/token';
export const appIntrospection = '/oauth/introspect';
export const appRevocation = '/oauth/revoke';
/** Where an identity provider says that its session has ended. */
export const providerLogout = '/sign_in/back_channel_logout';
/** Where receivers ask for a shared summary and fetch its file (SMART Health Links). */
export const healthLinkManifest = withNames('/shl/:code');
export const healthLinkFile = withNames('/shl/:code/file/:ticket');
/** Shows a shared summary; the link stands behind the `#`, which no server is sent. */
export const sharedSummary = '/shared_summary';
export const messagesLink = '/messages-link';
export const continueCheckIn = '/third_party/continue_check_in';
export const shopSignOn = '/shop/sso';
export const shopSignOnPage = '/shop-sso.html';

// Guests.
export const standaloneSignup = '/standalone-signup.html';
export const oldGuestReschedule = '/guest_rescheduleAppointment';
export const oldGuestCheckIn = '/guest_checkin';
export const guestAppointment = '/guest/guestAppointment';
export const guestReschedule = '/guest/guestRescheduleAppointment';
export const guestCheckIn = '/guest/guestCheckin';
export const guestPay = '/guest/guestPay';
export const guestPayNoCode = '/guest/guestPayNoCode';
export const confirmVisit = '/confirm_visit';
export const guestEarlierTime = '/earlier_time';
export const guestDone = '/guest/guestAlreadyDone';
export const smsConfirmed = '/guest/smsSignupConfirmation';
export const guestPaymentLink = '/guest/workflow/payments';
export const guestPayment = '/guest/workflow/payment';
export const guestReceipt = '/guest/workflow/payments/payment_success';
export const guestVisit = '/guest/workflow/appointments';
export const guestBooking = '/guest/workflow/appointments/add_appointment';
/** One provider, for a guest who chooses among them. */
export const guestProvider = withNames('/guest/workflow/appointments/provider/:providerId');
export const guestTimes = '/guest/workflow/appointments/add_appointment/available_hours';
export const guestRequest = '/guest/workflow/appointments/add_appointment/Vertexavailable_hours';
export const guestSuccess = '/guest/workflow/appointments/add_appointment_success';
export const guestWait = withNames('/guest/workflow/appointments/earlier_time/:appointmentId');
export const guestSurvey = '/guest/workflow/survey';
export const guestCheckInStart = '/guest/workflow/check_in';
export const guestCheckInStep = withNames('/guest/workflow/check_in/:section');
export const guestUnavailable = '/guest/workflow/unavailable';

// Delegates.
export const delegateInvitation = '/delegate/workflow/invitations';
export const delegateVerification = '/delegate/delegateVerification';
export const delegateLogin = '/delegate/delegateLogin';
export const delegateForgotPassword = '/delegate/delegateForgotPassword';
export const delegateCreateAccount = '/delegate/delegateCreateAccount';
/** The choice for whom a delegate acts. */
export const delegateProfile = '/delegateProfile';
export const manageProfiles = '/manage_profiles';

// Sign-up.
export const registerAccount = '/register_account';
export const signUp = '/signup';
export const signUpPage = '/signup.html';
export const terms = '/terms_of_use';
export const privacy = '/privacy_notice';
export const accessibility = '/accessibility';

// Behind sign-in.
export const dashboard = '/dashboard';
export const myHealth = '/my_health';
export const visitSummary = '/my_health/visit_summary';
/** The record in the order of time. */
export const timeline = '/my_health/timeline';
/** One entry of the record: a correction of it, and an own note. */
export const entry = withNames('/my_health/entry/:section/:entryId');
/** One lab test or vital sign over time, by an entry that has a value of it and the place of the test in a report. */
export const measure = withNames('/my_health/measure/:section/:entryId/:result');
/** One clinical note, to be read. */
export const clinicalNote = withNames('/my_health/note/:noteId');
/** One medication: a refill of it, and what was requested before. */
export const refill = withNames('/my_health/refill/:medicationId');
export const appointments = '/appointments';
/** One visit with everything about it. */
export const visit = withNames('/appointments/visit/:practiceId/:appointmentId');
/** One provider of a practice. */
export const provider = withNames('/appointments/provider/:practiceId/:providerId');
/** The questions before booking (`APT-078`). */
export const schedulerQuestions = '/appointments/intelligent_schedular';
export const booking = '/appointments/add_appointment';
export const bookingTimes = '/appointments/add_appointment/available_hours';
export const bookingRequest = '/appointments/add_appointment/Vertexavailable_hours';
export const prepayment = '/appointments/add_appointment/prepayment';
export const bookingEarlierTime = '/appointments/add_appointment/earlier_time';
export const earlierTime = withNames('/appointments/earlier_time/:practiceId/:appointmentId');
export const cancellation = withNames('/appointments/:appointmentId/cancellation');
/** What is due for one visit, at `check_in` or `check_out`. */
export const payVisit = withNames('/appointments/patient/:patientId/practice/:practiceId/visit/:appointmentId/:moment');
export const checkIn = '/appointments/check_in';
export const checkOut = '/appointments/check_out';
export const checkOutBooking = '/appointments/check_out/add_appointment';
export const checkOutTimes = '/appointments/check_out/available_hours';
export const checkOutSurvey = '/appointments/check_out/survey';
export const payments = '/payments';
export const receipt = withNames('/payments/receipt/:chargeId');
export const bill = withNames('/payments/bill/:statementId');
export const schedulePayment = withNames('/payments/plan/:paymentPlanId/practice/:practiceId/schedule_payment');
export const editOneTime = withNames(
  '/payments/plan/:paymentPlanId/practice/:practiceId/edit_one_time/:oneTimePaymentId',
);
export const editPlan = withNames('/payments/plan/:paymentPlanId/practice/:practiceId/edit_payment_plan');
export const planCard = withNames('/payments/plan/:paymentPlanId/practice/:practiceId/choose_card');
export const payBalance = withNames('/payments/patient/:patientId/practice/:practiceId/make_payment');
export const messages = '/messages';
export const message = withNames('/messages/:message_id');
export const help = '/help';
export const activityLog = '/activity_log';
export const shop = '/shop';
export const payOrder = '/shop/make_payment';
export const oldPayOrder = '/payment';
export const store = withNames('/shop/:id');
export const formHistory = '/form_history';
export const form = withNames('/form_history/:action');
export const surveys = '/surveys';
export const survey = '/surveys/view';
export const profileSettings = '/profile_settings';
export const personal = '/profile_settings/personal';
export const demographics = '/profile_settings/demographics';
export const documents = '/profile_settings/documents';
export const cards = '/profile_settings/payment';
export const notifications = '/profile_settings/notifications';
export const authentication = '/profile_settings/authentication';
export const connectedApps = '/profile_settings/apps';
export const delegateSettings = '/profile_settings/authentication/delegate';
export const photo = '/profile_settings/photo';
export const manageDelegates = '/profile_settings/manage_delegates';
