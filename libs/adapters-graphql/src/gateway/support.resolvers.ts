import type { QueryResolvers } from '../generated/resolvers.ts';
import { supportWire } from '../wire/support.wire.ts';
import type { GatewayContext } from './context.ts';
import { resolversOf } from './resolvers-of.ts';

const { queries } = resolversOf(supportWire, ({ own }) => own().support);

export const supportQueries = queries satisfies QueryResolvers<GatewayContext>;
