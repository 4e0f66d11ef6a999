import type { ProviderOutcome } from '@portico/application/authentication';
import { parseDevice } from '@portico/domain/access';
import type { MutationResolvers, ProviderSignIn } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

type OfProviders = 'beginProviderSignIn' | 'finishProviderSignIn' | 'beginProviderLink' | 'endProviderLink';

export const providerMutations: Pick<MutationResolvers<GatewayContext>, OfProviders> = {
  beginProviderSignIn: async (_, { input }, { providerEntrance }) => {
    const { provider, device_identifier } = input;
    return valueOf(await providerEntrance.begin({ provider, device: parseDevice(device_identifier) }));
  },
  finishProviderSignIn: async (_, { input }, { providerEntrance }) => {
    const { query, state, device_identifier } = input;
    return outcomeToWire(
      valueOf(await providerEntrance.finish({ query, state, device: parseDevice(device_identifier) })),
    );
  },
  beginProviderLink: async (_, { input }, { own }) => {
    const { provider, currentPassword, deviceIdentifier } = input;
    const device = parseDevice(deviceIdentifier);
    return valueOf(await own().authentication.beginLink({ provider, currentPassword, device }));
  },
  endProviderLink: async (_, { input }, { own }) => {
    const { provider, currentPassword } = input;
    valueOf(await own().authentication.unlink({ provider, currentPassword }));
    return { status: 200, message: '' };
  },
};

const outcomeToWire = (outcome: ProviderOutcome): ProviderSignIn => {
  const { provider } = outcome;
  const nothing = { provider, ticket: null, email: null, first_name: null, last_name: null };
  switch (outcome.kind) {
    case 'linked':
      return { ...nothing, outcome: 'LINKED' };
    case 'known':
      return { ...nothing, outcome: 'KNOWN', ticket: outcome.ticket };
    case 'unknown':
      return {
        ...nothing,
        outcome: 'UNKNOWN',
        ticket: outcome.ticket,
        email: outcome.email ?? null,
        first_name: outcome.firstName ?? null,
        last_name: outcome.lastName ?? null,
      };
  }
};
