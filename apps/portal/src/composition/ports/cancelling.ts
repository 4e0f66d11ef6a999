import { GraphqlCancelling } from '@portico/adapters-graphql/portal/cancelling';
import type { Cancelling } from '@portico/application/appointments';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const cancelling = latePort<Cancelling>(
  'cancelling',
  (context) => new GraphqlCancelling(context.get(tokens.client)),
);
