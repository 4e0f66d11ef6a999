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
  /** Changes what was asked for: at an open request, and at the visit that it asks to move. */
  readonly changeRequest: boolean;
  /** Withdraws a request. */
  readonly withdraw: boolean;
  readonly bookAgain: boolean;
}

const none: VisitButtons = {
  checkIn: false,
  checkOut: false,
  reschedule: false,
  cancel: false,
  changeRequest: false,
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
      return { ...none, changeRequest: true, withdraw: true };
    case 'past':
      return { ...none, checkOut, bookAgain: true };
    case 'upcoming': {
      const booked = appointment.status === 'SCHEDULED';
      const begun = now >= appointment.start;
      const movable = booked && !begun;
      const mayMove = movable && now < changeUntil;
      const isAsked = listed.moveRequested === true;
      return {
        ...none,
        ...joining,
        checkIn: canCheckIn,
        checkOut,
        reschedule: mayMove && !isAsked,
        changeRequest: mayMove && isAsked,
        // After the cut-off it is said in its place that it is too late, with the number to call.
        cancel: movable && (mayMove || changeUntil <= 0),
      };
    }
  }
};
