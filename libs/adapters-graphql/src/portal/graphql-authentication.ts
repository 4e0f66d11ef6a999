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
import type { Email, Phone } from '@portico/domain/access';
import { failed, ok, type DeviceId, type SessionId } from '@portico/domain/kernel';
import {
  AddPasskeyDocument,
  BeginAuthenticatorAppDocument,
  BeginPasskeyDocument,
  BeginProviderLinkDocument,
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
  type GetAuthenticationQuery,
} from '../generated/operations.ts';
import { instantFromWire } from './appointments.wire.ts';
import { submitForm } from './form-mutations.ts';
import type { Extensions, GatewayClient } from './gateway-client.ts';
import { present } from './present.ts';
import { untilOf } from './until.ts';

type Refused = AuthenticationRefusal;

export class GraphqlAuthentication implements Authentication {
  readonly #client: GatewayClient;
  readonly #device: DeviceId;

  /** `device` goes along with what names none (`MON-345`). */
  constructor(client: GatewayClient, device: DeviceId) {
    this.#client = client;
    this.#device = device;
  }

  async settings(): ServiceResult<AuthenticationSettings> {
    const answer = await this.#client.query(GetAuthenticationDocument, {});
    return answer.ok ? ok(settingsFromWire(answer.value.getAuthentication)) : answer;
  }

  async changePassword(change: PasswordChange): ServiceResult<void, Refused> {
    const input = { ...change, deviceIdentifier: this.#device };
    const answer = await this.#client.mutateOr(ChangePasswordDocument, { input }, refused);
    return answer.ok ? ok(undefined) : answer;
  }

  async changeEmail({ device, otp, ...change }: EmailChange): ServiceResult<EmailStep, Refused> {
    const input = { ...change, deviceIdentifier: device, ...(otp === undefined ? {} : { otp }) };
    const answer = await submitForm(this.#client, 'changeEmail', { input }, refused);
    if (!answer.ok) return answer;
    const { authenticationToken: token, authentication } = answer.value;
    if (token !== null) return ok({ kind: 'done', token });
    return authentication === null
      ? failed({ kind: 'malfunction' })
      : ok({ kind: 'code-sent', resendIn: authentication.resend_timer });
  }

  async updateTwoFactor(update: TwoFactorUpdate): ServiceResult<Step, Refused> {
    const { enabled, currentPassword } = update;
    const way = enabled
      ? {
          verification_type: update.by,
          deviceIdentifier: update.device,
          ...(update.phone === undefined ? {} : { phone_number: update.phone }),
          ...(update.otp === undefined ? {} : { otp: update.otp }),
        }
      : { deviceIdentifier: this.#device };
    const input = { enabled, currentPassword, ...way };
    const answer = await this.#client.mutateOr(UpdateTwoFaDocument, { input }, refused);
    return answer.ok ? ok(stepOf(answer.value.updateTwoFA)) : answer;
  }

  async resendCode({ by, phone, device }: TwoFactorResend): ServiceResult<void, Refused> {
    const answer = await this.#client.mutateOr(
      SettingsResendOtpDocument,
      { otp_type: by, deviceIdentifier: device, ...(phone === undefined ? {} : { phone_number: phone }) },
      refused,
    );
    return answer.ok ? ok(undefined) : answer;
  }

  async beginApp(password: string): ServiceResult<NewApp, Refused> {
    const answer = await this.#client.mutateOr(BeginAuthenticatorAppDocument, { currentPassword: password }, refused);
    if (!answer.ok) return answer;
    const { id, key, address, qr } = answer.value.beginAuthenticatorApp;
    return ok({ id, key, address, qr: { size: qr.size, path: qr.path } });
  }

  async confirmApp(proof: AppProof): ServiceResult<void, Refused> {
    const answer = await this.#client.mutateOr(ConfirmAuthenticatorAppDocument, { ...proof }, refused);
    return answer.ok ? ok(undefined) : answer;
  }

  async beginPasskey(password: string): ServiceResult<string, Refused> {
    const answer = await this.#client.mutateOr(BeginPasskeyDocument, { currentPassword: password }, refused);
    return answer.ok ? ok(answer.value.beginPasskey) : answer;
  }

  async addPasskey(passkey: NewPasskey): ServiceResult<void, Refused> {
    const answer = await this.#client.mutateOr(AddPasskeyDocument, { ...passkey }, refused);
    return answer.ok ? ok(undefined) : answer;
  }

  async removeFactor(removal: FactorRemoval): ServiceResult<void, Refused> {
    const answer = await this.#client.mutateOr(RemoveSecondFactorDocument, { input: { ...removal } }, refused);
    return answer.ok ? ok(undefined) : answer;
  }

  async makeRecoveryCodes(password: string): ServiceResult<readonly string[], Refused> {
    const answer = await this.#client.mutateOr(MakeRecoveryCodesDocument, { currentPassword: password }, refused);
    return answer.ok ? ok(answer.value.makeRecoveryCodes) : answer;
  }

  async beginLink({ device, ...link }: ProviderLink): ServiceResult<string, Refused> {
    const input = { ...link, deviceIdentifier: device };
    const answer = await this.#client.mutateOr(BeginProviderLinkDocument, { input }, refused);
    return answer.ok ? ok(answer.value.beginProviderLink) : answer;
  }

  async unlink(end: ProviderUnlink): ServiceResult<void, Refused> {
    const answer = await this.#client.mutateOr(EndProviderLinkDocument, { input: { ...end } }, refused);
    return answer.ok ? ok(undefined) : answer;
  }

  async signOutDevice(session: SessionId): ServiceResult<void> {
    const answer = await this.#client.mutate(SignOutDeviceDocument, { session });
    return answer.ok ? ok(undefined) : answer;
  }

  async signOutOtherDevices(): ServiceResult<void> {
    const answer = await this.#client.mutate(SignOutOtherDevicesDocument, {});
    return answer.ok ? ok(undefined) : answer;
  }
}

const stepOf = ({ status }: { readonly status: number }): Step => (status === 200 ? 'done' : 'code-sent');

const settingsFromWire = (answer: GetAuthenticationQuery['getAuthentication']): AuthenticationSettings => {
  const { email, phone_number, two_factor, app, passkeys, recovery_codes_left, providers, devices } = answer;
  const sentTo = (type: 'email' | 'sms'): string | null =>
    two_factor.settingsList.find(({ verification_type, enabled }) => enabled && verification_type === type)?.sent_to ??
    null;
  return present({
    email: email as Email,
    phone: phone_number as Phone | null,
    codesByEmail: sentTo('email') as Email | null,
    codesByText: sentTo('sms') as Phone | null,
    app,
    passkeys: passkeys.map(({ id, name, added_at, last_used_at }) =>
      present({
        id,
        name,
        addedAt: instantFromWire(added_at),
        lastUsedAt: last_used_at === null ? null : instantFromWire(last_used_at),
      }),
    ),
    recoveryCodesLeft: recovery_codes_left,
    identities: providers.map(({ provider, linked_at, last_used_at }) =>
      present({
        provider,
        linkedAt: instantFromWire(linked_at),
        lastUsedAt: last_used_at === null ? null : instantFromWire(last_used_at),
      }),
    ),
    devices: devices.map(({ session, browser, system, since, last_seen_at, here }) =>
      present({
        session: session as SessionId,
        browser,
        system,
        since: instantFromWire(since),
        lastSeenAt: instantFromWire(last_seen_at),
        here,
      }),
    ),
  });
};

const plain = [
  'wrong-password',
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

const refused = ({ reason, until }: Extensions): Refused | undefined => {
  const kind = plain.find((one) => one === reason);
  if (kind !== undefined) return { kind };
  const opensAgain = untilOf(until);
  return reason === 'must-wait' && opensAgain !== undefined ? { kind: reason, until: opensAgain } : undefined;
};
