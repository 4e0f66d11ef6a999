import type { Booking } from '@portico/practice-spi';
import type { Capabilities } from '../client/capabilities.ts';
import { visitOf, type PracticeServer } from '../server-of-connection.ts';
import { bookAppointment } from './appointment-booking.ts';
import { cancelAppointment } from './appointment-cancellation.ts';
import { visitUnderKey } from './booked-under-key.ts';
import { holdSlot, releaseSlot } from './slot-holds.ts';
import { requestVisit } from './visit-requests.ts';

/** Booking on Slots, which the server must let us write; holds live on them too. */
export const bookingFacet = (server: PracticeServer, capabilities: Capabilities): Booking => ({
  book: (wanted, key, call) => bookAppointment(server, wanted, key, call),
  byKey: (patient, key, call) => visitUnderKey(server, patient, key, call),
  cancel: async (patient, visit, reason, version, call) => {
    const canceled = await cancelAppointment(server, { patient, visit, reason, version }, call);
    return canceled.ok ? visitOf(server, canceled.value, call, patient) : canceled;
  },
  ...(capabilities.canChange('Slot') && {
    hold: (wanted, until, key, call) => holdSlot(server, wanted, until, key, call),
    release: (hold, call) => releaseSlot(server, hold, call),
  }),
  request: (request, key, call) => requestVisit(server, request, key, call),
});
