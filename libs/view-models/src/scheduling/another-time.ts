import type { ListedAppointment } from '@portico/application/appointments';
import type { BookingDraft } from './booking-draft.ts';
import { bookingPaths } from './booking-path.ts';

/** A booking that begins with a visit there is, and the path on which it goes on. */
export interface BegunBooking {
  readonly draft: BookingDraft;
  readonly to: string;
}

/** What a visit was booked as, to be found again: as much of it as is known (`APT-117`). */
const pickedOf = ({ appointment: { bookedAs, location } }: ListedAppointment): BookingDraft['picked'] => ({
  ...bookedAs,
  location: location.id,
});

/** Another time in place of a visit: its times, or where they are chosen if it is not known what it was booked as (`APT-116`). */
export const anotherTime = (listed: ListedAppointment, by: Pick<BookingDraft, 'isGuest'> = {}): BegunBooking => {
  const { appointment, practice, booking } = listed;
  const draft: BookingDraft = { ...by, practice: practice.id, picked: pickedOf(listed), replaces: appointment.id };
  const { choose, times } = bookingPaths(booking, draft);
  return { draft, to: appointment.bookedAs === undefined ? choose : times };
};

/** A visit like one there is: chosen anew, with what it was booked as (`APT-046`). */
export const likeThisOne = (listed: ListedAppointment): BegunBooking => {
  const draft: BookingDraft = { practice: listed.practice.id, picked: pickedOf(listed) };
  return { draft, to: bookingPaths(listed.booking, draft).choose };
};
