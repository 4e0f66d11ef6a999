import { GraphqlActivity } from '@portico/adapters-graphql/portal/activity';
import type { ActivityHistory } from '@portico/application/activity';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const activity = latePort<ActivityHistory>(
  'activity',
  (context) => new GraphqlActivity(context.get(tokens.client)),
);
