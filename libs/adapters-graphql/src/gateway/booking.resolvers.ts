import type { BookedVisit } from '@portico/application/scheduling';
import { bookedVisit, bookingOrder } from '../codecs/booking.codec.ts';
import { moment } from '../codecs/scalars.ts';
import type { MutationResolvers, QueryResolvers, RequestAppointmentAnswer } from '../generated/resolvers.ts';
import { bookingWire } from '../wire/booking.wire.ts';
import { visitCalendarWire } from '../wire/visit-calendar.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { valueOf } from './value-or-refusal.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries, mutations } = resolversOf(bookingWire, async ({ visits }) => (await visits()).booking);

export const bookingQueries = {
  ...queries,
  ...resolversOf(visitCalendarWire, async ({ visits }) => (await visits()).calendar).queries,
} satisfies QueryResolvers<GatewayContext>;

export const bookingMutations = {
  ...mutations,
  getRequestAppointment: async (_, { input }, { visits }) =>
    bookedAnswer(valueOf(await (await visits()).booking.book(bookingOrder.read(input)))),
} satisfies MutationResolvers<GatewayContext>;

/** What was booked, with the same once more in the fields that the contract has beside it. */
export const bookedAnswer = (booked: BookedVisit): RequestAppointmentAnswer => {
  const { id, patient, start, provider, location } = booked.visit.appointment;
  const [addressLine1 = null, addressLine2 = null, addressLine3 = null] = location.addressLines;
  return {
    ...bookedVisit.write(booked),
    status: 200,
    appointment_id: id,
    patient_id: patient.patient,
    practice_id: patient.practice,
    appointmentStartTime: moment.write(start),
    // One system gives one name to everything: the two ids are the same here.
    provider: { name: provider.name, guid: provider.id, id: provider.id },
    location: {
      name: location.office,
      guid: location.id,
      id: location.id,
      addressLine1,
      addressLine2,
      addressLine3,
      city: location.city,
      state_name: location.state,
      zip_code: location.zip,
      phones: location.phone === undefined ? [] : [{ phone_number: location.phone, is_primary: true }],
    },
  };
};
