import { activityWire } from '@portico/adapters-graphql/wire/activity';
import type { ActivityHistory } from '@portico/application/activity';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const activity = lazyPort<ActivityHistory>('activity', (context) =>
  context.get(tokens.client).port(activityWire),
);
