import { waitListWire } from '@portico/adapters-graphql/wire/wait-list';
import type { WaitList } from '@portico/application/scheduling';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const waitListService = lazyPort<WaitList>('waitListService', (context) =>
  context.get(tokens.client).port(waitListWire),
);
