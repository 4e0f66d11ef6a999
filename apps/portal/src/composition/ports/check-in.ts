import { GraphqlCheckIn } from '@portico/adapters-graphql/portal/check-in';
import { countedCheckIn, type CheckIn } from '@portico/application/visits';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const checkIn = latePort<CheckIn>('checkIn', (context) => {
  const keeper = context.get(tokens.keeper);
  return countedCheckIn(
    new GraphqlCheckIn(context.get(tokens.client), () => keeper.guest !== undefined),
    context.get(tokens.analytics),
  );
});
