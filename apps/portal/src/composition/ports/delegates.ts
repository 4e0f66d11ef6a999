import { managementOf } from '@portico/view-models/access';
import { GraphqlDelegates } from '@portico/adapters-graphql/portal/delegates';
import type { Delegates } from '@portico/application/delegates';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const delegates = lazyPort<Delegates>('delegates', (context) => {
  const clientSession = context.get(tokens.clientSession);
  return new GraphqlDelegates(context.get(tokens.client), (practice) => managementOf(clientSession.actingAs, practice));
});
