import type { QueryResolvers } from '../generated/resolvers.ts';
import { supportWire } from '../wire/support.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries } = resolversOf(supportWire, ({ own }) => own().support);

export const supportQueries = queries satisfies QueryResolvers<GatewayContext>;
