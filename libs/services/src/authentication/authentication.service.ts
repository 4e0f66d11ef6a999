import type { SessionId } from '@portico/domain/kernel';
import type { ServiceResult } from '@portico/application/kernel';
import type { ForCall } from '../kernel/index.ts';
import type {
  AppProof,
  Authentication,
  AuthenticationRefusal,
  AuthenticationSettings,
  EmailChange,
  EmailStep,
  FactorRemoval,
  NewApp,
  NewPasskey,
  PasswordChange,
  ProviderLink,
  ProviderUnlink,
  Step,
  TwoFactorResend,
  TwoFactorUpdate,
} from '@portico/application/authentication';
import type { AppFactor } from './authenticator-app-factor.ts';
import type { EmailChanges } from './change-email.ts';
import type { PasswordChanges } from './change-password.ts';
import type { LinkedProviders } from './linked-identity-providers.ts';
import type { PasskeyFactor } from './passkey-factor.ts';
import type { SecondFactors } from './code-factors-and-factor-removal.ts';
import type { SessionCall } from './session-call.ts';
import type { SignInSettings } from './sign-in-settings.ts';

type Refused = AuthenticationRefusal;

/** The settings of sign-in, each kept by a service of its own; every method begins with `OwnAccount`, which calls `can`. */
export class AuthenticationService implements Authentication {
  readonly #settings: SignInSettings;
  readonly #passwords: PasswordChanges;
  readonly #emails: EmailChanges;
  readonly #factors: SecondFactors;
  readonly #app: AppFactor;
  readonly #passkey: PasskeyFactor;
  readonly #providers: LinkedProviders;

  constructor(
    settingsFor: ForCall<SessionCall, SignInSettings>,
    passwordsFor: ForCall<SessionCall, PasswordChanges>,
    emailsFor: ForCall<SessionCall, EmailChanges>,
    factorsFor: ForCall<SessionCall, SecondFactors>,
    appFor: ForCall<SessionCall, AppFactor>,
    passkeyFor: ForCall<SessionCall, PasskeyFactor>,
    providersFor: ForCall<SessionCall, LinkedProviders>,
    call: SessionCall,
  ) {
    this.#settings = settingsFor(call);
    this.#passwords = passwordsFor(call);
    this.#emails = emailsFor(call);
    this.#factors = factorsFor(call);
    this.#app = appFor(call);
    this.#passkey = passkeyFor(call);
    this.#providers = providersFor(call);
  }

  settings(): ServiceResult<AuthenticationSettings> {
    return this.#settings.settings();
  }

  changePassword(change: PasswordChange): ServiceResult<void, Refused> {
    return this.#passwords.change(change);
  }

  changeEmail(change: EmailChange): ServiceResult<EmailStep, Refused> {
    return this.#emails.change(change);
  }

  updateTwoFactor(update: TwoFactorUpdate): ServiceResult<Step, Refused> {
    return this.#factors.update(update);
  }

  resendCode(resend: TwoFactorResend): ServiceResult<void, Refused> {
    return this.#factors.resend(resend);
  }

  beginApp(password: string): ServiceResult<NewApp, Refused> {
    return this.#app.begin(password);
  }

  confirmApp(proof: AppProof): ServiceResult<void, Refused> {
    return this.#app.confirm(proof);
  }

  beginPasskey(password: string): ServiceResult<string, Refused> {
    return this.#passkey.begin(password);
  }

  addPasskey(passkey: NewPasskey): ServiceResult<void, Refused> {
    return this.#passkey.add(passkey);
  }

  removeFactor(removal: FactorRemoval): ServiceResult<void, Refused> {
    return this.#factors.remove(removal);
  }

  makeRecoveryCodes(password: string): ServiceResult<readonly string[], Refused> {
    return this.#factors.makeRecoveryCodes(password);
  }

  beginLink(link: ProviderLink): ServiceResult<string, Refused> {
    return this.#providers.beginLink(link);
  }

  unlink(end: ProviderUnlink): ServiceResult<void, Refused> {
    return this.#providers.unlink(end);
  }

  signOutDevice(session: SessionId): ServiceResult<void> {
    return this.#settings.signOutDevice(session);
  }

  signOutOtherDevices(): ServiceResult<void> {
    return this.#settings.signOutOtherDevices();
  }
}
