import { GraphqlVideoVisits } from '@portico/adapters-graphql/portal/video-visits';
import type { VideoVisits } from '@portico/application/appointments';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const videoVisits = latePort<VideoVisits>(
  'videoVisits',
  (context) => new GraphqlVideoVisits(context.get(tokens.client)),
);
