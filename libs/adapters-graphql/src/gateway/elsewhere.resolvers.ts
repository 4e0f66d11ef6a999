import type { QueryResolvers } from '../generated/resolvers.ts';
import { elsewhereWire } from '../wire/elsewhere.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries } = resolversOf(elsewhereWire, ({ own }) => own().elsewhere);

export const elsewhereQueries = queries satisfies QueryResolvers<GatewayContext>;
