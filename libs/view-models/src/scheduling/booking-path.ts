import { paths } from '@portico/application/kernel';
import type { BookingDraft } from './booking-draft.ts';
import type { BookingWay } from '@portico/application/scheduling';

/** Where booking starts (`APT-057`, `APT-216`, `APT-285`), and where it continues. */
export interface BookingPaths {
  /** The screen of choices. */
  readonly choose: string;
  /** The screen on which a time is chosen, or requested. */
  readonly times: string;
}

/**
 * The paths of a booking (`APT-073` to `APT-076`). At a practice that only takes requests, the request screen is used
 * even while checking out: it has no times to show. Guests have paths of their own throughout.
 */
export const bookingPaths = (
  way: BookingWay,
  { checkOut, isGuest }: Pick<BookingDraft, 'checkOut' | 'isGuest'>,
): BookingPaths => {
  const requests = way === 'requests-only';
  if (isGuest === true) return { choose: paths.guestBooking, times: requests ? paths.guestRequest : paths.guestTimes };
  const isCheckingOut = checkOut !== undefined;
  const choose = isCheckingOut ? paths.checkOutBooking : paths.booking;
  if (requests) return { choose, times: paths.bookingRequest };
  return { choose, times: isCheckingOut ? paths.checkOutTimes : paths.bookingTimes };
};
