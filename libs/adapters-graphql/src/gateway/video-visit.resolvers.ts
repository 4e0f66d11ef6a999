import type { QueryResolvers } from '../generated/resolvers.ts';
import { videoVisitsWire } from '../wire/video-visits.wire.ts';
import type { GatewayContext } from './context.ts';
import { resolversOf } from './resolvers-of.ts';

const { queries } = resolversOf(videoVisitsWire, ({ own }) => own().videoVisits);

export const videoVisitQueries = queries satisfies QueryResolvers<GatewayContext>;
