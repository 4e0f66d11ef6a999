import type { Answer, Call, Hold, Key, Moment, WantedVisit } from '@portico/practice-spi';
import { ok } from '../client/build-results.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { claimOn, freed, isHeldUnder } from '../times/claim-on-slot.ts';
import { claimSlot, putBack } from './slot-claims.ts';

/** Keeps a time by making its Slot tentative, with the end of the hold written on it for all who share the calendar. */
export const holdSlot = async (
  server: PracticeServer,
  wanted: WantedVisit,
  until: Moment,
  key: Key,
  call: Call,
): Answer<Hold> => {
  const claim = { key, since: server.host.now(), until: Date.parse(until) };
  const { time: free, hold } = wanted;
  const held = await claimSlot(server, { time: free, calendar: wanted.offer.calendar, hold, claim }, call);
  if (!held.ok) return held;
  const { slot } = held.value;
  const written = claimOn(slot.json)?.until;
  const { version } = slot;
  const time = {
    start: wanted.time.start,
    end: wanted.time.end,
    id: slot.id,
    ...(version === undefined ? {} : { version }),
  };
  return ok({
    id: key,
    patient: wanted.patient,
    time,
    until: written === undefined ? until : new Date(written).toISOString(),
    ...(version === undefined ? {} : { version }),
  });
};

/** Frees a held slot; one that is held by another, booked or gone is left as it is. */
export const releaseSlot = (server: PracticeServer, hold: Hold, call: Call): Answer<void> => {
  const id = hold.time.id ?? '';
  const of = {
    id,
    isOurs: (slot: Parameters<typeof isHeldUnder>[0]) => isHeldUnder(slot, hold.id),
    after: ({ json }: Parameters<typeof isHeldUnder>[0]) => freed(json),
  };
  return putBack(server, of, call, server.slots.atVersion(id, hold.version));
};
