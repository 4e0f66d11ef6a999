import type { QueryResolvers } from '../generated/resolvers.ts';
import { searchWire } from '../wire/search.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries } = resolversOf(searchWire, ({ own }) => own().search);

export const searchQueries = queries satisfies QueryResolvers<GatewayContext>;
