import { GraphqlCancelling } from '@portico/adapters-graphql/portal/cancelling';
import { countedCancelling, type Cancelling } from '@portico/application/appointments';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const cancelling = latePort<Cancelling>('cancelling', (context) =>
  countedCancelling(new GraphqlCancelling(context.get(tokens.client)), context.get(tokens.analytics)),
);
