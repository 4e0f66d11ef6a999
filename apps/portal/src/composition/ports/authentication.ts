import { authenticationWire } from '@portico/adapters-graphql/wire/authentication';
import { trackedAuthentication } from '@portico/view-models/authentication';
import type { Authentication } from '@portico/application/authentication';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const authentication = lazyPort<Authentication>('authentication', (context) => {
  const wire = context.get(tokens.client).port(authenticationWire(context.get(tokens.device).id));
  return trackedAuthentication(wire, context.get(tokens.analytics));
});
