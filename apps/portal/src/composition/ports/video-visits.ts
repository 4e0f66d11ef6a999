import { GraphqlVideoVisits } from '@portico/adapters-graphql/portal/video-visits';
import type { VideoVisits } from '@portico/application/appointments';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const videoVisits = lazyPort<VideoVisits>(
  'videoVisits',
  (context) => new GraphqlVideoVisits(context.get(tokens.client)),
);
