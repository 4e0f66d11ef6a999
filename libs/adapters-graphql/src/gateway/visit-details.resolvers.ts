import type { QueryResolvers } from '../generated/resolvers.ts';
import { visitDetailsWire } from '../wire/visit-details.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries } = resolversOf(visitDetailsWire, ({ own }) => own().visitDetails);

export const visitDetailsQueries = queries satisfies QueryResolvers<GatewayContext>;
