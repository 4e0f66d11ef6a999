import type { QueryResolvers } from '../generated/resolvers.ts';
import { activityWire } from '../wire/activity.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries } = resolversOf(activityWire, ({ own }) => own().activity);

export const activityQueries = queries satisfies QueryResolvers<GatewayContext>;
