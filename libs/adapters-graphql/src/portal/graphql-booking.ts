import type { ServiceResult } from '@portico/application/kernel';
import type {
  AvailableHours,
  BookedVisit,
  Booking,
  BookingChoice,
  BookingOrder,
  BookingRefusal,
  KeptTime,
} from '@portico/application/scheduling';
import type { HoldId, Instant, PracticeId } from '@portico/domain/kernel';
import type { DateRange } from '@portico/domain/scheduling';
import {
  availableHours,
  bookedVisit,
  bookingOrder,
  hoursWanted,
  keptTime,
  timeToKeep,
} from '../codecs/booking.codec.ts';
import {
  GetAvailableHoursDocument,
  GetRequestAppointmentDocument,
  KeepSlotDocument,
  ReleaseSlotDocument,
} from '../generated/operations.ts';
import { bookingRefusals } from '../refusals.ts';
import { done } from './gateway-client.ts';
import { GraphqlPort } from './graphql-port.ts';

/** Choosing and booking a time, over the wire. */
export class GraphqlBooking extends GraphqlPort implements Booking {
  hours(choice: BookingChoice, days?: DateRange): ServiceResult<AvailableHours, BookingRefusal> {
    const input = { ...hoursWanted.write({ choice, days }), fromReschedule: choice.replaces !== undefined };
    return this.client.ask(GetAvailableHoursDocument, { input }, availableHours.read, bookingRefusals);
  }

  keep(choice: BookingChoice, start: Instant): ServiceResult<KeptTime, BookingRefusal> {
    const input = timeToKeep.write({ choice, start });
    return this.client.ask(KeepSlotDocument, { input }, keptTime.read, bookingRefusals);
  }

  release(practiceId: PracticeId, holdId: HoldId): ServiceResult<void> {
    return this.client.ask(ReleaseSlotDocument, { practiceId, holdId }, done);
  }

  book(order: BookingOrder): ServiceResult<BookedVisit, BookingRefusal> {
    const input = bookingOrder.write(order);
    return this.client.ask(GetRequestAppointmentDocument, { input }, bookedVisit.read, bookingRefusals);
  }
}
