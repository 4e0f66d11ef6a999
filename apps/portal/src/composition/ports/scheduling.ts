import { managementOf } from '@portico/view-models/access';
import { GraphqlScheduling } from '@portico/adapters-graphql/portal/scheduling';
import { trackedScheduling } from '@portico/view-models/scheduling';
import type { Scheduling } from '@portico/application/scheduling';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const scheduling = lazyPort<Scheduling>('scheduling', (context) => {
  const clientSession = context.get(tokens.clientSession);
  const wire = new GraphqlScheduling(context.get(tokens.client), (practice) =>
    managementOf(clientSession.actingAs, practice),
  );
  return trackedScheduling(wire, context.get(tokens.analytics));
});
