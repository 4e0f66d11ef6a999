import { GraphqlUpdates } from '@portico/adapters-graphql/portal/updates';
import { trackedUpdates } from '@portico/view-models/profile';
import type { Updates } from '@portico/application/profile';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const updates = lazyPort<Updates>('updates', (context) =>
  trackedUpdates(new GraphqlUpdates(context.get(tokens.client)), context.get(tokens.analytics)),
);
