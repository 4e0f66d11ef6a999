import type { Id, Visit } from '@portico/practice-spi';
import { around, changed, ok, sure, type PlantedFault } from './planted-fault.ts';

const never = '2999-01-01T00:00:00Z';
let tries = 0;

export const cancellationFaults: readonly PlantedFault[] = [
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
        await sure(booking.hold)({ patient, offer, time: { start, end } }, never, `stuck-${++tries}`, call);
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
  around('cancels and lets the time be taken twice', 'concurrency.book-and-cancel', ({ booking }) => ({
    booking: {
      book: async (wanted, key, call) => {
        const booked = await booking.book(wanted, key, call);
        if (booked.ok || booked.error.kind !== 'conflict') return booked;
        return ok<Visit>({ ...wanted.time, id: `wait-${++tries}`, patient: wanted.patient, state: 'booked' });
      },
    },
  })),
];
