import type { BookingKey } from '@portico/domain/appointments';
import type { HoldId } from '@portico/domain/kernel';
import {
  waitAfter,
  type WaitEntry,
  type WaitEvent,
  type WaitId,
  type WaitListEntries,
} from '@portico/domain/scheduling';

/** Idempotency key for booking an offer: it is booked once, whether by the person or by the worker. */
export const offerKey = (id: WaitId, hold: HoldId): BookingKey => `wait.${id}.${hold}` as BookingKey;

/** Retries after concurrent changes; an entry changes only a few times in its life. */
const mostTries = 5;

/**
 * Applies an event to the entry's current version, retrying after concurrent changes. Undefined if the event is no
 * longer possible.
 */
export const changed = async (
  waitList: Pick<WaitListEntries, 'byId' | 'change'>,
  entry: WaitEntry,
  event: (now: WaitEntry) => WaitEvent | undefined,
): Promise<WaitEntry | undefined> => {
  let now: WaitEntry | undefined = entry;
  for (let tries = 0; now !== undefined && tries < mostTries; tries += 1) {
    const happens = event(now);
    const next = happens && waitAfter(now, happens);
    if (next === undefined) return undefined;
    if (await waitList.change(next)) return next;
    now = await waitList.byId(entry.patient, entry.id);
  }
  return undefined;
};
