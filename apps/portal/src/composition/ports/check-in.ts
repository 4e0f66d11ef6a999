import { GraphqlCheckIn } from '@portico/adapters-graphql/portal/check-in';
import { trackedCheckIn } from '@portico/view-models/visits';
import type { CheckIn } from '@portico/application/visits';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const checkIn = lazyPort<CheckIn>('checkIn', (context) => {
  const clientSession = context.get(tokens.clientSession);
  return trackedCheckIn(
    new GraphqlCheckIn(context.get(tokens.client), () => clientSession.guest.current !== undefined),
    context.get(tokens.analytics),
  );
});
