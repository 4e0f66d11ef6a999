import { placeholderDevice } from '@portico/domain/access';
import type { SessionId } from '@portico/domain/kernel';
import type { MutationResolvers, OtpModal, QueryResolvers } from '../generated/resolvers.ts';
import { authenticationWire } from '../wire/authentication.wire.ts';
import { passkeyEntranceWire } from '../wire/passkey-entrance.wire.ts';
import { providerEntranceWire } from '../wire/identity-provider-entrance.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { knownId } from './value-or-refusal.ts';
import { resolversOf } from './resolvers-from-table.ts';

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
  ...resolversOf(passkeyEntranceWire, ({ passkeyEntrance }) => passkeyEntrance).mutations,
  ...resolversOf(providerEntranceWire, ({ providerEntrance }) => providerEntrance).mutations,
  changeEmail: async (_, { input }, context) => {
    const { authentication: sent, ...answer } = await mutations.changeEmail(undefined, { input }, context);
    const authentication = sent === null ? null : codeAsked(input.proposedEmail, sent.resend_timer);
    return { type: 'SUCCESS', message: '', ...answer, authentication };
  },
  makeRecoveryCodes: async (_, sent, context) => [...(await mutations.makeRecoveryCodes(undefined, sent, context))],
  signOutDevice: async (_, { session }, context) =>
    mutations.signOutDevice(undefined, { session: knownId<SessionId>(session) }, context),
} satisfies MutationResolvers<GatewayContext>;
