import { statusOf } from '@portico/domain/appointments';
import type { Instant } from '@portico/domain/kernel';
import type { ListedAppointment } from './appointments.port.ts';

/** Why a visit that is to come cannot be moved online (`APT-046`), though the person may change visits. */
export type WhyNoChange = 'by-phone' | 'too-late' | 'checked-in';

/** Undefined where it can be moved, and where there is nothing that could be. */
export const whyNoChange = (listed: ListedAppointment, now: Instant): WhyNoChange | undefined => {
  const { appointment, mayAct, changeUntil = appointment.start } = listed;
  if (!mayAct || statusOf(appointment, now) !== 'upcoming') return undefined;
  if (appointment.status === 'CHECKED-IN') return 'checked-in';
  if (appointment.status !== 'SCHEDULED' || now < changeUntil) return undefined;
  // A practice that moves no visits online has no moment until which it would.
  return changeUntil <= 0 && now < appointment.start ? 'by-phone' : 'too-late';
};
