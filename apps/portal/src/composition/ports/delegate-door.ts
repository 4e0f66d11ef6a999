import { GraphqlDelegateDoor } from '@portico/adapters-graphql/portal/delegate-door';
import type { DelegateDoor } from '@portico/application/delegates';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const delegateDoor = latePort<DelegateDoor>(
  'delegateDoor',
  (context) => new GraphqlDelegateDoor(context.get(tokens.client)),
);
