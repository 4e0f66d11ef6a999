import { DAY, plus, type Instant } from '../kernel/index.ts';
import type { Appointment } from './appointment.ts';

/** How long after the start of a visit a forgotten check-out is still possible. */
export const checkOutStaysOpen = 7 * DAY;

/**
 * A checked-in patient can check out once the visit has started, and for some days after. A video visit is one's own to
 * end: to check out while it is to take place would take away the way into it, so it opens at its end.
 */
export const canCheckOut = (
  { status, start, end, video }: Pick<Appointment, 'status' | 'start' | 'end' | 'video'>,
  now: Instant,
): boolean => status === 'CHECKED-IN' && now >= (video ? end : start) && now < plus(start, checkOutStaysOpen);
