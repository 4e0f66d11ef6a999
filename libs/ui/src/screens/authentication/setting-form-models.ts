import type { AuthenticationSettings, FactorRemoval } from '@portico/application/authentication';
import type { Localized } from '@portico/domain/kernel';
import type { successWords } from './authentication.messages.ts';
import type { EmailFormModel, PasswordFormModel } from './password-email-forms.tsx';
import type { AppFormModel, PasskeyFormModel, PasswordAskedModel } from './second-factor-forms.tsx';
import type { TwoFactorFormModel } from './two-factor.tsx';

/** A provider as it is offered. */
export interface ProviderOffer {
  readonly id: string;
  readonly name: Localized;
}

/** Makes the forms, each when it opens. */
export interface SettingForms {
  password(settings: AuthenticationSettings, done: () => void): PasswordFormModel;
  email(settings: AuthenticationSettings, done: () => void): EmailFormModel;
  twoFactor(settings: AuthenticationSettings, done: () => void): TwoFactorFormModel;
  app(done: () => void): AppFormModel;
  passkey(name: string, done: () => void): PasskeyFormModel;
  removal(factor: Omit<FactorRemoval, 'currentPassword'>, done: () => void): PasswordAskedModel;
  recoveryCodes(done: (codes: readonly string[]) => void): PasswordAskedModel;
  /** Leads to the provider's page. */
  link(provider: string): PasswordAskedModel;
  unlink(provider: string, done: () => void): PasswordAskedModel;
}

export interface Tools {
  readonly forms: SettingForms;
  /** Whether this device supports passkeys. */
  readonly hasPasskeys: boolean;
  /** The identity providers offered here. */
  readonly providers: readonly ProviderOffer[];
}

/** The forms of the screen, of which one is open at a time. */
export type Panel = 'two-factor' | 'app' | 'passkey' | 'recovery-codes' | 'password' | 'email' | `provider ${string}`;

export type Success = keyof typeof successWords;

export interface SettingModel {
  readonly panel: Panel | undefined;
  open(panel: Panel): void;
  close(): void;
  /** A form succeeded: closes it, unless it has more to show, and reloads the settings. */
  succeed(success: Success, options?: { readonly keepOpen?: boolean }): Promise<void>;
}

/** What every setting is given. */
export interface Own {
  readonly viewModel: SettingModel;
  readonly settings: AuthenticationSettings;
  readonly tools: Tools;
}
