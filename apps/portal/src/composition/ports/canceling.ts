import { GraphqlCanceling } from '@portico/adapters-graphql/portal/canceling';
import { trackedCanceling } from '@portico/view-models/appointments';
import type { Canceling } from '@portico/application/appointments';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const canceling = lazyPort<Canceling>('canceling', (context) =>
  trackedCanceling(new GraphqlCanceling(context.get(tokens.client)), context.get(tokens.analytics)),
);
