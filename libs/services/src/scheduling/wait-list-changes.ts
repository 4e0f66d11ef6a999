import type { BookingKey } from '@portico/domain/appointments';
import type { HoldId } from '@portico/domain/kernel';
import {
  waitAfter,
  type WaitEntry,
  type WaitEvent,
  type WaitId,
  type WaitListEntries,
} from '@portico/domain/scheduling';

/** Names the booking of an offer, whoever makes it: it is booked once. */
export const offerKey = (id: WaitId, hold: HoldId): BookingKey => `wait.${id}.${hold}` as BookingKey;

/** Others may change an entry at the same time; each of them does so a few times in its life. */
const mostTries = 5;

/**
 * Lets an event happen to an entry as it is now, however many others change it meanwhile. Undefined where it can no
 * longer happen.
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
