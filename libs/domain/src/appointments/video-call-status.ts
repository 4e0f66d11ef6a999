import { MINUTE, type Instant } from '../kernel/index.ts';
import type { Appointment } from './appointment.ts';

/** How long before the visit the call opens (`APT-137`, `ACC-259`). */
export const callOpensBefore = 30 * MINUTE;

/** The state of the button of a video visit (`APT-139`, `ACC-260`). */
export type CallStatus =
  /** Opens 30 minutes before the visit. */
  | 'early'
  /** Open, but the person has not checked in yet. */
  | 'check-in-first'
  | 'open'
  /** The visit has ended or does not take place. */
  | 'over';

/**
 * Enabled from exactly 30 minutes before the start until the end of the visit; before check-in it requests check-in.
 */
export const callStatus = (visit: Pick<Appointment, 'status' | 'start' | 'end'>, now: Instant): CallStatus => {
  if (now >= visit.end || (visit.status !== 'SCHEDULED' && visit.status !== 'CHECKED-IN')) return 'over';
  if (now < visit.start - callOpensBefore) return 'early';
  return visit.status === 'CHECKED-IN' ? 'open' : 'check-in-first';
};
