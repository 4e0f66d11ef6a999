import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { waitListWire } from '../wire/wait-list.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries, mutations } = resolversOf(waitListWire, async ({ visits }) => (await visits()).waitList);

export const waitListQueries = queries satisfies QueryResolvers<GatewayContext>;
export const waitListMutations = mutations satisfies MutationResolvers<GatewayContext>;
