import { managementOf } from '@portico/view-models/access';
import { schedulingWire } from '@portico/adapters-graphql/wire/scheduling';
import { trackedScheduling } from '@portico/view-models/scheduling';
import type { Scheduling } from '@portico/application/scheduling';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const scheduling = lazyPort<Scheduling>('scheduling', (context) => {
  const clientSession = context.get(tokens.clientSession);
  const wire = schedulingWire((practice) => managementOf(clientSession.actingAs, practice));
  return trackedScheduling(context.get(tokens.client).port(wire), context.get(tokens.analytics));
});
