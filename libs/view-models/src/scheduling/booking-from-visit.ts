import { noneTicked } from '@portico/application/scheduling';
import type { ListedAppointment } from '@portico/application/appointments';
import { parseLocalDate } from '@portico/domain/kernel';
import { followUpDays, type FollowUp } from '@portico/domain/scheduling';
import type { BookingDraft } from './booking-draft.ts';
import { bookingPaths } from './booking-path.ts';

/** A booking that starts from an existing visit, and the path where it continues. */
export interface BegunBooking {
  readonly draft: BookingDraft;
  readonly to: string;
}

/** What a visit was booked as, as far as known (`APT-117`). */
const pickedOf = ({ appointment: { bookedAs, location } }: ListedAppointment): BookingDraft['picked'] => ({
  ...bookedAs,
  location: location.id,
});

/**
 * Another time for a visit: the path of its times, or of the choices if it is not known what it was booked as
 * (`APT-116`).
 */
export const anotherTime = (listed: ListedAppointment, by: Pick<BookingDraft, 'isGuest'> = {}): BegunBooking => {
  const { appointment, practice, booking } = listed;
  const { visitReason } = appointment;
  const draft: BookingDraft = {
    ...by,
    practice: practice.id,
    picked: pickedOf(listed),
    replaces: appointment.id,
    // What the person wrote goes along.
    ...(visitReason === undefined ? {} : { visitReason }),
  };
  const { choose, times } = bookingPaths(booking, draft);
  return { draft, to: appointment.bookedAs === undefined ? choose : times };
};

/** A new visit like an existing one, with the same choices filled in (`APT-046`). */
export const likeThisOne = (listed: ListedAppointment): BegunBooking => {
  const draft: BookingDraft = { practice: listed.practice.id, picked: pickedOf(listed) };
  return { draft, to: bookingPaths(listed.booking, draft).choose };
};

/**
 * The next visit, like the one that is checked out of and so long after it: the path of its times, or of the request for
 * that week. Undefined where it is not known what the visit was booked as.
 */
export const nextLikeThisOne = (listed: ListedAppointment, when: FollowUp): BegunBooking | undefined => {
  const { appointment, practice, booking } = listed;
  const { start, id, location } = appointment;
  // The day of the visit on the calendar of its place.
  const day = parseLocalDate(new Intl.DateTimeFormat('en-CA', { timeZone: location.timeZone }).format(start));
  if (appointment.bookedAs === undefined || !day.ok) return undefined;
  const draft: BookingDraft = {
    practice: practice.id,
    picked: pickedOf(listed),
    checkOut: id,
    ...(booking === 'requests-only'
      ? { requested: { ...noneTicked, week: [when] } }
      : { days: followUpDays(day.value, when) }),
  };
  return { draft, to: bookingPaths(booking, draft).times };
};
