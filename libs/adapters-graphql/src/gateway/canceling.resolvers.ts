import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { cancelingWire } from '../wire/canceling.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries, mutations } = resolversOf(cancelingWire, async ({ visits }) => (await visits()).canceling);

export const cancelingQueries = queries satisfies QueryResolvers<GatewayContext>;
export const cancelingMutations = mutations satisfies MutationResolvers<GatewayContext>;
