import { GraphqlDelegates } from '@portico/adapters-graphql/portal/delegates';
import type { Delegates } from '@portico/application/delegates';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const delegates = latePort<Delegates>('delegates', (context) => {
  const keeper = context.get(tokens.keeper);
  return new GraphqlDelegates(context.get(tokens.client), (practice) => keeper.managementOf(practice));
});
