import type { QueryResolvers } from '../generated/resolvers.ts';
import { measuresWire } from '../wire/measures.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries } = resolversOf(measuresWire, ({ own }) => own().measures);

export const measuresQueries = queries satisfies QueryResolvers<GatewayContext>;
