import { DAY, plus, type Instant } from '../kernel/index.ts';
import type { Appointment } from './appointment.ts';

/** How long after the start of a visit a forgotten check-out is still possible. */
export const checkOutStaysOpen = 7 * DAY;

/** A checked-in patient can check out once the visit has started, and for some days after. */
export const canCheckOut = ({ status, start }: Pick<Appointment, 'status' | 'start'>, now: Instant): boolean =>
  status === 'CHECKED-IN' && now >= start && now < plus(start, checkOutStaysOpen);
