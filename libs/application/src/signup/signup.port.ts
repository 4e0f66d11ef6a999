import type { DeviceId, PatientId, PracticeId } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';

/** Getting an account: by an invitation of a practice, or as a new patient of one. */
export interface Signup {
  /** What a visitor finds who opens the sign-up (`ACC-221`). */
  look(asked: InvitationAsked): ServiceResult<SignupStart>;
  /** An account for somebody who was invited (`ACC-225`). */
  createInvited(form: InvitedForm): SignupAnswer;
  /** An account for somebody who is new to a practice (`ACC-226`). */
  createNew(form: NewPatientForm): SignupAnswer;
  /** Sends the mail once more by which an email is confirmed; the answer is the same whoever asks (`ACC-222`). */
  resend(asked: { readonly username: string; readonly email: string }): SignupAnswer;
  /** Corrects the email of an account that was just made (`ACC-223`). */
  updateEmail(asked: NewEmail): SignupAnswer;
  /**
   * Confirms an email by the code that was mailed to it, in the browser that began or with the account's password; nothing
   * is left to show when that went well (`ACC-224`).
   */
  confirm(asked: Confirmation): ServiceResult<SignupScreen | undefined>;
}

export type SignupAnswer = ServiceResult<SignupScreen, SignupRefusal>;

export interface InvitationAsked {
  /** The code of the invitation; empty for somebody who brings none. */
  readonly invitation: string;
  /** The address that the invitation was sent to. */
  readonly email: string;
  /** It came as a text message. */
  readonly sms: boolean;
}

export interface SignupStart {
  readonly screen: SignupScreen;
  /** Where somebody who brings no invitation may register; absent where nobody may (`ACC-213`, `ACC-214`). */
  readonly loginScreens?: { readonly practices: readonly OpenPractice[] };
}

export interface OpenPractice {
  readonly id: PracticeId;
  readonly name: string;
  readonly management: string;
}

/** What the sign-up shows next. */
export type SignupScreen =
  | { readonly name: 'invited'; readonly practiceName: string; readonly email: string; readonly sms: boolean }
  | { readonly name: 'no-invitation' }
  | {
      readonly name: 'invitation-over';
      readonly why: LinkEnd;
      /** Whom to call; absent where the code is unknown. */
      readonly practiceName?: string;
      readonly practicePhone?: string;
    }
  /** A mail is on its way, if the address can have one. What is needed to send it elsewhere is known to this visitor alone. */
  | {
      readonly name: 'check-email';
      readonly email: string;
      readonly username: string;
      readonly practice: PracticeId | '';
      readonly patient: PatientId | '';
    }
  | { readonly name: 'confirmation-over'; readonly why: LinkEnd }
  /** The link was opened in another browser than the one that signed up: the password is asked for too. */
  | { readonly name: 'confirm-password'; readonly wrong: boolean };

export const linkEnds = ['unknown', 'early', 'expired', 'used', 'revoked', 'locked'] as const;
export type LinkEnd = (typeof linkEnds)[number];

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The version of the terms that was accepted. */
  readonly terms: string;
  /** On which the account is begun. */
  readonly device: DeviceId;
  /** The ticket of somebody whom a provider knows: that identity opens the account once its email is confirmed. */
  readonly identity?: string;
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
  /** Where the link was opened. */
  readonly device: DeviceId;
  /** Of the account, where the device is not enough. */
  readonly password?: string;
}

/** What is wrong with what was sent. None of these tells whether an account exists. */
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
  /** What the provider said is too old, or was used. */
  'identity-over',
] as const;
export type SignupError = (typeof signupErrors)[number];

export interface SignupRefusal {
  readonly kind: 'signup-refused';
  readonly error: SignupError;
  /** For the person, in the language of the question. */
  readonly message: string;
}
