import { overview } from '../codecs/dashboard.codec.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

export const dashboardQueries = {
  getDashboard: async (_, __, { own }) => overview.write(valueOf(await own().dashboard.overview())),
} satisfies QueryResolvers<GatewayContext>;

export const dashboardMutations = {
  dismissImportantMessage: async (_, { id }, { own }) => {
    valueOf(await own().dashboard.dismissMessage(id));
    return { status: 200, message: '' };
  },
} satisfies MutationResolvers<GatewayContext>;
