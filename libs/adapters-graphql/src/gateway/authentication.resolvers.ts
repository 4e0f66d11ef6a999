import { parseDevice, placeholderDevice } from '@portico/domain/access';
import type { SessionId } from '@portico/domain/kernel';
import type { MutationResolvers, OtpModal, QueryResolvers } from '../generated/resolvers.ts';
import { authenticationWire } from '../wire/authentication.wire.ts';
import { providerEntranceWire } from '../wire/provider-entrance.wire.ts';
import { signedInAnswer } from './access.resolvers.ts';
import type { GatewayContext } from './context.ts';
import { knownId, valueOf } from './refusal.ts';
import { resolversOf } from './resolvers-of.ts';

const { queries, mutations } = resolversOf(authenticationWire(placeholderDevice), ({ own }) => own().authentication);

export const authenticationQueries = {
  getAuthentication: async (_, __, context) => {
    const answer = await queries.getAuthentication(undefined, {}, context);
    const { settingsList } = answer.two_factor;
    const enabled = answer.app || answer.passkeys.length > 0 || settingsList.some((way) => way.enabled);
    return { ...answer, two_factor: { enabled, settingsList } };
  },
} satisfies QueryResolvers<GatewayContext>;

/** A code by mail: nothing else may be shown in its place. */
const codeAsked = (sentTo: string, resend_timer: number): OtpModal => ({
  otp_type: 'EMAIL',
  sent_to: sentTo,
  resend_timer,
  other_types: [],
});

export const authenticationMutations = {
  ...mutations,
  ...resolversOf(providerEntranceWire, ({ providerEntrance }) => providerEntrance).mutations,
  changeEmail: async (_, { input }, context) => {
    const { authentication: sent, ...answer } = await mutations.changeEmail(undefined, { input }, context);
    const authentication = sent === null ? null : codeAsked(input.proposedEmail, sent.resend_timer);
    return { type: 'SUCCESS', message: '', ...answer, authentication };
  },
  makeRecoveryCodes: async (_, sent, context) => [...(await mutations.makeRecoveryCodes(undefined, sent, context))],
  beginPasskeySignIn: async (_, __, { passkeyEntrance }) => valueOf(await passkeyEntrance.ask()),
  passkeySignIn: async (_, { input: { answer, device_identifier } }, { passkeyEntrance }) =>
    signedInAnswer(valueOf(await passkeyEntrance.enter({ answer, device: parseDevice(device_identifier) }))),
  signOutDevice: async (_, { session }, { own }) => {
    valueOf(await own().authentication.signOutDevice(knownId<SessionId>(session)));
    return { status: 200, message: '' };
  },
} satisfies MutationResolvers<GatewayContext>;
