import { parseDevice } from '@portico/domain/access';
import type { SessionId } from '@portico/domain/kernel';
import { emailChange, factorRemoval, resend, settings, twoFactorUpdate } from '../codecs/authentication.codec.ts';
import type { MutationResolvers, OtpModal, QueryResolvers } from '../generated/resolvers.ts';
import { signedInAnswer } from './access.resolvers.ts';
import type { GatewayContext } from './context.ts';
import { providerMutations } from './providers.resolvers.ts';
import { knownId, valueOf } from './refusal.ts';

export const authenticationQueries = {
  getAuthentication: async (_, __, { own }) => {
    const answer = settings.write(valueOf(await own().authentication.settings()));
    const { settingsList } = answer.two_factor;
    const enabled = answer.app || answer.passkeys.length > 0 || settingsList.some((way) => way.enabled);
    return { ...answer, two_factor: { enabled, settingsList } };
  },
} satisfies QueryResolvers<GatewayContext>;

/** A code by mail: nothing else may be shown in its place. */
const codeAsked = (sentTo: string, resendIn: number): OtpModal => ({
  otp_type: 'EMAIL',
  sent_to: sentTo,
  resend_timer: resendIn,
  other_types: [],
});

const done = { status: 200, message: '' };
const codeSent = { status: 202, message: '' };

export const authenticationMutations = {
  updateTwoFA: async (_, { input }, { own }) => {
    const step = valueOf(await own().authentication.updateTwoFactor(twoFactorUpdate.read(input)));
    return step === 'done' ? done : codeSent;
  },
  settingsResendOTP: async (_, way, { own }) => {
    valueOf(await own().authentication.resendCode(resend.read(way)));
    return done;
  },
  ...providerMutations,
  beginPasskeySignIn: async (_, __, { passkeyEntrance }) => valueOf(await passkeyEntrance.ask()),
  passkeySignIn: async (_, { input: { answer, device_identifier } }, { passkeyEntrance }) =>
    signedInAnswer(valueOf(await passkeyEntrance.enter({ answer, device: parseDevice(device_identifier) }))),
  changePassword: async (_, { input }, { own }) => {
    const { currentPassword, newPassword, repeatedPassword } = input;
    valueOf(await own().authentication.changePassword({ currentPassword, newPassword, repeatedPassword }));
    return done;
  },
  changeEmail: async (_, { input }, { own }) => {
    const changed = valueOf(await own().authentication.changeEmail(emailChange.read(input)));
    return changed.kind === 'done'
      ? { type: 'SUCCESS', ...done, authenticationToken: changed.token }
      : { type: 'SUCCESS', ...codeSent, authentication: codeAsked(input.proposedEmail, changed.resendIn) };
  },
  beginAuthenticatorApp: async (_, { currentPassword }, { own }) =>
    valueOf(await own().authentication.beginApp(currentPassword)),
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
    valueOf(await own().authentication.removeFactor(factorRemoval.read(input)));
    return done;
  },
  makeRecoveryCodes: async (_, { currentPassword }, { own }) => [
    ...valueOf(await own().authentication.makeRecoveryCodes(currentPassword)),
  ],
  signOutDevice: async (_, { session }, { own }) => {
    valueOf(await own().authentication.signOutDevice(knownId<SessionId>(session)));
    return done;
  },
  signOutOtherDevices: async (_, __, { own }) => {
    valueOf(await own().authentication.signOutOtherDevices());
    return done;
  },
} satisfies MutationResolvers<GatewayContext>;
