import type { Hold, Id } from '@portico/practice-spi';
import { around, changed, ok, sure, type PlantedFault } from './planted-fault.ts';

const never = '2999-01-01T00:00:00Z';

export const holdFaults: readonly PlantedFault[] = [
  around('keeps holds in memory', 'holds.kept', ({ times, booking }) => {
    const held = new Set<string>();
    return {
      times: {
        free: async (offer, days, call) =>
          changed(sure(times.free)(offer, days, call), (free) => free.filter(({ start }) => !held.has(start))),
      },
      booking: {
        hold: async ({ patient, time }, until) => {
          if (held.has(time.start)) return { ok: false, error: { kind: 'conflict' } };
          held.add(time.start);
          return ok({ id: time.start, patient, time, until });
        },
        release: async ({ id }) => ok(void held.delete(id)),
        book: ({ hold: _, ...wanted }, key, call) => booking.book(wanted, key, call),
      },
    };
  }),
  around('holds without an end', 'holds.end', ({ booking }) => ({
    booking: {
      hold: (wanted, until, key, call) =>
        changed(sure(booking.hold)(wanted, never, key, call), (hold): Hold => ({ ...hold, until })),
    },
  })),
  around('gives nothing back', 'holds.returned', () => ({ booking: { release: async () => ok(undefined) } })),
  around('takes a hold that is gone already for a problem', 'holds.returned', ({ booking }) => {
    const released = new Set<Id>();
    return {
      booking: {
        release: async (hold, call) =>
          released.size === released.add(hold.id).size
            ? { ok: false, error: { kind: 'gone' } }
            : sure(booking.release)(hold, call),
      },
    };
  }),
  around('says that a taken time is held', 'concurrency.one-hold', ({ booking }) => ({
    booking: {
      hold: async (wanted, until, key, call) => {
        const held = await sure(booking.hold)(wanted, until, key, call);
        return held.ok ? held : ok({ id: 'none', patient: wanted.patient, time: wanted.time, until });
      },
    },
  })),
  around('books by the hold of anybody', 'holds.booked', ({ booking }) => ({
    booking: {
      book: async (wanted, key, call) => {
        if (wanted.hold) await sure(booking.release)(wanted.hold, call);
        return booking.book(wanted, key, call);
      },
    },
  })),
];
