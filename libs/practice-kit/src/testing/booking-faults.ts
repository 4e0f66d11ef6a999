import type { Hold, Id, Key, Visit } from '@portico/practice-spi';
import { around, changed, inside, ok, sure, type PlantedFault } from './planted-fault.ts';

const never = '2999-01-01T00:00:00Z';
let writes = 0;
const newKey = (key: Key): Key => `${key}-${++writes}`;

const holdFaults: readonly PlantedFault[] = [
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
  around('says that a taken time is held', 'company.one-hold', ({ booking }) => ({
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

const bookFaults: readonly PlantedFault[] = [
  around('makes a new key at each try', 'booking.same-key', ({ booking }) => ({
    booking: {
      book: async (wanted, key, call) => {
        const booked = await booking.book(wanted, newKey(key), call);
        return booked;
      },
    },
  })),
  around('answers before the system does', 'booking.offered-is-kept', () => ({
    booking: {
      book: async ({ patient, time }) =>
        ok<Visit>({ id: 'soon', patient, state: 'booked', start: time.start, end: time.end }),
    },
  })),
  around('takes another time if the wanted one is taken', 'booking.kept-is-not-offered', ({ times, booking }) => ({
    booking: {
      book: async (wanted, key, call) => {
        const booked = await booking.book(wanted, key, call);
        if (booked.ok) return booked;
        const day = wanted.time.start.slice(0, 10);
        const free = await sure(times.free)(wanted.offer, { first: day, last: day }, call);
        const [time] = free.ok ? free.value : [];
        return time === undefined ? booked : booking.book({ ...wanted, time }, key, call);
      },
    },
  })),
  around('books the time after the wanted one', 'booking.offered-is-kept', ({ booking }) => ({
    booking: {
      book: (wanted, key, call) => {
        const later = (moment: string) => new Date(Date.parse(moment) + 30 * 60_000).toISOString();
        const { start, end } = wanted.time;
        return booking.book({ ...wanted, time: { start: later(start), end: later(end) } }, key, call);
      },
    },
  })),
  around('leaves the replaced visit', 'booking.moves', ({ booking }) => ({
    booking: { book: ({ moves: _, ...wanted }, key, call) => booking.book(wanted, key, call) },
  })),
  inside('looks whether a time is free, and then writes', 'company.one-booking', { checksThenWrites: true }),
  inside('looks for a key, and then writes', 'company.one-key', { checksThenWrites: true }),
  around('writes the key after the visit', 'company.killed', ({ booking }, host) => ({
    booking: {
      book: async (wanted, key, call) => {
        const booked = await booking.book(wanted, newKey('draft'), call);
        if (!booked.ok) return booked;
        const url = `https://practice.example/visits/${booked.value.id}`;
        const body = JSON.stringify({ key });
        const keyed = await host.http({ method: 'POST', url, headers: {}, body, signal: call.signal });
        return keyed.ok ? booked : keyed;
      },
    },
  })),
  around('asks for a visit anew under the same key', 'booking.request-once', ({ booking }) => ({
    booking: { request: (request, key, call) => sure(booking.request)(request, newKey(key), call) },
  })),
  around('finds nothing by a key', 'booking.by-key', ({ booking }) => ({
    booking: { byKey: (patient, _, call) => booking.byKey(patient, 'none', call) },
  })),
  around('remembers keys in memory', 'booking.by-key', ({ booking }) => {
    const known = new Map<Key, Visit>();
    return {
      booking: {
        book: async (wanted, key, call) =>
          changed(booking.book(wanted, key, call), (visit) => {
            known.set(key, visit);
            return visit;
          }),
        byKey: async (_, key) => {
          const visit = known.get(key);
          return visit === undefined ? { ok: false, error: { kind: 'gone' } } : ok(visit);
        },
      },
    };
  }),
  around('answers the first visit for a key that was never used', 'booking.unknown-key', ({ visits }) => ({
    booking: {
      byKey: async (patient, _, call) => {
        const all = await visits.of(patient, { from: '2000-01-01T00:00:00Z', before: never }, undefined, call);
        const visit = all.ok ? all.value.items[0] : undefined;
        return visit === undefined ? { ok: false, error: { kind: 'gone' } } : ok(visit);
      },
    },
  })),
];

const cancelFaults: readonly PlantedFault[] = [
  around('cancels without telling the system', 'booking.cancel-frees', ({ visits }) => ({
    booking: {
      cancel: (patient, visit, _, __, call) =>
        changed(visits.one(patient, visit, call), (found) => ({ ...found, state: 'canceled' })),
    },
  })),
  around('cancels and leaves the time taken', 'booking.cancel-frees', ({ booking }) => ({
    booking: {
      cancel: async (patient, visit, reason, version, call) => {
        const canceled = await booking.cancel(patient, visit, reason, version, call);
        if (!canceled.ok) return canceled;
        const { start, end } = canceled.value;
        const offer = { calendar: 'c1', type: 't1', place: 'p1' };
        await sure(booking.hold)({ patient, offer, time: { start, end } }, never, newKey('stuck'), call);
        return canceled;
      },
    },
  })),
  around('refuses to cancel what is canceled', 'booking.cancel-frees', ({ visits, booking }) => ({
    booking: {
      cancel: async (patient, visit, reason, version, call) => {
        const found = await visits.one(patient, visit, call);
        if (found.ok && found.value.state === 'canceled') return { ok: false, error: { kind: 'refused' } };
        return booking.cancel(patient, visit, reason, version, call);
      },
    },
  })),
  around('cancels without the version', 'booking.versions', ({ booking }) => ({
    booking: {
      cancel: (patient, visit, reason, _, call) => booking.cancel(patient, visit, reason, undefined, call),
    },
  })),
  around('cancels for anybody', 'booking.cancel-others', ({ booking }) => {
    const owners = new Map<Id, Id>();
    return {
      booking: {
        book: (wanted, key, call) =>
          changed(booking.book(wanted, key, call), (visit) => {
            owners.set(visit.id, visit.patient);
            return visit;
          }),
        cancel: (patient, visit, reason, version, call) =>
          booking.cancel(owners.get(visit) ?? patient, visit, reason, version, call),
      },
    };
  }),
  around('cancels and lets the time be taken twice', 'company.book-and-cancel', ({ booking }) => ({
    booking: {
      book: async (wanted, key, call) => {
        const booked = await booking.book(wanted, key, call);
        if (booked.ok || booked.error.kind !== 'conflict') return booked;
        return ok<Visit>({ ...wanted.time, id: newKey('wait'), patient: wanted.patient, state: 'booked' });
      },
    },
  })),
];

export const bookingFaults: readonly PlantedFault[] = [...holdFaults, ...bookFaults, ...cancelFaults];
