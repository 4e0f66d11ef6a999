import type { AppointmentBooking, HeldSlot, SlotGone } from '@portico/domain/appointments';
import { failed, InTurn, ok, type AppointmentId, type PatientRef, type Result } from '@portico/domain/kernel';
import type { BookingOrder, BookingRefusal } from '@portico/application/scheduling';

const known = new WeakMap<object, InTurn>();

/** In this process, a person's bookings at these books follow one another. */
export const bookingsInTurn = (booking: object): InTurn => {
  const turns = known.get(booking) ?? new InTurn();
  known.set(booking, turns);
  return turns;
};

/** How often a time is kept for one booking: at another instance, the same person may let go of it by another booking. */
const mostTimesKept = 5;

type Books = Pick<AppointmentBooking, 'book' | 'bookedFor' | 'held'>;

/**
 * Books the time that the order keeps or, where it keeps none, one that `keep` keeps for it. The same order may be under way
 * twice: what it has booked meanwhile is its answer.
 */
export const bookKeptTime = async (
  booking: Books,
  chart: PatientRef,
  order: BookingOrder,
  keep: () => Promise<Result<HeldSlot, SlotGone>>,
): Promise<Result<AppointmentId, BookingRefusal>> => {
  const { hold, key } = order;
  const kept =
    hold === undefined ? keep : async () => heldOr((await booking.held(chart)).find(({ id }) => id === hold));
  for (let times = 1; ; times += 1) {
    const slot = await kept();
    const made = slot.ok ? await book(booking, chart, order, slot.value) : slot;
    if (made.ok || made.error.kind !== 'slot-gone') return made;
    const known = await booking.bookedFor(chart, key);
    if (known !== undefined) return ok(known);
    if (!slot.ok || hold !== undefined || times === mostTimesKept) return made;
  }
};

const heldOr = (slot: HeldSlot | undefined): Result<HeldSlot, SlotGone> =>
  slot === undefined ? failed({ kind: 'slot-gone' }) : ok(slot);

const book = async (
  booking: Books,
  chart: PatientRef,
  { start, key, visitReason, accommodations }: BookingOrder,
  { id, visit, prepayment }: HeldSlot,
): Promise<Result<AppointmentId, BookingRefusal>> => {
  if (visit.start !== start) return failed({ kind: 'slot-gone' });
  if (prepayment > 0) return failed({ kind: 'prepayment-due', amount: prepayment });
  return booking.book(chart, id, key, {
    ...(visitReason === undefined ? {} : { visitReason }),
    ...(accommodations === undefined ? {} : { accommodations }),
  });
};
