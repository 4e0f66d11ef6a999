import {
  addressLimit,
  attemptLimit,
  chartCheckLimit,
  everyChartCheckLimit,
  linkRequestLimit,
  wrongChecks,
} from '@portico/domain/access';
import { termsVersion } from '@portico/domain/signup';
import { anaEmail, benEmail, password, south } from '../clinic.ts';
import { credentials } from '../running-gateway.ts';
import { guestCode } from '../sessions.ts';
import {
  ofANewApp,
  ofAnInvitation,
  ofAnOwnAccount,
  ofAPendingAccount,
  ofAReset,
  ofASentCode,
  ofDelegates,
  ofGuests,
  ofNothing,
  withFactors,
  type Prepare,
} from './prepare.ts';

/** Somewhere a secret is guessed, and how. */
export interface GuessPlace {
  readonly operation: string;
  /** What is guessed there. */
  readonly secret: string;
  /** Makes the thing whose secret is guessed; answers the headers of who guesses. */
  readonly prepare: Prepare;
  /** The guess that comes at this place in a row; never the right one. */
  readonly variables: (at: number, prepared: string) => object;
  /** In the answer to a guess that was weighed. */
  readonly wrong: RegExp;
  /** How the last guess that is weighed is answered, where those that are not weighed any more are answered alike. */
  readonly last?: RegExp;
  /** At most this many are weighed. */
  readonly most: number;
  /** All guesses come from one network address; otherwise each comes from another. */
  readonly fromOne?: true;
}

const ofLink = { prepare: ofNothing, most: addressLimit.failures, fromOne: true } as const;
const code = (at: number): string => `a-code-that-is-none-${at}`;
const byCode = (operation: string, wrong: RegExp, more: object = {}): GuessPlace => ({
  ...ofLink,
  operation,
  secret: 'the code of a link',
  variables: (at) => ({ code: code(at), ...more }),
  wrong,
});
const byInput = (operation: string, wrong: RegExp, more: object = {}): GuessPlace => ({
  ...byCode(operation, wrong),
  variables: (at) => ({ input: { code: code(at), ...more } }),
});

const birthDate = (at: number): string =>
  `${1900 + Math.floor(at / 300)}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 25)).padStart(2, '0')}`;
const behindLink = (operation: string, purpose: Parameters<typeof ofGuests>[0]): GuessPlace => ({
  operation,
  secret: 'the birth date behind a link',
  prepare: ofGuests(purpose),
  variables: (at) => ({ input: { code: guestCode, practice_id: south.id, date_of_birth: birthDate(at) } }),
  wrong: /WRONG_IDENTITY/,
  most: wrongChecks,
});

const ownPassword = (operation: string, variables: (wrong: string) => object): GuessPlace => ({
  operation,
  secret: 'one’s own password',
  prepare: ofAnOwnAccount,
  variables: (at) => variables(`wrong ${at}`),
  wrong: /wrong-password/,
  most: attemptLimit.failures,
});
const device = { deviceIdentifier: 'a-test-device' };

const wrongPassword = (operation: string): GuessPlace => ({
  operation,
  secret: 'the password of an account',
  prepare: ofNothing,
  variables: (at) => credentials(benEmail, `wrong ${at}`),
  wrong: /wrong-credentials/,
  most: attemptLimit.failures,
});

const proof = (operation: string, otp_type: string, otp: (at: number) => string): GuessPlace => ({
  operation,
  secret: `a second proof: ${otp_type}`,
  prepare: withFactors,
  variables: (at) => ({ input: { ...credentials(anaEmail).input, otp_type, otp: otp(at) } }),
  wrong: /wrong-code/,
  last: /attempt-over/,
  most: attemptLimit.failures,
});
const digits = (at: number, length: number): string => String(at).padStart(length, '0');

const ofABill = (patient: string): Omit<GuessPlace, 'most'> => ({
  operation: 'guestPayNoCode',
  secret: 'who a bill is for',
  prepare: ofGuests('guest-pay'),
  variables: (at) => ({
    input: { practice_id: south.id, patient_number: patient, last_name: 'Example', date_of_birth: birthDate(at) },
  }),
  wrong: /WRONG_IDENTITY/,
});

export const guessPlaces: readonly GuessPlace[] = [
  ...['getUserToken', 'delegateLogin'].map(wrongPassword),
  {
    ...wrongPassword('signInResendOTP'),
    variables: (at) => ({
      input: { email: benEmail, password: `wrong ${at}`, device_identifier: 'a-test-device' },
    }),
  },
  ...['getUserToken', 'delegateLogin'].flatMap((operation) => [
    proof(operation, 'EMAIL', (at) => digits(at, 5)),
    proof(operation, 'TOTP', (at) => digits(at, 6)),
    proof(operation, 'RECOVERY_CODE', (at) => digits(at, 16)),
  ]),
  {
    ...ofLink,
    operation: 'passkeySignIn',
    secret: 'a passkey',
    variables: (at) => ({ input: { answer: `{"id":"${at}"}`, device_identifier: 'a-test-device' } }),
    wrong: /passkey-refused/,
  },
  ownPassword('changePassword', (currentPassword) => ({
    input: { currentPassword, newPassword: password, repeatedPassword: password, ...device },
  })),
  ownPassword('changeEmail', (currentPassword) => ({
    input: { currentPassword, proposedEmail: 'new@example.org', loginEmail: benEmail, ...device },
  })),
  ownPassword('updateTwoFA', (currentPassword) => ({ input: { enabled: false, currentPassword, ...device } })),
  ownPassword('removeSecondFactor', (currentPassword) => ({ input: { kind: 'totp', currentPassword } })),
  ...['beginAuthenticatorApp', 'beginPasskey', 'makeRecoveryCodes'].map((operation) =>
    ownPassword(operation, (currentPassword) => ({ currentPassword })),
  ),
  {
    operation: 'confirmAuthenticatorApp',
    secret: 'the first code of an app',
    prepare: ofANewApp,
    variables: (at, id) => ({ id, code: digits(at, 6) }),
    wrong: /wrong-code/,
    most: attemptLimit.failures,
  },
  {
    operation: 'updateTwoFA',
    secret: 'a code that was sent',
    prepare: ofASentCode('updateTwoFA'),
    variables: (at) => ({
      input: { enabled: true, verification_type: 'email', currentPassword: password, otp: digits(at, 5), ...device },
    }),
    wrong: /wrong-code/,
    last: /attempt-over/,
    most: attemptLimit.failures,
  },
  {
    operation: 'changeEmail',
    secret: 'a code that was sent',
    prepare: ofASentCode('changeEmail'),
    variables: (at) => ({
      input: {
        currentPassword: password,
        proposedEmail: 'new@example.org',
        loginEmail: benEmail,
        otp: digits(at, 5),
        ...device,
      },
    }),
    wrong: /wrong-code/,
    last: /attempt-over/,
    most: attemptLimit.failures,
  },
  ...['getGuestAppointment', 'getGuestRescheduleAppointment', 'getGuestCheckin', 'getGuestEntry'].map((operation) =>
    byInput(operation, /UNKNOWN/, { practice_id: 'nowhere' }),
  ),
  behindLink('guestPay', 'guest-pay'),
  behindLink('guestCheckin', 'guest-check-in'),
  behindLink('guestAppointment', 'guest-appointment'),
  behindLink('guestRescheduleAppointment', 'guest-reschedule'),
  { ...ofABill('1001'), most: everyChartCheckLimit.failures },
  { ...ofABill('1002'), most: chartCheckLimit.failures, fromOne: true },
  {
    operation: 'askForGuestLink',
    secret: 'who a link is for',
    prepare: ofGuests('guest-appointment'),
    variables: (at) => ({
      input: {
        door: 'APPOINTMENT',
        practice_id: south.id,
        first_name: 'Ana',
        last_name: 'Example',
        date_of_birth: birthDate(at),
        contact: anaEmail,
      },
    }),
    wrong: /"status":200/,
    most: linkRequestLimit.failures,
  },
  {
    ...ofLink,
    operation: 'getUnshortenedUrl',
    secret: 'a short link',
    variables: (at) => ({ type: 'n', hash: code(at) }),
    wrong: /"longUrl":null/,
  },
  {
    ...ofLink,
    operation: 'getSignup',
    secret: 'the code of an invitation',
    variables: (at) => ({ invitationId: code(at) }),
    wrong: /invitation-over/,
  },
  {
    ...ofLink,
    operation: 'confirmSignupEmail',
    secret: 'the code of a confirmation mail',
    variables: (at) => ({ un: 'somebody', em: 'somebody@example.org', code: code(at) }),
    wrong: /confirmation-over/,
  },
  {
    operation: 'confirmSignupEmail',
    secret: 'the password of an account that waits',
    prepare: ofAPendingAccount,
    variables: (at, code) => ({ un: 'waiting', em: 'waiting@example.org', code, password: `wrong ${at}` }),
    wrong: /wrong-password/,
    most: attemptLimit.failures,
  },
  {
    operation: 'createAccount',
    secret: 'the birth date behind an invitation',
    prepare: ofAnInvitation,
    variables: (at, invitationId) => ({
      input: {
        invitationId,
        email: 'new@example.org',
        password: 'A-good-password-1',
        date_of_birth: birthDate(at),
        terms: termsVersion,
      },
    }),
    wrong: /wrong-birth-date/,
    most: wrongChecks,
  },
  {
    ...ofLink,
    operation: 'acceptConnectInvite',
    secret: 'the code of an invitation',
    prepare: ofAnOwnAccount,
    variables: (at) => ({ inviteCode: code(at) }),
    wrong: /invite-refused/,
  },
  {
    ...ofLink,
    operation: 'resetPassword',
    secret: 'the code of a reset mail',
    variables: (at) => ({ username: anaEmail, code: code(at), password: 'A-good-password-1' }),
    wrong: /link-over/,
  },
  {
    operation: 'resetPassword',
    secret: 'the code of an app behind a reset mail, which removes what is confirmed',
    prepare: ofAReset,
    variables: (at, link) => ({
      username: 'ana',
      code: link,
      password: 'A-good-password-1',
      remove: ['email'],
      proof: String(at).padStart(6, '0'),
    }),
    wrong: /wrong-code/,
    most: attemptLimit.failures,
  },
  {
    ...ofLink,
    operation: 'resetFactors',
    secret: 'the code of a reset mail, where it shows what an account is kept by',
    variables: (at) => ({ username: anaEmail, code: code(at) }),
    wrong: /link-over/,
  },
  {
    operation: 'delegateVerification',
    secret: 'the birth date behind a delegate’s invitation',
    prepare: ofDelegates,
    variables: (at, invitation) => ({ input: { code: invitation, birth_date: birthDate(at) } }),
    wrong: /wrong-birth-date/,
    most: wrongChecks,
  },
  byInput('delegateCreateAccount', /invitation-unknown/, {
    name: 'Nora',
    email: 'nora@example.org',
    password: 'A-good-password-1',
  }),
  { ...byCode('acceptDelegateInvitation', /invitation-unknown/), prepare: ofAnOwnAccount },
  ...['getGuestEarlierTime', 'getComingVisit', 'guestLeaveWaitList', 'confirmVisit'].map((operation) =>
    byCode(operation, /"why":"unknown"|NOT_FOUND/),
  ),
  ...['guestTakeEarlierTime', 'guestKeepMyTime'].map((operation) =>
    byCode(operation, /"why":"unknown"|NOT_FOUND/, { hold_id: 'a-hold' }),
  ),
  {
    ...ofLink,
    operation: 'getSurveys',
    secret: 'the link of a survey',
    variables: (at) => ({ surveyHash: code(at), userId: '1001', guestSurvey: true }),
    wrong: /NOT_FOUND/,
  },
  ...['getSurveysNext', 'postPendingSurvey'].map((operation): GuessPlace => ({
    ...ofLink,
    operation,
    secret: 'the link of a survey',
    variables: (at) => ({
      surveyData: {
        questionsAndAnswers: [],
        uuid: 'a-survey',
        version: 1,
        appointmentId: '1001-next',
        patientId: '1001',
        practiceId: south.id,
        surveyType: 'OFFICE_VISIT',
        surveyHash: code(at),
        userId: '1001',
      },
      inGuestMode: true,
    }),
    wrong: /NOT_FOUND/,
  })),
];

/** Operations that take an input of such a name in which nobody can guess anything, and why. */
export const notGuessed: Readonly<Record<string, string>> = {
  addPasskey: 'Each challenge is answered once, and adds a key of one’s own.',
  createNewUser: 'Its password and birth date are new ones.',
  updateDemographics: 'A birth date of one’s own chart, which is written.',
  ...Object.fromEntries(
    [
      'addCreditCard',
      'createPaymentPlan',
      'editPaymentPlan',
      'makeOneTimePayment',
      'makePayment',
      'makeShopPayment',
      'makePrepayment',
      'makeCheckoutPrepayment',
      'makeCancellationPayment',
      'makeCheckInPayment',
      'makeCheckoutPayment',
    ].map((operation) => [operation, 'Its cardToken is a card, which the processor weighs.']),
  ),
  postCheckInMedsAllergies: 'Its code names a medication.',
};
