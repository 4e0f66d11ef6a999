import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { entriesWire } from '../wire/entries.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries, mutations } = resolversOf(entriesWire, ({ own }) => own().recordEntries);

export const entriesQueries = queries satisfies QueryResolvers<GatewayContext>;
export const entriesMutations = mutations satisfies MutationResolvers<GatewayContext>;
