import { visitCalendarWire } from '@portico/adapters-graphql/wire/visit-calendar';
import type { VisitCalendar } from '@portico/application/appointments';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const visitCalendar = lazyPort<VisitCalendar>('visitCalendar', (context) =>
  context.get(tokens.client).port(visitCalendarWire),
);
