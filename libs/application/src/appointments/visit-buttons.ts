import { callStatus, statusOf, type CallStatus } from '@portico/domain/appointments';
import type { Instant } from '@portico/domain/kernel';
import type { ListedAppointment } from './appointments.port.ts';

/** What can be done about a visit from its card now (`APT-045`, `APT-046`). */
export interface VisitButtons {
  /** The top row. */
  readonly checkIn: boolean;
  readonly checkOut: boolean;
  /** Undefined if there is no call to join, or none any more. */
  readonly call?: Exclude<CallStatus, 'over'>;
  /** The bottom row. */
  readonly reschedule: boolean;
  readonly cancel: boolean;
  /** Withdraws a request; a request has no other button (`APT-048`). */
  readonly withdraw: boolean;
  readonly bookAgain: boolean;
}

const none: VisitButtons = {
  checkIn: false,
  checkOut: false,
  reschedule: false,
  cancel: false,
  withdraw: false,
  bookAgain: false,
};

/** No buttons with view permission only. */
export const visitButtons = (listed: ListedAppointment, now: Instant): VisitButtons => {
  const { appointment, mayAct, canCheckIn, canCheckOut: checkOut, changeUntil = appointment.start } = listed;
  if (!mayAct) return none;
  const call = appointment.video && listed.joinedElsewhere !== true ? callStatus(appointment, now) : 'over';
  const joining = call === 'over' ? {} : { call };
  switch (statusOf(appointment, now)) {
    case 'request':
      return { ...none, withdraw: true };
    case 'past':
      return { ...none, checkOut, bookAgain: true };
    case 'upcoming': {
      const booked = appointment.status === 'SCHEDULED';
      const begun = now >= appointment.start;
      const movable = booked && !begun;
      // Cancel stays after the cut-off: pressing it explains the cut-off and shows the phone number.
      const reschedule = movable && now < changeUntil;
      return { ...none, ...joining, checkIn: canCheckIn, checkOut, reschedule, cancel: movable };
    }
  }
};
