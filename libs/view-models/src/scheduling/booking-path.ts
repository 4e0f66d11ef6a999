import type { BookingDraft } from './booking-draft.ts';
import type { BookingWay } from '@portico/application/scheduling';

/** Where booking starts (`APT-057`, `APT-216`, `APT-285`), and where it continues. */
export interface BookingPaths {
  /** The screen of choices. */
  readonly choose: string;
  /** The screen on which a time is chosen, or requested. */
  readonly times: string;
}

const own = '/appointments/add_appointment';
const checkingOut = '/appointments/check_out';
const guest = '/guest/workflow/appointments/add_appointment';

/** The page with a guest's booked visit (`APT-287`). */
export const guestSuccessPath = `${guest}_success`;

/** The questions before booking (`APT-078`). */
export const questionsPath = '/appointments/intelligent_schedular';

/**
 * The paths of a booking (`APT-073` to `APT-076`). At a practice that only takes requests, the request screen is used
 * even while checking out: it has no times to show. Guests have paths of their own throughout.
 */
export const bookingPaths = (
  way: BookingWay,
  { checkOut, isGuest }: Pick<BookingDraft, 'checkOut' | 'isGuest'>,
): BookingPaths => {
  if (isGuest === true) {
    return {
      choose: guest,
      times: `${guest}/${way === 'requests-only' ? 'Vertexavailable_hours' : 'available_hours'}`,
    };
  }
  const choose = checkOut === undefined ? own : `${checkingOut}/add_appointment`;
  if (way === 'requests-only') return { choose, times: `${own}/Vertexavailable_hours` };
  return { choose, times: checkOut === undefined ? `${own}/available_hours` : `${checkingOut}/available_hours` };
};
