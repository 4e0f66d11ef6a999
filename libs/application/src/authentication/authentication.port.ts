import type { Email, Phone, QrCode, SecondFactor } from '@portico/domain/access';
import type { DeviceId, Instant, SessionId } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';
import type { ProviderEntranceRefusal } from './identity-provider-entrance.port.ts';

/**
 * The account's sign-in settings: password, email, second factors and devices. Every change except signing devices out
 * requires the password.
 */
export interface Authentication {
  settings(): ServiceResult<AuthenticationSettings>;
  /** Ends every other session and revokes trust in all devices. */
  changePassword(change: PasswordChange): ServiceResult<void, AuthenticationRefusal>;
  /** Without a code sends one to the new address; with it changes the account's address. */
  changeEmail(change: EmailChange): ServiceResult<EmailStep, AuthenticationRefusal>;
  /**
   * Codes by email or text message: without a code sends one, with it turns them on. Turning off removes every factor.
   */
  updateTwoFactor(update: TwoFactorUpdate): ServiceResult<Step, AuthenticationRefusal>;
  /** Sends another code for codes by email or text message; invalidates the older one. */
  resendCode(resend: TwoFactorResend): ServiceResult<void, AuthenticationRefusal>;
  /** Starts enrolling an authenticator app; it is active once one of its codes was confirmed. */
  beginApp(password: string): ServiceResult<NewApp, AuthenticationRefusal>;
  confirmApp(proof: AppProof): ServiceResult<void, AuthenticationRefusal>;
  /** Returns the request for the browser, as WebAuthn's JSON text. */
  beginPasskey(password: string): ServiceResult<string, AuthenticationRefusal>;
  addPasskey(passkey: NewPasskey): ServiceResult<void, AuthenticationRefusal>;
  removeFactor(removal: FactorRemoval): ServiceResult<void, AuthenticationRefusal>;
  /** Generates new recovery codes; they are shown only once, and earlier ones become invalid. */
  makeRecoveryCodes(password: string): ServiceResult<readonly string[], AuthenticationRefusal>;
  /** Starts linking an identity at a provider; returns the address of the provider's page. */
  beginLink(link: ProviderLink): ServiceResult<string, AuthenticationRefusal>;
  /** From then on the provider no longer signs in to this account. */
  unlink(end: ProviderUnlink): ServiceResult<void, AuthenticationRefusal>;
  signOutDevice(session: SessionId): ServiceResult<void>;
  signOutOtherDevices(): ServiceResult<void>;
}

/** `code-sent`: the change waits for the code that was sent. */
export type Step = 'code-sent' | 'done';

export type EmailStep =
  /** `resendIn`: seconds until another code may be sent. */
  | { readonly kind: 'code-sent'; readonly resendIn: number }
  /** `token` replaces the session's access token, which was issued for the former address. */
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
  /** The most recently seen first. */
  readonly devices: readonly SignedInDevice[];
}

export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly addedAt: Instant;
  readonly lastUsedAt?: Instant;
}

/** A provider identity linked to the account. */
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
  /** Names such as `Firefox` and `Android`, if the device reports them. */
  readonly browser?: string;
  readonly system?: string;
  readonly since: Instant;
  readonly lastSeenAt: Instant;
  /** The device that makes the request. */
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
  /** The current one, as the person sees it. */
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
  /** Identifies this enrollment when it is confirmed. */
  readonly id: string;
  /** To be typed if there is no camera: base32 text. */
  readonly key: string;
  readonly address: string;
  readonly qr: QrCode;
}

export interface AppProof {
  readonly id: string;
  readonly code: string;
}

export interface NewPasskey {
  /** The browser's response, WebAuthn's JSON text. */
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
  /** Expired, or replaced by a newer code. */
  | { readonly kind: 'code-expired' }
  /** Too many wrong attempts; start over. */
  | { readonly kind: 'attempt-over' }
  /** Too weak, or the two entries differ. */
  | { readonly kind: 'unfit-password' }
  /** On a list of common passwords. */
  | { readonly kind: 'known-password' }
  | { readonly kind: 'bad-email' }
  | { readonly kind: 'bad-phone' }
  | { readonly kind: 'passkey-refused' }
  | ProviderEntranceRefusal;
