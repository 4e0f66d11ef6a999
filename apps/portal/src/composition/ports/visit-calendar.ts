import { GraphqlVisitCalendar } from '@portico/adapters-graphql/portal/visit-calendar';
import type { VisitCalendar } from '@portico/application/appointments';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const visitCalendar = latePort<VisitCalendar>(
  'visitCalendar',
  (context) => new GraphqlVisitCalendar(context.get(tokens.client)),
);
