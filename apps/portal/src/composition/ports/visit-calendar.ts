import { GraphqlVisitCalendar } from '@portico/adapters-graphql/portal/visit-calendar';
import type { VisitCalendar } from '@portico/application/appointments';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const visitCalendar = lazyPort<VisitCalendar>(
  'visitCalendar',
  (context) => new GraphqlVisitCalendar(context.get(tokens.client)),
);
