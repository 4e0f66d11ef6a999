import type { AuthenticationSettings, TwoFactorResend, TwoFactorUpdate } from '@portico/application/authentication';
import { parseDevice } from '@portico/domain/access';
import { isoOf, parseId, type SessionId } from '@portico/domain/kernel';
import type {
  AuthenticationAnswer,
  MutationResolvers,
  OtpModal,
  OtpType,
  QueryResolvers,
  TwoFactorInput,
} from '../generated/resolvers.ts';
import { signedInToWire } from './access.resolvers.ts';
import type { GatewayContext } from './context.ts';
import { providerMutations } from './providers.resolvers.ts';
import { refusal, valueOf } from './refusal.ts';

type Own =
  | 'updateTwoFA'
  | 'settingsResendOTP'
  | 'beginPasskeySignIn'
  | 'beginProviderSignIn'
  | 'finishProviderSignIn'
  | 'beginProviderLink'
  | 'endProviderLink'
  | 'passkeySignIn'
  | 'changePassword'
  | 'changeEmail'
  | 'beginAuthenticatorApp'
  | 'confirmAuthenticatorApp'
  | 'beginPasskey'
  | 'addPasskey'
  | 'removeSecondFactor'
  | 'makeRecoveryCodes'
  | 'signOutDevice'
  | 'signOutOtherDevices';

export const authenticationQueries: Pick<QueryResolvers<GatewayContext>, 'getAuthentication'> = {
  getAuthentication: async (_, __, { own }) => settingsToWire(valueOf(await own().authentication.settings())),
};

/** A code by mail: nothing else may be shown in its place. */
const codeAsked = (sentTo: string, resendIn: number): OtpModal => ({
  otp_type: 'EMAIL',
  sent_to: sentTo,
  resend_timer: resendIn,
  other_types: [],
  challenge: null,
});

const done = { status: 200, message: '' };
const codeSent = { status: 202, message: '' };

export const authenticationMutations: Pick<MutationResolvers<GatewayContext>, Own> = {
  updateTwoFA: async (_, { input }, { own }) => {
    const step = valueOf(await own().authentication.updateTwoFactor(updateFromWire(input)));
    return step === 'done' ? done : codeSent;
  },
  settingsResendOTP: async (_, { otp_type, phone_number, deviceIdentifier }, { own }) => {
    valueOf(await own().authentication.resendCode(wayFromWire(otp_type, phone_number, deviceIdentifier)));
    return done;
  },
  ...providerMutations,
  beginPasskeySignIn: async (_, __, { passkeyEntrance }) => valueOf(await passkeyEntrance.ask()),
  passkeySignIn: async (_, { input }, { passkeyEntrance }) => {
    const { answer, device_identifier } = input;
    return signedInToWire(valueOf(await passkeyEntrance.enter({ answer, device: parseDevice(device_identifier) })));
  },
  changePassword: async (_, { input }, { own }) => {
    const { currentPassword, newPassword, repeatedPassword } = input;
    valueOf(await own().authentication.changePassword({ currentPassword, newPassword, repeatedPassword }));
    return done;
  },
  changeEmail: async (_, { input }, { own }) => {
    const { deviceIdentifier, otp, ...change } = input;
    const changed = valueOf(
      await own().authentication.changeEmail({
        ...change,
        device: parseDevice(deviceIdentifier),
        ...(otp == null ? {} : { otp }),
      }),
    );
    return changed.kind === 'done'
      ? { type: 'SUCCESS', ...done, authenticationToken: changed.token, authentication: null }
      : {
          type: 'SUCCESS',
          ...codeSent,
          authenticationToken: null,
          authentication: codeAsked(input.proposedEmail, changed.resendIn),
        };
  },
  beginAuthenticatorApp: async (_, { currentPassword }, { own }) => {
    const { id, key, address, qr } = valueOf(await own().authentication.beginApp(currentPassword));
    return { id, key, address, qr: { size: qr.size, path: qr.path } };
  },
  confirmAuthenticatorApp: async (_, { id, code }, { own }) => {
    valueOf(await own().authentication.confirmApp({ id, code }));
    return done;
  },
  beginPasskey: async (_, { currentPassword }, { own }) =>
    valueOf(await own().authentication.beginPasskey(currentPassword)),
  addPasskey: async (_, { answer, name }, { own }) => {
    valueOf(await own().authentication.addPasskey({ answer, name }));
    return done;
  },
  removeSecondFactor: async (_, { input }, { own }) => {
    const { kind, passkey, currentPassword } = input;
    valueOf(
      await own().authentication.removeFactor({ kind, currentPassword, ...(passkey == null ? {} : { passkey }) }),
    );
    return done;
  },
  makeRecoveryCodes: async (_, { currentPassword }, { own }) => [
    ...valueOf(await own().authentication.makeRecoveryCodes(currentPassword)),
  ],
  signOutDevice: async (_, { session }, { own }) => {
    const id = parseId<SessionId>(session);
    if (!id.ok) throw refusal({ kind: 'not-found' });
    valueOf(await own().authentication.signOutDevice(id.value));
    return done;
  },
  signOutOtherDevices: async (_, __, { own }) => {
    valueOf(await own().authentication.signOutOtherDevices());
    return done;
  },
};

const wayFromWire = (by: OtpType, phone: string | null | undefined, device: string): TwoFactorResend => ({
  by,
  device: parseDevice(device),
  ...(phone == null ? {} : { phone }),
});

const updateFromWire = (input: TwoFactorInput): TwoFactorUpdate => {
  const { enabled, currentPassword, otp, verification_type, phone_number, deviceIdentifier } = input;
  if (!enabled) return { enabled, currentPassword };
  if (verification_type == null) throw refusal({ kind: 'bad-input' });
  return {
    enabled,
    currentPassword,
    ...wayFromWire(verification_type, phone_number, deviceIdentifier),
    ...(otp == null ? {} : { otp }),
  };
};

const settingsToWire = (settings: AuthenticationSettings): AuthenticationAnswer => {
  const { email, phone, codesByEmail, codesByText, app, passkeys, recoveryCodesLeft, identities, devices } = settings;
  return {
    email,
    phone_number: phone ?? null,
    two_factor: {
      enabled: codesByEmail !== undefined || codesByText !== undefined || app || passkeys.length > 0,
      settingsList: [
        {
          verification_type: 'email',
          enabled: codesByEmail !== undefined,
          sent_to: codesByEmail ?? null,
          phone_number: null,
        },
        {
          verification_type: 'sms',
          enabled: codesByText !== undefined,
          sent_to: codesByText ?? null,
          phone_number: codesByText ?? null,
        },
      ],
    },
    app,
    passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({
      id,
      name,
      added_at: isoOf(addedAt),
      last_used_at: lastUsedAt === undefined ? null : isoOf(lastUsedAt),
    })),
    recovery_codes_left: recoveryCodesLeft,
    providers: identities.map(({ provider, linkedAt, lastUsedAt }) => ({
      provider,
      linked_at: isoOf(linkedAt),
      last_used_at: lastUsedAt === undefined ? null : isoOf(lastUsedAt),
    })),
    devices: devices.map(({ session, browser, system, since, lastSeenAt, here }) => ({
      session,
      browser: browser ?? null,
      system: system ?? null,
      since: isoOf(since),
      last_seen_at: isoOf(lastSeenAt),
      here,
    })),
  };
};
