import { GraphqlAuthentication } from '@portico/adapters-graphql/portal/authentication';
import { countedAuthentication, type Authentication } from '@portico/application/authentication';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const authentication = latePort<Authentication>('authentication', (context) => {
  const wire = new GraphqlAuthentication(context.get(tokens.client), context.get(tokens.device).id);
  return countedAuthentication(wire, context.get(tokens.analytics));
});
