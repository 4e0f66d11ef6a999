import { MINUTE, plus, type Instant } from '../kernel/index.ts';
import type { Appointment } from './appointment.ts';
import type { VisitRules } from './ports/visit-rulebook.ts';

/** Check-in opens a time before a visit that the practice decides (`APT-327`), and ends with the visit. */
export const canCheckIn = (
  visit: Pick<Appointment, 'status' | 'start' | 'end'>,
  { checkInOpensBefore }: Pick<VisitRules, 'checkInOpensBefore'>,
  now: Instant,
): boolean => visit.status === 'SCHEDULED' && now >= plus(visit.start, -checkInOpensBefore * MINUTE) && now < visit.end;
