import type { Authentication, AuthenticationSettings, FactorRemoval } from '@portico/application/authentication';
import type { DeviceId } from '@portico/domain/kernel';
import type { Clock } from '../access/index.ts';
import { EmailChangeViewModel } from './email-change.view-model.ts';
import {
  AppViewModel,
  type PasskeyDevice,
  PasskeyViewModel,
  PasswordAskedViewModel,
} from './second-factor-forms.view-model.ts';
import { PasswordChangeViewModel } from './password-change.view-model.ts';
import { TwoFactorViewModel } from './two-factor.view-model.ts';

export interface AuthenticationFormsAround {
  readonly authentication: Authentication;
  readonly device: DeviceId;
  readonly clock: Clock;
  readonly passkeys: PasskeyDevice;
  /** Navigates to a provider's page. */
  readonly leaveFor: (address: string) => void;
}

type Done = () => void;

/** Makes the forms of the section `authentication`; each is made when it opens. */
export const authenticationForms = (around: AuthenticationFormsAround) => {
  const { authentication, device, clock, passkeys, leaveFor } = around;
  return {
    password: ({ email }: AuthenticationSettings, done: Done) =>
      new PasswordChangeViewModel(authentication, email, done),
    email: ({ email }: AuthenticationSettings, done: Done) =>
      new EmailChangeViewModel(authentication, email, device, clock, done),
    twoFactor: (settings: AuthenticationSettings, done: Done) =>
      new TwoFactorViewModel(authentication, settings, device, clock, done),
    app: (done: Done) => new AppViewModel(authentication, done),
    passkey: (name: string, done: Done) => new PasskeyViewModel(authentication, passkeys, name, done),
    removal: (factor: Omit<FactorRemoval, 'currentPassword'>, done: Done) =>
      new PasswordAskedViewModel<void>(
        (currentPassword) => authentication.removeFactor({ ...factor, currentPassword }),
        done,
      ),
    recoveryCodes: (done: (codes: readonly string[]) => void) =>
      new PasswordAskedViewModel((password) => authentication.makeRecoveryCodes(password), done),
    link: (provider: string) =>
      new PasswordAskedViewModel(
        (currentPassword) => authentication.beginLink({ provider, currentPassword, device }),
        leaveFor,
      ),
    unlink: (provider: string, done: Done) =>
      new PasswordAskedViewModel<void>((currentPassword) => authentication.unlink({ provider, currentPassword }), done),
  };
};
