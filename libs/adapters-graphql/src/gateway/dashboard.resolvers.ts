import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { dashboardWire } from '../wire/dashboard.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries, mutations } = resolversOf(dashboardWire, ({ own }) => own().dashboard);

export const dashboardQueries = queries satisfies QueryResolvers<GatewayContext>;

export const dashboardMutations = mutations satisfies MutationResolvers<GatewayContext>;
