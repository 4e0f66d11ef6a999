import { GraphqlAuthentication } from '@portico/adapters-graphql/portal/authentication';
import { trackedAuthentication } from '@portico/view-models/authentication';
import type { Authentication } from '@portico/application/authentication';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const authentication = lazyPort<Authentication>('authentication', (context) => {
  const wire = new GraphqlAuthentication(context.get(tokens.client), context.get(tokens.device).id);
  return trackedAuthentication(wire, context.get(tokens.analytics));
});
