import { appointmentsWire } from '@portico/adapters-graphql/wire/appointments';
import type { Appointments } from '@portico/application/appointments';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const appointments = lazyPort<Appointments>('appointments', (context) =>
  context.get(tokens.client).port(appointmentsWire),
);
