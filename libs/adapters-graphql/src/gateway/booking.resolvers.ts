import type {
  AvailableHours as Hours,
  BookedVisit,
  BookingChoice,
  BookingOrder,
} from '@portico/application/scheduling';
import type { BookingKey } from '@portico/domain/appointments';
import {
  decimalOf,
  isoOf,
  parseInstant,
  SECOND,
  type AppointmentId,
  type HoldId,
  type Instant,
  type LocationId,
  type PatientId,
  type PracticeId,
  type ResourceId,
  type VisitReasonId,
} from '@portico/domain/kernel';
import type { DateRange } from '@portico/domain/scheduling';
import type {
  AvailableHours,
  MutationResolvers,
  QueryResolvers,
  RequestAppointmentAnswer,
  RequestAppointmentInput,
} from '../generated/resolvers.ts';
import { appointmentToWire } from './appointments.resolvers.ts';
import type { GatewayContext } from './context.ts';
import { fileToWire } from './file.wire.ts';
import { dateFrom, idFrom, idIn } from './payment-input.ts';
import { refusal, valueOf } from './refusal.ts';

export const bookingQueries: Pick<QueryResolvers<GatewayContext>, 'getAvailableHours' | 'getCalendarFile'> = {
  getAvailableHours: async (_, { input }, { visits }) => {
    const choice = choiceFrom(input.practice_id, input);
    return hoursToWire(
      valueOf(await (await visits()).booking.hours(choice, rangeFrom(input.start_date, input.end_date))),
    );
  },
  getCalendarFile: async (_, { practiceId, appointmentId }, { visits }) =>
    fileToWire(
      valueOf(
        await (await visits()).calendar.file(idFrom<PracticeId>(practiceId), idFrom<AppointmentId>(appointmentId)),
      ),
    ),
};

export const bookingMutations: Pick<
  MutationResolvers<GatewayContext>,
  'keepSlot' | 'releaseSlot' | 'getRequestAppointment'
> = {
  keepSlot: async (_, { input }, { visits }) => {
    const { practice_id, resource_id, visit_reason_id, location_id, start_time, replaces } = input;
    const choice = choiceFrom(practice_id, {
      resource_ids: [resource_id],
      visit_reason_id,
      location_ids: [location_id],
      replaces,
    });
    const { hold, slot, prepayment, keptFor } = valueOf(
      await (await visits()).booking.keep(choice, instantFrom(start_time)),
    );
    return {
      holdId: hold,
      start_time: isoOf(slot.start),
      end_time: isoOf(slot.end),
      prePayment: decimalOf(prepayment),
      keptForSeconds: Math.floor(keptFor / SECOND),
    };
  },
  releaseSlot: async (_, { practiceId, holdId }, { visits }) => {
    valueOf(await (await visits()).booking.release(idFrom<PracticeId>(practiceId), idFrom<HoldId>(holdId)));
    return { status: 200, message: '' };
  },
  getRequestAppointment: async (_, { input }, { visits }) =>
    bookedToWire(valueOf(await (await visits()).booking.book(orderFrom(input)))),
};

type Maybe<T> = T | null | undefined;

interface WireChoice {
  readonly patient_id?: Maybe<string>;
  readonly location_ids: readonly string[];
  readonly resource_ids: readonly string[];
  readonly visit_reason_id: string;
  readonly replaces?: Maybe<string>;
}

const badInput = (): never => {
  throw refusal({ kind: 'bad-input' });
};

const only = (ids: readonly string[]): string => (ids.length === 1 ? (ids[0] ?? badInput()) : badInput());

const instantFrom = (raw: string): Instant => {
  const parsed = parseInstant(raw);
  return parsed.ok ? parsed.value : badInput();
};

const choiceFrom = (practiceId: string, wire: WireChoice): BookingChoice => ({
  practice: idFrom<PracticeId>(practiceId),
  ...idIn<'patient', PatientId>('patient', wire.patient_id),
  offer: {
    resource: idFrom<ResourceId>(only(wire.resource_ids)),
    visitReason: idFrom<VisitReasonId>(wire.visit_reason_id),
    location: idFrom<LocationId>(only(wire.location_ids)),
  },
  ...idIn<'replaces', AppointmentId>('replaces', wire.replaces),
});

/** Both days or neither. */
const rangeFrom = (start: Maybe<string>, end: Maybe<string>): DateRange | undefined => {
  if (start == null && end == null) return undefined;
  return start == null || end == null ? badInput() : { start: dateFrom(start), end: dateFrom(end) };
};

/** What is booked, or asked for, by the words of the wire. */
export const orderFrom = ({
  uniqueId,
  practice_id,
  appointment,
  appointmentCancelInput,
}: RequestAppointmentInput): BookingOrder => ({
  choice: choiceFrom(practice_id, {
    ...appointment,
    replaces: appointmentCancelInput?.isCancelAppointment === true ? appointmentCancelInput.appointmentId : null,
  }),
  start: instantFrom(appointment.start_time),
  ...idIn<'hold', HoldId>('hold', appointment.holdId),
  // Names of its own, so that no attempt here is taken for a payment that books.
  key: idFrom<BookingKey>(`portal.${uniqueId}`),
  ...(appointment.chief_complaint == null ? {} : { visitReason: appointment.chief_complaint }),
});

const hoursToWire = (hours: Hours): AvailableHours => {
  const { patient, practice, provider, location, replaced } = hours;
  return {
    patient_id: patient.patient,
    practice_id: practice.id,
    practice_name: practice.name,
    practice_phone: practice.phone,
    provider_id: provider.id,
    provider: provider.name,
    specialty: provider.specialty ?? null,
    photo: hours.photo ?? null,
    visitType: hours.visitType,
    minutes: hours.minutes,
    video: hours.video,
    location_id: location.id,
    office: location.office,
    addressLines: location.addressLines,
    city: location.city,
    state: location.state,
    zip: location.zip,
    phone: location.phone ?? null,
    timeZone: location.timeZone,
    prePayment: decimalOf(hours.prepayment),
    autoSchedule: hours.booksAtOnce,
    asksVisitReason: hours.asksVisitReason,
    cutOffMinutes: hours.cutOffMinutes,
    today: hours.today,
    start_date: hours.range.start,
    end_date: hours.range.end,
    days: hours.days.map(({ date, slots }) => ({
      date,
      slots: slots.map(({ start, end }) => ({ start_time: isoOf(start), end_time: isoOf(end) })),
    })),
    nextDay: hours.nextDay ?? null,
    replaced:
      replaced === undefined
        ? null
        : {
            appointment_id: replaced.id,
            dateTime: isoOf(replaced.start),
            status: replaced.status,
            prepaid: replaced.prepaid === undefined ? null : decimalOf(replaced.prepaid),
          },
  };
};

export const bookedToWire = ({
  visit,
  management,
  isApproved,
  preRegistration,
  cancelled,
}: BookedVisit): RequestAppointmentAnswer => {
  const { id, patient, start, provider, location } = visit.appointment;
  const [addressLine1 = null, addressLine2 = null, addressLine3 = null] = location.addressLines;
  return {
    status: 200,
    appointment_id: id,
    patient_id: patient.patient,
    practice_id: patient.practice,
    practice_mgmt: management,
    appointmentStartTime: isoOf(start),
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
    move_patient_pre_registration: preRegistration,
    automaticallyApproveRequests: isApproved,
    cancelled_appointment_id: cancelled ?? null,
    appointment: appointmentToWire(visit),
  };
};
