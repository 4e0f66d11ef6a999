import { DAY, plus, type Instant } from '../kernel/index.ts';
import type { Appointment } from './appointment.ts';

/** Whoever forgot to check out may still do so this long after the visit began. */
export const checkOutStaysOpen = 7 * DAY;

/** Somebody who came to a visit checks out of it once it has begun, and for some days after. */
export const canCheckOut = ({ status, start }: Pick<Appointment, 'status' | 'start'>, now: Instant): boolean =>
  status === 'CHECKED-IN' && now >= start && now < plus(start, checkOutStaysOpen);
