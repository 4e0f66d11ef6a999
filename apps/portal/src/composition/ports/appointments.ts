import { GraphqlAppointments } from '@portico/adapters-graphql/portal/appointments';
import type { Appointments } from '@portico/application/appointments';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const appointments = latePort<Appointments>(
  'appointments',
  (context) => new GraphqlAppointments(context.get(tokens.client)),
);
