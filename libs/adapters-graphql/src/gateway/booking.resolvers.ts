import type { BookedVisit } from '@portico/application/scheduling';
import type { AppointmentId, HoldId, PracticeId } from '@portico/domain/kernel';
import {
  availableHours,
  bookedVisit,
  bookingOrder,
  hoursWanted,
  keptTime,
  timeToKeep,
} from '../codecs/booking.codec.ts';
import { file } from '../codecs/files.codec.ts';
import { idOf, moment } from '../codecs/scalars.ts';
import type { MutationResolvers, QueryResolvers, RequestAppointmentAnswer } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

const practices = idOf<PracticeId>();

export const bookingQueries = {
  getAvailableHours: async (_, { input }, { visits }) => {
    const { booking } = await visits();
    const { choice, days } = hoursWanted.read(input);
    return availableHours.write(valueOf(await booking.hours(choice, days)));
  },
  getCalendarFile: async (_, { practiceId, appointmentId }, { visits }) => {
    const { calendar } = await visits();
    return file.write(
      valueOf(await calendar.file(practices.read(practiceId), idOf<AppointmentId>().read(appointmentId))),
    );
  },
} satisfies QueryResolvers<GatewayContext>;

export const bookingMutations = {
  keepSlot: async (_, { input }, { visits }) => {
    const { booking } = await visits();
    const { choice, start } = timeToKeep.read(input);
    return keptTime.write(valueOf(await booking.keep(choice, start)));
  },
  releaseSlot: async (_, { practiceId, holdId }, { visits }) => {
    const { booking } = await visits();
    valueOf(await booking.release(practices.read(practiceId), idOf<HoldId>().read(holdId)));
    return { status: 200, message: '' };
  },
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
