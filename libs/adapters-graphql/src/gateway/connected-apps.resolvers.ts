import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { connectedAppsWire } from '../wire/connected-apps.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries, mutations } = resolversOf(connectedAppsWire, ({ own }) => own().connectedApps);

export const connectedAppsQueries = queries satisfies QueryResolvers<GatewayContext>;
export const connectedAppsMutations = mutations satisfies MutationResolvers<GatewayContext>;
