import { providerAsked, providerLink, providerOutcome, providerReturned } from '../codecs/authentication.codec.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

export const providerMutations = {
  beginProviderSignIn: async (_, { input }, { providerEntrance }) =>
    valueOf(await providerEntrance.begin(providerAsked.read(input))),
  finishProviderSignIn: async (_, { input }, { providerEntrance }) =>
    providerOutcome.write(valueOf(await providerEntrance.finish(providerReturned.read(input)))),
  beginProviderLink: async (_, { input }, { own }) =>
    valueOf(await own().authentication.beginLink(providerLink.read(input))),
  endProviderLink: async (_, { input: { provider, currentPassword } }, { own }) => {
    valueOf(await own().authentication.unlink({ provider, currentPassword }));
    return { status: 200, message: '' };
  },
} satisfies MutationResolvers<GatewayContext>;
