import { makeAutoObservable } from 'mobx';
import type { Failure } from '@portico/application/kernel';
import type { InviteRefusal } from '@portico/application/access';

/** Where a failed operation is reported to the person. */
export type ErrorPlace = 'session-over' | 'error-page' | 'system-issue' | 'not-represented' | 'toast' | 'own';

/** Changes to one's own sign-in: the filled-in form stays and shows the error. */
const ownChanges = [
  'UpdateTwoFa',
  'SettingsResendOtp',
  'ChangePassword',
  'ChangeEmail',
  'BeginAuthenticatorApp',
  'ConfirmAuthenticatorApp',
  'BeginPasskey',
  'BeginPasskeySignIn',
  'PasskeySignIn',
  'AddPasskey',
  'RemoveSecondFactor',
  'MakeRecoveryCodes',
];

/** Sign-up keeps what was typed, and shows the error beside it. */
const signup = [
  'CreateAccount',
  'CreateNewUser',
  'ResendConfirmationEmail',
  'UpdateNewAccountEmail',
  'ConfirmSignupEmail',
] as const;

/** Asked while the form of a sign-up is filled in, which stays. */
const signupPractices = ['FindSignupPractices', 'GetSignupPractice'];

/** Changes between a patient and a delegate: the screen that made the request shows the error (`ACC-358`). */
const ofDelegates = [
  'AcceptDelegateInvitation',
  'DelegateCreateAccount',
  'DelegateForgotPassword',
  'DelegateLogin',
  'DelegateVerification',
  'DisconnectDelegateProfile',
  'GetRepresentedPeople',
  'InviteDelegate',
  'MergeDelegateProfile',
  'ResendDelegateInvitation',
  'UpdateDelegatePermissions',
  'WithdrawDelegateInvitation',
];

/** Payments, plans, and requests for their outcome: the screen says whether money moved, whatever the error. */
const payments = [
  'AddToPaymentPlan',
  'CancelPaymentPlan',
  'CreatePaymentPlan',
  'DeleteScheduledPayment',
  'EditPaymentPlan',
  'GetPaymentOutcome',
  'MakeCancellationPayment',
  'MakeCheckInPayment',
  'MakeCheckoutPayment',
  'MakeCheckoutPrepayment',
  'MakeOneTimePayment',
  'MakePayment',
  'MakePrepayment',
];

/** Changes of the cards on file: the list stays and shows the error (`MON-150`). */
const cards = ['AddCreditCard', 'DeleteCreditCard', 'SetDefaultCreditCard'];

/**
 * Check-in's submissions and lookups: what was filled in stays, and the page shows the error. A payment that cannot be
 * shown there shows none (`APT-179`).
 */
const checkIn = [
  'ContinueCheckInPayment',
  'ContinueThirdParty',
  'GetZipcodeInfo',
  'PostCheckInDemographics',
  'PostCheckInIntakeForms',
  'PostCheckInMedsAllergies',
  'PostCheckInPatientForms',
  'SearchAllergies',
  'SearchMedications',
  'SearchPhysicians',
];

/** What was typed stays on the page, and is saved when the gateway answers again. */
const drafts = ['GetDrafts', 'RemoveDraft', 'SaveDraft'];

/** Operations that show their errors in their own place (`ACC-390`). */
const withOwnPlace: ReadonlySet<string> = new Set([
  ...signup,
  ...signupPractices,
  ...ofDelegates,
  ...payments,
  ...cards,
  ...checkIn,
  ...drafts,
  // What waits at other practices is left out where it cannot be had.
  'GetWaitingElsewhere',
  'GetWaitingAtEach',
  'GetAppointmentCheckIn',
  'GetCards',
  'GetMakePayments',
  'GetPayments',
  'GetMoreTransactions',
  'GetPaymentReceipt',
  'GetAppointmentPrepayment',
  'GetEditPaymentPlan',
  'GetOneTimePayment',
  'GetManageProfiles',
  'GetUserToken',
  'SignInResendOtp',
  'AcceptConnectInvite',
  'RecoverPassword',
  'ResetPassword',
  'GetActivityLog',
  'GetDashboard',
  'GetAppointments',
  'GetMoreAppointments',
  'GetMyHealth',
  'GetLayout',
  'GetPersonal',
  'GetAuthentication',
  ...ownChanges,
  'SignOut',
]);

/** Files, each requested from a record that stays useful without it and shows the error beside the button. */
const files: ReadonlySet<string> = new Set([
  'GetPdf',
  'GetRecordFile',
  'GetLabTable',
  'GetBillTable',
  'GetLab',
  'GetDocument',
  'GetPatientStatement',
  'GetPaymentReceiptPdf',
  'GetPaymentsOfYear',
]);
/**
 * Time-outs and network failures of these are shown in their own place too: the record or form around them stays useful
 * without the answer.
 */
const besideWhatStands: ReadonlySet<string> = new Set([
  ...signup,
  ...signupPractices,
  ...files,
  ...ownChanges,
  ...ofDelegates,
  ...payments,
  ...cards,
  ...checkIn,
  ...drafts,
  'GetUserToken',
  'SignInResendOtp',
  'AcceptConnectInvite',
  'RecoverPassword',
  'ResetPassword',
  'GetLayout',
  'SignOut',
]);

/** Operations of guests, who have no session to return to: their pages show every error themselves (`ACC-389`). */
const ofGuests: ReadonlySet<string> = new Set([
  'GetGuestAlreadyDone',
  'GetGuestAppointment',
  'GetGuestCheckin',
  'GetGuestEntry',
  'GetGuestRescheduleAppointment',
  'AskForGuestLink',
  'GetGuestVisit',
  'GetGuestPay',
  'GetGuestPayNoCode',
  'GetGuestPaymentReceipt',
  'GetGuestPatientStatement',
  'GetUnshortenedUrl',
  'GuestPay',
  'GuestPayNoCode',
  'GuestCheckin',
  'GuestAppointment',
  'GuestRescheduleAppointment',
]);

/**
 * Token failures, time-outs and network failures come first, unless the screen stays useful; then the operation's own
 * place, and the toast last (`ACC-390`).
 */
export const placeOf = (operation: string, failure: Failure): ErrorPlace => {
  if (ofGuests.has(operation)) return 'own';
  switch (failure.kind) {
    case 'not-represented':
      return 'not-represented';
    case 'session-over':
      return operation === 'SignOut' ? 'own' : 'session-over';
    case 'timed-out':
    case 'unreachable':
      return besideWhatStands.has(operation) ? 'own' : 'error-page';
    case 'unavailable':
      return operation === 'SignOut' || files.has(operation) || isOnTheWay(operation) ? 'own' : 'system-issue';
    // Every screen and every button says so where it stands: a toast would say it a second time.
    case 'practice-away':
      return 'own';
    default:
      return withOwnPlace.has(operation) || files.has(operation) ? 'own' : 'toast';
  }
};

/** Money may have moved, or something was filled in, so no error page replaces the screen. */
const isOnTheWay = (operation: string): boolean =>
  [payments, checkIn, drafts, signupPractices].some((operations) => operations.includes(operation));

/** Done beside what the person does, whose success says nothing of it. */
const beside: ReadonlySet<string> = new Set(['KeepLanguage', 'KeepSlot', 'MarkMessageRead', 'ReleaseSlot']);

/** What a toast shows: a failure, or an invitation that was refused during sign-in (`ACC-186`). */
export type Toast = Failure | InviteRefusal;

/** The failures that are shown above the screen rather than in it. One modal, one page, equal toasts once (`ACC-392`). */
export class ErrorsViewModel {
  sessionOver: Extract<Failure, { kind: 'session-over' }> | undefined;
  page: 'error-page' | 'system-issue' | 'middleware-down' | undefined;
  /** The person no longer represents the other person: the portal returns to their own records (`ACC-340`). */
  notRepresented = false;
  toasts: readonly Toast[] = [];
  /** The operation of which a toast told last, until it or another act succeeds: its failure stays in the page. */
  failing: string | undefined;
  /** The page is of an older release than the gateway. Stays true until the page is reloaded. */
  outdated = false;

  readonly #development: boolean;

  /** `development`: shows developers that the gateway is not running (`ACC-396`). */
  constructor({ development = false }: { readonly development?: boolean } = {}) {
    this.#development = development;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  report(operation: string, failure: Failure): void {
    const place = placeOf(operation, failure);
    switch (place) {
      case 'session-over':
        if (failure.kind === 'session-over') this.sessionOver ??= failure;
        return;
      case 'not-represented':
        this.notRepresented = true;
        return;
      case 'error-page':
      case 'system-issue':
        this.page ??= this.#development && failure.kind !== 'timed-out' ? 'middleware-down' : place;
        return;
      case 'toast':
        this.failing = operation;
        this.tell(failure);
        return;
      case 'own':
    }
  }

  /** An operation succeeded; `isAct` when it changes something. */
  succeed(operation: string, isAct: boolean): void {
    if (operation === this.failing || (isAct && !beside.has(operation))) this.failing = undefined;
  }

  outdate(): void {
    this.outdated = true;
  }

  tell(toast: Toast): void {
    if (!this.toasts.some((shown) => shown.kind === toast.kind)) this.toasts = [...this.toasts, toast];
  }

  dismiss(toast: Toast): void {
    this.toasts = this.toasts.filter((shown) => shown !== toast);
  }

  clear(): void {
    this.sessionOver = undefined;
    this.page = undefined;
    this.toasts = [];
    this.failing = undefined;
  }
}
