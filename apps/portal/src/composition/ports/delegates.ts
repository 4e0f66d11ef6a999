import { managementOf } from '@portico/view-models/access';
import { delegatesWire } from '@portico/adapters-graphql/wire/delegates';
import type { Delegates } from '@portico/application/delegates';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const delegates = lazyPort<Delegates>('delegates', (context) => {
  const clientSession = context.get(tokens.clientSession);
  return context.get(tokens.client).port(delegatesWire((practice) => managementOf(clientSession.actingAs, practice)));
});
