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
import { failed, isoOf, ok, type HoldId, type Instant, type PracticeId } from '@portico/domain/kernel';
import type { DateRange } from '@portico/domain/scheduling';
import {
  GetAvailableHoursDocument,
  GetRequestAppointmentDocument,
  KeepSlotDocument,
  ReleaseSlotDocument,
} from '../generated/operations.ts';
import {
  bookedFromWire,
  bookingRefusalFrom,
  hoursFromWire,
  keptFromWire,
  offerToWire,
  requestToWire,
} from './booking.wire.ts';
import type { GatewayClient } from './gateway-client.ts';

/** Choosing and booking a time, over the wire. */
export class GraphqlBooking implements Booking {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async hours(choice: BookingChoice, days?: DateRange): ServiceResult<AvailableHours, BookingRefusal> {
    const answer = await this.#client.queryOr(
      GetAvailableHoursDocument,
      {
        input: {
          practice_id: choice.practice,
          ...offerToWire(choice),
          ...(days === undefined ? {} : { start_date: days.start, end_date: days.end }),
          ...(choice.replaces === undefined ? {} : { replaces: choice.replaces, fromReschedule: true }),
        },
      },
      bookingRefusalFrom,
    );
    return answer.ok ? ok(hoursFromWire(answer.value.getAvailableHours)) : answer;
  }

  async keep({ practice, offer, replaces }: BookingChoice, start: Instant): ServiceResult<KeptTime, BookingRefusal> {
    const answer = await this.#client.mutateOr(
      KeepSlotDocument,
      {
        input: {
          practice_id: practice,
          resource_id: offer.resource,
          visit_reason_id: offer.visitReason,
          location_id: offer.location,
          start_time: isoOf(start),
          ...(replaces === undefined ? {} : { replaces }),
        },
      },
      bookingRefusalFrom,
    );
    return answer.ok ? ok(keptFromWire(answer.value.keepSlot)) : answer;
  }

  async release(practiceId: PracticeId, holdId: HoldId): ServiceResult<void> {
    const answer = await this.#client.mutate(ReleaseSlotDocument, { practiceId, holdId });
    return answer.ok ? ok(undefined) : answer;
  }

  async book(order: BookingOrder): ServiceResult<BookedVisit, BookingRefusal> {
    const input = requestToWire(order);
    const answer = await this.#client.mutateOr(GetRequestAppointmentDocument, { input }, bookingRefusalFrom);
    if (!answer.ok) return answer;
    const booked = bookedFromWire(answer.value.getRequestAppointment);
    return booked === undefined ? failed({ kind: 'malfunction' }) : ok(booked);
  }
}
