import {
  providerEntranceRefusals,
  type AppProof,
  type Authentication,
  type AuthenticationRefusal,
  type AuthenticationSettings,
  type EmailChange,
  type EmailStep,
  type FactorRemoval,
  type NewApp,
  type NewPasskey,
  type PasswordChange,
  type ProviderLink,
  type ProviderUnlink,
  type Step,
  type TwoFactorResend,
  type TwoFactorUpdate,
} from '@portico/application/authentication';
import type { ServiceResult } from '@portico/application/kernel';
import type { DeviceId, SessionId } from '@portico/domain/kernel';
import {
  emailChange,
  factorRemoval,
  providerLink,
  resend,
  settings,
  twoFactorUpdate,
} from '../codecs/authentication.codec.ts';
import { same, unreadable } from '../codecs/codec.ts';
import {
  AddPasskeyDocument,
  BeginAuthenticatorAppDocument,
  BeginPasskeyDocument,
  BeginProviderLinkDocument,
  ChangeEmailDocument,
  ChangePasswordDocument,
  ConfirmAuthenticatorAppDocument,
  EndProviderLinkDocument,
  GetAuthenticationDocument,
  MakeRecoveryCodesDocument,
  RemoveSecondFactorDocument,
  SettingsResendOtpDocument,
  SignOutDeviceDocument,
  SignOutOtherDevicesDocument,
  UpdateTwoFaDocument,
} from '../generated/operations.ts';
import { done, type GatewayClient } from './gateway-client.ts';
import { GraphqlPort } from './graphql-port.ts';

type Refused = AuthenticationRefusal;

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
] as const satisfies readonly Refused['kind'][];

export class GraphqlAuthentication extends GraphqlPort implements Authentication {
  readonly #device: DeviceId;

  /** `device` goes along with what names none (`MON-345`). */
  constructor(client: GatewayClient, device: DeviceId) {
    super(client);
    this.#device = device;
  }

  settings(): ServiceResult<AuthenticationSettings> {
    return this.client.ask(GetAuthenticationDocument, {}, settings.read);
  }

  changePassword(change: PasswordChange): ServiceResult<void, Refused> {
    const input = { ...change, deviceIdentifier: this.#device };
    return this.client.ask(ChangePasswordDocument, { input }, done, refusals);
  }

  changeEmail(change: EmailChange): ServiceResult<EmailStep, Refused> {
    return this.client.ask(ChangeEmailDocument, { input: emailChange.write(change) }, emailStep, refusals);
  }

  updateTwoFactor(update: TwoFactorUpdate): ServiceResult<Step, Refused> {
    const input = { deviceIdentifier: this.#device, ...twoFactorUpdate.write(update) };
    return this.client.ask(
      UpdateTwoFaDocument,
      { input },
      ({ status }) => (status === 200 ? 'done' : 'code-sent'),
      refusals,
    );
  }

  resendCode(way: TwoFactorResend): ServiceResult<void, Refused> {
    return this.client.ask(SettingsResendOtpDocument, resend.write(way), done, refusals);
  }

  beginApp(currentPassword: string): ServiceResult<NewApp, Refused> {
    return this.client.ask(BeginAuthenticatorAppDocument, { currentPassword }, same<NewApp>().read, refusals);
  }

  confirmApp(proof: AppProof): ServiceResult<void, Refused> {
    return this.client.ask(ConfirmAuthenticatorAppDocument, { ...proof }, done, refusals);
  }

  beginPasskey(currentPassword: string): ServiceResult<string, Refused> {
    return this.client.ask(BeginPasskeyDocument, { currentPassword }, same<string>().read, refusals);
  }

  addPasskey(passkey: NewPasskey): ServiceResult<void, Refused> {
    return this.client.ask(AddPasskeyDocument, { ...passkey }, done, refusals);
  }

  removeFactor(removal: FactorRemoval): ServiceResult<void, Refused> {
    return this.client.ask(RemoveSecondFactorDocument, { input: factorRemoval.write(removal) }, done, refusals);
  }

  makeRecoveryCodes(currentPassword: string): ServiceResult<readonly string[], Refused> {
    const read = same<readonly string[]>().read;
    return this.client.ask(MakeRecoveryCodesDocument, { currentPassword }, read, refusals);
  }

  beginLink(link: ProviderLink): ServiceResult<string, Refused> {
    const input = providerLink.write(link);
    return this.client.ask(BeginProviderLinkDocument, { input }, same<string>().read, refusals);
  }

  unlink(end: ProviderUnlink): ServiceResult<void, Refused> {
    return this.client.ask(EndProviderLinkDocument, { input: { ...end } }, done, refusals);
  }

  signOutDevice(session: SessionId): ServiceResult<void> {
    return this.client.ask(SignOutDeviceDocument, { session }, done);
  }

  signOutOtherDevices(): ServiceResult<void> {
    return this.client.ask(SignOutOtherDevicesDocument, {}, done);
  }
}

interface WireEmailStep {
  readonly authenticationToken: string | null;
  readonly authentication: { readonly resend_timer: number } | null;
}

const emailStep = ({ authenticationToken: token, authentication }: WireEmailStep): EmailStep => {
  if (token !== null) return { kind: 'done', token };
  return authentication === null ? unreadable() : { kind: 'code-sent', resendIn: authentication.resend_timer };
};
