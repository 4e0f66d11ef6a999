import type { DeviceId, PatientId, PracticeId } from '@portico/domain/kernel';
import type { Accommodations } from '@portico/domain/profile';
import type { ServiceResult } from '../kernel/index.ts';

/** Creating an account: by an invitation of a practice, or as a new patient of one. */
export interface Signup {
  /** What the sign-up page shows at first (`ACC-221`). */
  look(asked: InvitationAsked): ServiceResult<SignupStart>;
  /** Practices that a new patient may register with, found by words of name or place; the first of them without a word. */
  findPractices(search: string): ServiceResult<OpenPractices>;
  /** What the sign-up asks of one of them; undefined if it accepts none, or there is no such practice. */
  choosePractice(practice: string): ServiceResult<ChosenPractice | undefined>;
  /** Creates an account for an invited patient (`ACC-225`). */
  createInvited(form: InvitedForm): SignupAnswer;
  /** Creates an account for a new patient of a practice (`ACC-226`). */
  createNew(form: NewPatientForm): SignupAnswer;
  /** Resends the mail that confirms an email; the answer is the same for every caller (`ACC-222`). */
  resend(asked: { readonly username: string; readonly email: string }): SignupAnswer;
  /** Corrects the email of an account that was just created (`ACC-223`). */
  updateEmail(asked: NewEmail): SignupAnswer;
  /**
   * Confirms an email by the mailed code, in the browser that signed up or with the account's password; undefined if
   * that succeeded and nothing is left to show (`ACC-224`).
   */
  confirm(asked: Confirmation): ServiceResult<SignupScreen | undefined>;
}

export type SignupAnswer = ServiceResult<SignupScreen, SignupRefusal>;

export interface InvitationAsked {
  /** The code of the invitation; empty without one. */
  readonly invitation: string;
  /** The address that the invitation was sent to. */
  readonly email: string;
  /** The invitation came as a text message. */
  readonly sms: boolean;
}

export interface SignupStart {
  readonly screen: SignupScreen;
  /** Practices that accept registration without an invitation; absent if there are none (`ACC-213`, `ACC-214`). */
  readonly loginScreens?: OpenPractices;
}

/** So many practices are listed at most; where there are more, a search finds the others. */
export const mostPracticesListed = 20;
/** A longer text is searched for by so many letters. */
export const longestPracticeSearch = 100;

export interface OpenPractices {
  readonly practices: readonly OpenPractice[];
  /** There are more that the search finds: a longer one tells them apart. */
  readonly hasMore: boolean;
}

export interface OpenPractice {
  readonly id: PracticeId;
  readonly name: string;
  readonly management: string;
  /** The cities in which it has offices, as far as they are known. */
  readonly cities: readonly string[];
}

export interface ChosenPractice {
  readonly id: PracticeId;
  readonly name: string;
  readonly management: string;
  /** The practice keeps with its patients what they need at visits. */
  readonly asksAccommodations: boolean;
}

/** The next screen of the sign-up. */
export type SignupScreen =
  | {
      readonly name: 'invited';
      readonly practiceName: string;
      readonly email: string;
      readonly sms: boolean;
      readonly asksAccommodations: boolean;
      /** Of the practice: `#rrggbb`, and a picture as a `data:` address. */
      readonly accent?: string;
      readonly logo?: string;
    }
  | { readonly name: 'no-invitation' }
  | {
      readonly name: 'invitation-over';
      readonly why: LinkEnd;
      /** The practice to call; absent if the code is unknown. */
      readonly practiceName?: string;
      readonly practicePhone?: string;
    }
  /**
   * A mail was sent, if the address can have one. What is needed to send it elsewhere is returned only to this visitor.
   */
  | {
      readonly name: 'check-email';
      readonly email: string;
      readonly username: string;
      readonly practice: PracticeId | '';
      readonly patient: PatientId | '';
    }
  | { readonly name: 'confirmation-over'; readonly why: LinkEnd }
  /** The link was opened in another browser than the one that signed up, so the password is required too. */
  | { readonly name: 'confirm-password'; readonly wrong: boolean };

export const linkEnds = ['unknown', 'early', 'expired', 'used', 'revoked', 'locked'] as const;
export type LinkEnd = (typeof linkEnds)[number];

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The version of the terms that was accepted. */
  readonly terms: string;
  /** The device on which the account is created. */
  readonly device: DeviceId;
  /** The ticket of an identity that a provider vouched for; it is linked to the account once the email is confirmed. */
  readonly identity?: string;
  /** What the person needs at visits; absent where nothing was said. */
  readonly accommodations?: Accommodations;
}

export interface InvitedForm extends Credentials {
  readonly invitation: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
}

export interface NewPatientForm extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  readonly phone: string;
  readonly practice: string;
}

export interface NewEmail {
  readonly email: string;
  readonly practice: string;
  readonly patient: string;
  readonly username: string;
}

export interface Confirmation {
  readonly username: string;
  readonly code: string;
  readonly email: string;
  /** The device on which the link was opened. */
  readonly device: DeviceId;
  /** The account's password, if the device is not the one that signed up. */
  readonly password?: string;
}

/** What is wrong with the input. None of these reveals whether an account exists. */
export const signupErrors = [
  'bad-email',
  'bad-name',
  'bad-birth-date',
  'bad-phone',
  'unfit-password',
  'known-password',
  'terms-not-accepted',
  'wrong-birth-date',
  'unknown-practice',
  'too-many-tries',
  'sign-up-over',
  /** The identity ticket is expired or used. */
  'identity-over',
] as const;
export type SignupError = (typeof signupErrors)[number];

export interface SignupRefusal {
  readonly kind: 'signup-refused';
  readonly error: SignupError;
  /** For the person, in the language of the request. */
  readonly message: string;
}
