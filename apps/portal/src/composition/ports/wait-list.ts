import { GraphqlWaitList } from '@portico/adapters-graphql/portal/wait-list';
import type { WaitList } from '@portico/application/scheduling';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const waitListService = lazyPort<WaitList>(
  'waitListService',
  (context) => new GraphqlWaitList(context.get(tokens.client)),
);
