import type { QueryResolvers } from '../generated/resolvers.ts';
import { videoVisitsWire } from '../wire/video-visits.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries } = resolversOf(videoVisitsWire, ({ own }) => own().videoVisits);

export const videoVisitQueries = queries satisfies QueryResolvers<GatewayContext>;
