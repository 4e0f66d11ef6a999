import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { refillsWire } from '../wire/refills.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries, mutations } = resolversOf(refillsWire, ({ own }) => own().refills);

export const refillsQueries = queries satisfies QueryResolvers<GatewayContext>;
export const refillsMutations = mutations satisfies MutationResolvers<GatewayContext>;
