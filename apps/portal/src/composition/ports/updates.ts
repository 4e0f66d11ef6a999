import { GraphqlUpdates } from '@portico/adapters-graphql/portal/updates';
import { countedUpdates, type Updates } from '@portico/application/profile';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const updates = latePort<Updates>('updates', (context) =>
  countedUpdates(new GraphqlUpdates(context.get(tokens.client)), context.get(tokens.analytics)),
);
