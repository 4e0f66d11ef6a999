import type { Email, Phone, QrCode, SecondFactor } from '@portico/domain/access';
import type { DeviceId, Instant, SessionId } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';
import type { ProviderEntranceRefusal } from './provider-entrance.port.ts';

/** One's own way in: password, email, second factors and devices. Every change but signing devices out asks for the password. */
export interface Authentication {
  settings(): ServiceResult<AuthenticationSettings>;
  /** Ends every other session, and no device is trusted any more. */
  changePassword(change: PasswordChange): ServiceResult<void, AuthenticationRefusal>;
  /** Without a code sends one to the new address; with it makes the new address the account's. */
  changeEmail(change: EmailChange): ServiceResult<EmailStep, AuthenticationRefusal>;
  /** Codes by email or text message: without a code sends one, with it turns them on. Off takes every factor away. */
  updateTwoFactor(update: TwoFactorUpdate): ServiceResult<Step, AuthenticationRefusal>;
  /** Sends another code for codes by email or text message; the older one is void. */
  resendCode(resend: TwoFactorResend): ServiceResult<void, AuthenticationRefusal>;
  /** Begins with an authenticator app; it counts once a code of it was shown. */
  beginApp(password: string): ServiceResult<NewApp, AuthenticationRefusal>;
  confirmApp(proof: AppProof): ServiceResult<void, AuthenticationRefusal>;
  /** Answers what the browser is to be asked, as WebAuthn's JSON text. */
  beginPasskey(password: string): ServiceResult<string, AuthenticationRefusal>;
  addPasskey(passkey: NewPasskey): ServiceResult<void, AuthenticationRefusal>;
  removeFactor(removal: FactorRemoval): ServiceResult<void, AuthenticationRefusal>;
  /** New recovery codes, to be written down: they are not shown again, and earlier ones are void. */
  makeRecoveryCodes(password: string): ServiceResult<readonly string[], AuthenticationRefusal>;
  /** Begins to link an identity at a provider; answers the address of the provider's page. */
  beginLink(link: ProviderLink): ServiceResult<string, AuthenticationRefusal>;
  /** From then on the provider opens this account no more. */
  unlink(end: ProviderUnlink): ServiceResult<void, AuthenticationRefusal>;
  signOutDevice(session: SessionId): ServiceResult<void>;
  signOutOtherDevices(): ServiceResult<void>;
}

/** `code-sent`: the change waits for the code that is on its way. */
export type Step = 'code-sent' | 'done';

export type EmailStep =
  /** `resendIn`: seconds until another code may be sent. */
  | { readonly kind: 'code-sent'; readonly resendIn: number }
  /** `token` takes the place of the session's access token, which was made for the former address. */
  | { readonly kind: 'done'; readonly token: string };

export interface AuthenticationSettings {
  readonly email: Email;
  readonly phone?: Phone;
  /** Where codes go, if anywhere (`MON-335`). */
  readonly codesByEmail?: Email;
  readonly codesByText?: Phone;
  readonly app: boolean;
  readonly passkeys: readonly OwnPasskey[];
  readonly recoveryCodesLeft: number;
  readonly identities: readonly OwnIdentity[];
  /** The one that was seen last first. */
  readonly devices: readonly SignedInDevice[];
}

export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly addedAt: Instant;
  readonly lastUsedAt?: Instant;
}

/** A provider that opens the account. */
export interface OwnIdentity {
  readonly provider: string;
  readonly linkedAt: Instant;
  readonly lastUsedAt?: Instant;
}

export interface ProviderUnlink {
  readonly provider: string;
  readonly currentPassword: string;
}

export interface ProviderLink extends ProviderUnlink {
  readonly device: DeviceId;
}

export interface SignedInDevice {
  readonly session: SessionId;
  /** Names such as `Firefox` and `Android`, where the device says them. */
  readonly browser?: string;
  readonly system?: string;
  readonly since: Instant;
  readonly lastSeenAt: Instant;
  /** The one that asks. */
  readonly here: boolean;
}

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly repeatedPassword: string;
}

export interface EmailChange {
  readonly currentPassword: string;
  readonly proposedEmail: string;
  /** The present one, as the person sees it. */
  readonly loginEmail: string;
  readonly device: DeviceId;
  readonly otp?: string;
}

export type TwoFactorUpdate =
  | { readonly enabled: false; readonly currentPassword: string }
  | ({ readonly enabled: true; readonly currentPassword: string; readonly otp?: string } & TwoFactorResend);

export interface TwoFactorResend {
  readonly by: 'email' | 'sms';
  /** Where codes go by text message, as typed, without dashes (`MON-341`). */
  readonly phone?: string;
  readonly device: DeviceId;
}

export interface NewApp {
  /** Names this beginning when it is confirmed. */
  readonly id: string;
  /** To be typed where there is no camera: base32 text. */
  readonly key: string;
  readonly address: string;
  readonly qr: QrCode;
}

export interface AppProof {
  readonly id: string;
  readonly code: string;
}

export interface NewPasskey {
  /** What the browser answered, WebAuthn's JSON text. */
  readonly answer: string;
  readonly name: string;
}

export interface FactorRemoval {
  readonly kind: SecondFactor['kind'];
  /** Which passkey. */
  readonly passkey?: string;
  readonly currentPassword: string;
}

export type AuthenticationRefusal =
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'must-wait'; readonly until: Instant }
  | { readonly kind: 'wrong-code' }
  /** Its time is up, or another one was sent since. */
  | { readonly kind: 'code-expired' }
  /** Wrong too often: it begins anew. */
  | { readonly kind: 'attempt-over' }
  /** Too weak, or not the same twice. */
  | { readonly kind: 'unfit-password' }
  /** On a list of common passwords. */
  | { readonly kind: 'known-password' }
  | { readonly kind: 'bad-email' }
  | { readonly kind: 'bad-phone' }
  | { readonly kind: 'passkey-refused' }
  | ProviderEntranceRefusal;
