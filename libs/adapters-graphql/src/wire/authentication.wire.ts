import {
  providerEntranceRefusals,
  type AppProof,
  type Authentication,
  type AuthenticationRefusal,
  type NewApp,
  type NewPasskey,
  type ProviderUnlink,
} from '@portico/application/authentication';
import type { DeviceId, SessionId } from '@portico/domain/kernel';
import {
  emailChange,
  emailStep,
  factorRemoval,
  passwordChange,
  providerLink,
  resend,
  settings,
  step,
  twoFactorUpdate,
} from '../codecs/authentication.codec.ts';
import { same } from '../codecs/codec.ts';
import { idOf } from '../codecs/scalars.ts';
import * as documents from '../generated/documents/authentication.ts';
import { done, fields, input, nothing, operation, variable, wireOf } from './operation.ts';

const refusals = [
  'wrong-password',
  'must-wait',
  'wrong-code',
  'code-expired',
  'attempt-over',
  'unfit-password',
  'known-password',
  'bad-email',
  'bad-phone',
  'passkey-refused',
  ...providerEntranceRefusals,
] as const satisfies readonly AuthenticationRefusal['kind'][];

const text = same<string>();
const password = variable('currentPassword', text);

/** `device` goes along with what names none (`MON-345`). */
export const authenticationWire = (device: DeviceId) =>
  wireOf<Authentication>()({
    settings: operation(documents.GetAuthenticationDocument, nothing, settings),
    changePassword: operation(documents.ChangePasswordDocument, input(passwordChange(device)), done(), refusals),
    changeEmail: operation(documents.ChangeEmailDocument, input(emailChange), emailStep, refusals),
    updateTwoFactor: operation(documents.UpdateTwoFaDocument, input(twoFactorUpdate(device)), step, refusals),
    resendCode: operation(documents.SettingsResendOtpDocument, fields(resend), done(), refusals),
    beginApp: operation(documents.BeginAuthenticatorAppDocument, password, same<NewApp>(), refusals),
    confirmApp: operation(documents.ConfirmAuthenticatorAppDocument, fields(same<AppProof>()), done(), refusals),
    beginPasskey: operation(documents.BeginPasskeyDocument, password, text, refusals),
    addPasskey: operation(documents.AddPasskeyDocument, fields(same<NewPasskey>()), done(), refusals),
    removeFactor: operation(documents.RemoveSecondFactorDocument, input(factorRemoval), done(), refusals),
    makeRecoveryCodes: operation(documents.MakeRecoveryCodesDocument, password, same<readonly string[]>(), refusals),
    beginLink: operation(documents.BeginProviderLinkDocument, input(providerLink), text, refusals),
    unlink: operation(documents.EndProviderLinkDocument, input(same<ProviderUnlink>()), done(), refusals),
    signOutDevice: operation(documents.SignOutDeviceDocument, variable('session', idOf<SessionId>()), done()),
    signOutOtherDevices: operation(documents.SignOutOtherDevicesDocument, nothing, done()),
  });
