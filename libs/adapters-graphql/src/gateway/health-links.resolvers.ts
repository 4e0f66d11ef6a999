import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { healthLinksWire } from '../wire/health-links.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries, mutations } = resolversOf(healthLinksWire, ({ own }) => own().healthLinks);

export const healthLinksQueries = queries satisfies QueryResolvers<GatewayContext>;
export const healthLinksMutations = mutations satisfies MutationResolvers<GatewayContext>;
