import type {
  AvailableHours,
  BookedVisit,
  BookingChoice,
  BookingOrder,
  HoursOfDay,
  KeptTime,
  NearVisit,
} from '@portico/application/scheduling';
import { appointmentStatuses, type BookingKey } from '@portico/domain/appointments';
import type { AppointmentId, Instant, LocationId, ResourceId } from '@portico/domain/kernel';
import { practiceManagements } from '@portico/domain/practices';
import type { DateRange, Offer } from '@portico/domain/scheduling';
import { accommodations } from './accommodations.codec.ts';
import { listedAppointment, location, slot } from './appointments.codec.ts';
import { codec, list, optionalIfReadable, unreadable, type Codec } from './codec.ts';
import { field, flat, record, allOrNone, within } from './object-codec.ts';
import { day, id, idOf, maybe, maybeId, moment, money, oneOf, seconds, text, timeZone } from './scalars.ts';

/** One where the contract has a list. */
const only = <D, W, R>(one: Codec<D, W, R>): Codec<D, readonly W[], readonly R[]> =>
  codec(
    (value) => [one.write(value)],
    (jsons) => (jsons.length === 1 ? one.read(jsons[0] as R) : unreadable()),
  );

/** What is to be booked, as questions name it. */
export const chosenOffer = record<Offer>()({
  resource: field('resource_ids', only(idOf<ResourceId>())),
  visitReason: id('visit_reason_id'),
  location: field('location_ids', only(idOf<LocationId>())),
});

interface HoursWanted {
  readonly choice: BookingChoice;
  readonly days?: DateRange | undefined;
}

export const hoursWanted = record<HoursWanted>()({
  choice: {
    practice: id('practice_id'),
    patient: maybeId('patient_id'),
    offer: flat(chosenOffer),
    replaces: maybeId('replaces'),
  },
  days: flat(allOrNone<DateRange>()({ start: field('start_date', day), end: field('end_date', day) })),
});

interface TimeToKeep {
  readonly choice: Omit<BookingChoice, 'patient'>;
  readonly start: Instant;
}

export const timeToKeep = record<TimeToKeep>()({
  choice: {
    practice: id('practice_id'),
    offer: { resource: id('resource_id'), visitReason: id('visit_reason_id'), location: id('location_id') },
    replaces: maybeId('replaces'),
  },
  start: field('start_time', moment),
});

export const keptTime = record<KeptTime>()({
  hold: id('holdId'),
  slot: flat(slot),
  prepayment: field('prePayment', money),
  keptFor: field('keptForSeconds', seconds),
});

/** Names of its own, so that no attempt here is taken for a payment that books. */
const attempt: Codec<BookingKey, string> = codec(
  (key) => key,
  (text) => idOf<BookingKey>().read(`portal.${text}`),
);

interface WireReplacing {
  readonly isCancelAppointment: boolean;
  readonly appointmentId: string;
}

/** The visit that is canceled in the same step. */
const replacing: Codec<
  AppointmentId | undefined,
  { readonly isRescheduleAppointment: boolean; readonly appointmentCancelInput: WireReplacing | null },
  { readonly appointmentCancelInput?: WireReplacing | null | undefined }
> = codec(
  (visit) => ({
    isRescheduleAppointment: visit !== undefined,
    appointmentCancelInput: visit === undefined ? null : { isCancelAppointment: true, appointmentId: visit },
  }),
  ({ appointmentCancelInput: json }) =>
    json?.isCancelAppointment === true ? idOf<AppointmentId>().read(json.appointmentId) : undefined,
);

/** What is booked, or asked for, by itself or while checking out. */
export const bookingOrder = record<BookingOrder>()({
  choice: {
    practice: id('practice_id'),
    patient: within('appointment', maybeId('patient_id')),
    offer: within('appointment', flat(chosenOffer)),
    replaces: flat(replacing),
  },
  start: within('appointment', field('start_time', moment)),
  hold: within('appointment', maybeId('holdId')),
  visitReason: within('appointment', 'chief_complaint'),
  accommodations: within('appointment', maybe('accommodations', accommodations)),
  key: field('uniqueId', attempt),
});

const nearVisit = record<NearVisit>()({
  start: field('start_time', moment),
  end: field('end_time', moment),
  timeZone: field('timeZone', timeZone),
  providerName: 'provider',
  practiceName: 'practice_name',
});

const hoursOfDay = record<HoursOfDay>()({ date: field('date', day), slots: field('slots', list(slot)) });

const replaced = record<NonNullable<AvailableHours['replaced']>>()({
  id: id('appointment_id'),
  start: field('dateTime', moment),
  status: field('status', oneOf(appointmentStatuses)),
  prepaid: field('prepaid', optionalIfReadable(money)),
  timeZone: maybe('timeZone', timeZone),
  provider: 'providerName',
});

export const availableHours = record<AvailableHours>()({
  patient: { practice: id('practice_id'), patient: id('patient_id') },
  practice: { id: id('practice_id'), name: 'practice_name', phone: 'practice_phone' },
  provider: { id: id('provider_id'), name: 'provider', specialty: 'specialty' },
  photo: 'photo',
  visitType: 'visitType',
  minutes: 'minutes',
  video: 'video',
  location: flat(location),
  prepayment: field('prePayment', money),
  booksAtOnce: 'autoSchedule',
  asksVisitReason: 'asksVisitReason',
  accommodations: field('accommodations', optionalIfReadable(accommodations)),
  cutOffMinutes: 'cutOffMinutes',
  today: field('today', day),
  range: { start: field('start_date', day), end: field('end_date', day) },
  nearVisits: field('nearVisits', list(nearVisit)),
  nearVisitsUnknownAt: field('nearVisitsUnknownAt', list(text)),
  requestWaits: 'requestWaits',
  requestWaitsFor: maybe('requestWaitsFor', moment),
  answeredBy: maybe('answeredBy', moment),
  days: field('days', list(hoursOfDay)),
  nextDay: maybe('nextDay', day),
  replaced: field('replaced', optionalIfReadable(replaced)),
});

export const bookedVisit = record<BookedVisit>()({
  visit: field('appointment', listedAppointment),
  management: field('practice_mgmt', oneOf(practiceManagements)),
  isApproved: 'automaticallyApproveRequests',
  preRegistration: 'move_patient_pre_registration',
  cancelled: maybeId('cancelled_appointment_id'),
});
