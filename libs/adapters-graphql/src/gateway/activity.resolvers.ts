import type { QueryResolvers } from '../generated/resolvers.ts';
import { activityWire } from '../wire/activity.wire.ts';
import type { GatewayContext } from './context.ts';
import { resolversOf } from './resolvers-of.ts';

const { queries } = resolversOf(activityWire, ({ own }) => own().activity);

export const activityQueries = queries satisfies QueryResolvers<GatewayContext>;
