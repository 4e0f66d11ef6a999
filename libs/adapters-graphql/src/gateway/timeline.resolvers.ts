import type { QueryResolvers } from '../generated/resolvers.ts';
import { timelineWire } from '../wire/timeline.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries } = resolversOf(timelineWire, ({ own }) => own().timeline);

export const timelineQueries = queries satisfies QueryResolvers<GatewayContext>;
