import { cancelingWire } from '@portico/adapters-graphql/wire/canceling';
import { trackedCanceling } from '@portico/view-models/appointments';
import type { Canceling } from '@portico/application/appointments';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const canceling = lazyPort<Canceling>('canceling', (context) =>
  trackedCanceling(context.get(tokens.client).port(cancelingWire), context.get(tokens.analytics)),
);
