import { timelineWire } from '@portico/adapters-graphql/wire/timeline';
import type { Timeline } from '@portico/application/health';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const timeline = lazyPort<Timeline>('timeline', (context) => context.get(tokens.client).port(timelineWire));
