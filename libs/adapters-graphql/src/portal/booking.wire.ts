import type {
  AvailableHours,
  BookedVisit,
  BookingChoice,
  BookingOrder,
  BookingRefusal,
  KeptTime,
} from '@portico/application/scheduling';
import { appointmentStatuses } from '@portico/domain/appointments';
import {
  isoOf,
  parseDecimal,
  SECOND,
  type AppointmentId,
  type Cents,
  type HoldId,
  type LocalDate,
  type PatientId,
  type PracticeId,
  type ProviderId,
} from '@portico/domain/kernel';
import { practiceManagements } from '@portico/domain/practices';
import type {
  GetAvailableHoursQuery,
  KeepSlotMutation,
  RequestAppointmentInput,
  RequestedPartsFragment,
} from '../generated/operations.ts';
import { instantFromWire, listedFromWire, locationFromWire } from './appointments.wire.ts';
import type { Extensions } from './gateway-client.ts';
import { present } from './present.ts';

type WireHours = GetAvailableHoursQuery['getAvailableHours'];

const centsFrom = (text: string): Cents => {
  const amount = parseDecimal(text);
  return amount.ok ? amount.value : (0 as Cents);
};

const slotFrom = ({ start_time, end_time }: { readonly start_time: string; readonly end_time: string }) => ({
  start: instantFromWire(start_time),
  end: instantFromWire(end_time),
});

export const hoursFromWire = (wire: WireHours): AvailableHours => ({
  patient: { practice: wire.practice_id as PracticeId, patient: wire.patient_id as PatientId },
  practice: { id: wire.practice_id as PracticeId, name: wire.practice_name, phone: wire.practice_phone },
  provider: present({ id: wire.provider_id as ProviderId, name: wire.provider, specialty: wire.specialty }),
  location: locationFromWire(wire),
  visitType: wire.visitType,
  minutes: wire.minutes,
  video: wire.video,
  prepayment: centsFrom(wire.prePayment),
  booksAtOnce: wire.autoSchedule,
  asksVisitReason: wire.asksVisitReason,
  cutOffMinutes: wire.cutOffMinutes,
  today: wire.today as LocalDate,
  range: { start: wire.start_date as LocalDate, end: wire.end_date as LocalDate },
  days: wire.days.map(({ date, slots }) => ({ date: date as LocalDate, slots: slots.map(slotFrom) })),
  ...(wire.photo === null ? {} : { photo: wire.photo }),
  ...(wire.nextDay === null ? {} : { nextDay: wire.nextDay as LocalDate }),
  ...replacedFrom(wire.replaced),
});

const replacedFrom = (wire: WireHours['replaced']): Pick<AvailableHours, 'replaced'> => {
  const status = appointmentStatuses.find((known) => known === wire?.status);
  if (wire === null || status === undefined) return {};
  const prepaid = wire.prepaid === null ? undefined : parseDecimal(wire.prepaid);
  return {
    replaced: {
      id: wire.appointment_id as AppointmentId,
      start: instantFromWire(wire.dateTime),
      status,
      ...(prepaid?.ok === true ? { prepaid: prepaid.value } : {}),
    },
  };
};

export const keptFromWire = (wire: KeepSlotMutation['keepSlot']): KeptTime => ({
  hold: wire.holdId as HoldId,
  slot: slotFrom(wire),
  prepayment: centsFrom(wire.prePayment),
  keptFor: wire.keptForSeconds * SECOND,
});

/** Undefined for a visit in a state that this portal does not know. */
export const bookedFromWire = (wire: RequestedPartsFragment): BookedVisit | undefined => {
  const [visit] = listedFromWire(wire.appointment);
  const management = practiceManagements.find((known) => known === wire.practice_mgmt);
  if (visit === undefined || management === undefined) return undefined;
  return {
    visit,
    management,
    isApproved: wire.automaticallyApproveRequests,
    preRegistration: wire.move_patient_pre_registration,
    ...(wire.cancelled_appointment_id === null ? {} : { cancelled: wire.cancelled_appointment_id as AppointmentId }),
  };
};

export const bookingRefusalFrom = ({ reason, amount }: Extensions): BookingRefusal | undefined => {
  if (reason === 'prepayment-due') {
    const due = typeof amount === 'string' ? parseDecimal(amount) : undefined;
    return due?.ok === true ? { kind: reason, amount: due.value } : undefined;
  }
  return plainKinds.includes(reason as never) ? { kind: reason as (typeof plainKinds)[number] } : undefined;
};

/** Those that say nothing beside their kind. */
const plainKinds = ['not-offered', 'slot-gone', 'not-cancellable'] as const;

export const offerToWire = ({ offer, patient }: BookingChoice) => ({
  location_ids: [offer.location],
  resource_ids: [offer.resource],
  visit_reason_id: offer.visitReason,
  ...(patient === undefined ? {} : { patient_id: patient }),
});

/** What is booked, or asked for, by itself or while checking out. */
export const requestToWire = ({ choice, start, hold, key, visitReason }: BookingOrder): RequestAppointmentInput => {
  const { practice, replaces } = choice;
  return {
    uniqueId: key,
    practice_id: practice,
    appointment: {
      ...offerToWire(choice),
      start_time: isoOf(start),
      ...(hold === undefined ? {} : { holdId: hold }),
      ...(visitReason === undefined ? {} : { chief_complaint: visitReason }),
    },
    isRescheduleAppointment: replaces !== undefined,
    ...(replaces === undefined
      ? {}
      : { appointmentCancelInput: { isCancelAppointment: true, appointmentId: replaces } }),
  };
};
