import type { Key, Visit } from '@portico/practice-spi';
import { around, changed, inside, ok, sure, type PlantedFault } from './planted-fault.ts';

const never = '2999-01-01T00:00:00Z';
let writes = 0;
const newKey = (key: Key): Key => `${key}-${++writes}`;

const writingKeyLater = (noticedBy: string): PlantedFault =>
  around('writes the key after the visit', noticedBy, ({ booking }, host) => ({
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
  }));

export const bookingFaults: readonly PlantedFault[] = [
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
  inside('looks whether a time is free, and then writes', 'concurrency.one-booking', { checksThenWrites: true }),
  inside('looks for a key, and then writes', 'concurrency.one-key', { checksThenWrites: true }),
  ...['concurrency.killed', 'concurrency.killed-unanswered'].map(writingKeyLater),
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
