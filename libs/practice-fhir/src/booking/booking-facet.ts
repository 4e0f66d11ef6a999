import type { Booking } from '@portico/practice-spi';
import type { Capabilities } from '../client/capabilities.ts';
import { booksByOperation, operatesScheduling } from '../scheduling-operations.ts';
import { visitOf, type PracticeServer } from '../server-of-connection.ts';
import { bookAppointment } from './appointment-booking.ts';
import { cancelAppointment } from './appointment-cancellation.ts';
import { visitUnderKey } from './booked-under-key.ts';
import { bookByOperation } from './book-by-operation.ts';
import { holdByOperation, releaseByOperation } from './hold-by-operation.ts';
import { holdSlot, releaseSlot } from './slot-holds.ts';
import { requestVisit } from './visit-requests.ts';

type Holding = Pick<Booking, 'hold' | 'release'>;

const holdsOnSlots = (server: PracticeServer): Holding => ({
  hold: (wanted, until, key, call) => holdSlot(server, wanted, until, key, call),
  release: (hold, call) => releaseSlot(server, hold, call),
});

const holdsByOperation = (server: PracticeServer): Holding => ({
  hold: (wanted, until, key, call) => holdByOperation(server, wanted, until, key, call),
  release: (hold, call) => releaseByOperation(server, hold, call),
});

const holdingOf = (server: PracticeServer, capabilities: Capabilities): Holding => {
  if (!booksByOperation(capabilities)) return capabilities.canChange('Slot') ? holdsOnSlots(server) : {};
  return operatesScheduling(capabilities, 'hold') ? holdsByOperation(server) : {};
};

/** Booking by the operations of the server, or else on Slots; holds live where the time is booked. */
export const bookingFacet = (server: PracticeServer, capabilities: Capabilities): Booking => ({
  book: booksByOperation(capabilities)
    ? (wanted, key, call) => bookByOperation(server, wanted, key, call)
    : (wanted, key, call) => bookAppointment(server, wanted, key, call),
  byKey: (patient, key, call) => visitUnderKey(server, patient, key, call),
  cancel: async (patient, visit, reason, version, call) => {
    const canceled = await cancelAppointment(server, { patient, visit, reason, version }, call);
    return canceled.ok ? visitOf(server, canceled.value, call, patient) : canceled;
  },
  ...holdingOf(server, capabilities),
  ...(capabilities.can('Appointment', 'create') && {
    request: (request, key, call) => requestVisit(server, request, key, call),
  }),
});
