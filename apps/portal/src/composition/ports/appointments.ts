import { GraphqlAppointments } from '@portico/adapters-graphql/portal/appointments';
import type { Appointments } from '@portico/application/appointments';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const appointments = lazyPort<Appointments>(
  'appointments',
  (context) => new GraphqlAppointments(context.get(tokens.client)),
);
