import type { Booking } from '@portico/application/scheduling';
import type { HoldId, PracticeId } from '@portico/domain/kernel';
import {
  availableHours,
  bookedVisit,
  bookingOrder,
  hoursWanted,
  keptTime,
  timeToKeep,
} from '../codecs/booking.codec.ts';
import { following } from '../codecs/codec.ts';
import { idOf } from '../codecs/scalars.ts';
import * as documents from '../generated/documents/booking.ts';
import { bookingRefusals } from '../refusals.ts';
import { done, input, under, operation, parts, then, variable, wireOf } from './operation.ts';

const hours = following(({ choice }) => ({ fromReschedule: choice.replaces !== undefined }), hoursWanted);

/** Choosing and booking a time. */
export const bookingWire = wireOf<Booking>()({
  hours: operation(
    documents.GetAvailableHoursDocument,
    under('input', parts(['choice', 'days'], hours)),
    availableHours,
    bookingRefusals,
  ),
  keep: operation(
    documents.KeepSlotDocument,
    under('input', parts(['choice', 'start'], timeToKeep)),
    keptTime,
    bookingRefusals,
  ),
  release: operation(
    documents.ReleaseSlotDocument,
    then(variable('practiceId', idOf<PracticeId>()), variable('holdId', idOf<HoldId>()), 1),
    done(),
  ),
  book: operation(documents.GetRequestAppointmentDocument, input(bookingOrder), bookedVisit, bookingRefusals),
});
