import { failed, ok } from '@portico/domain/kernel';
import type { Booking } from '@portico/application/scheduling';
import type { CheckOutIds, CheckOuts } from '@portico/application/visits';

/** The normal booking port, with its last step made as part of a check-out (`APT-224`). */
export const bookingAtCheckOut = (
  booking: Booking,
  checkOuts: Pick<CheckOuts, 'bookNext'>,
  ids: CheckOutIds,
): Booking => ({
  hours: (...asked) => booking.hours(...asked),
  keep: (...asked) => booking.keep(...asked),
  release: (...asked) => booking.release(...asked),
  book: async (order) => {
    const answer = await checkOuts.bookNext(ids, order);
    if (answer.ok) return ok(answer.value.booked);
    const { error } = answer;
    return failed(error.kind === 'no-check-out' ? { kind: 'not-found' } : error);
  },
});
