import type { VisitMove } from '@portico/application/appointments';
import { field, record } from './object-codec.ts';
import { id, moment, oneOf, timeZone } from './scalars.ts';

/** The other one of a visit and of the request that asks to move it: in the list and on a visit's page alone. */
export const visitMove = record<VisitMove>()({
  is: field('is', oneOf(['visit', 'request'] as const)),
  appointment: id('appointment_id'),
  start: field('dateTime', moment),
  timeZone: field('timeZone', timeZone),
});
