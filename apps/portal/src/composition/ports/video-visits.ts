import { videoVisitsWire } from '@portico/adapters-graphql/wire/video-visits';
import type { VideoVisits } from '@portico/application/appointments';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const videoVisits = lazyPort<VideoVisits>('videoVisits', (context) =>
  context.get(tokens.client).port(videoVisitsWire),
);
