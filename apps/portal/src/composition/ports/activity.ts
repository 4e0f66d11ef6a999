import { GraphqlActivity } from '@portico/adapters-graphql/portal/activity';
import type { ActivityHistory } from '@portico/application/activity';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const activity = lazyPort<ActivityHistory>(
  'activity',
  (context) => new GraphqlActivity(context.get(tokens.client)),
);
