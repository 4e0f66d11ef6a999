import { waitListStates, type ListedAppointment, type PracticeHistory } from '@portico/application/appointments';
import {
  type AppointmentLocation,
  appointmentStatuses,
  type Appointment,
  type AppointmentStatus,
  type BookedAs,
} from '@portico/domain/appointments';
import {
  instant,
  type AppointmentId,
  type Instant,
  type LocationId,
  type PatientId,
  type PracticeId,
  type ProviderId,
  type ResourceId,
  type TimeZone,
  type VisitReasonId,
} from '@portico/domain/kernel';
import type { AppointmentPartsFragment, HistoryPartsFragment } from '../generated/operations.ts';
import { fromWire } from '../wire-words.ts';
import { present } from './present.ts';

export const instantFromWire = (text: string): Instant => instant(Date.parse(text));

/** An appointment with a status that this portal does not know is left out rather than shown as something it is not. */
export const listedFromWire = (wire: AppointmentPartsFragment): readonly ListedAppointment[] => {
  const status = appointmentStatuses.find((known) => known === wire.status);
  return status === undefined
    ? []
    : [
        {
          appointment: appointmentFromWire(wire, status),
          practice: { id: wire.practice_id as PracticeId, name: wire.practice_name },
          today: wire.today,
          booking: wire.requestsOnly ? 'requests-only' : 'slots',
          mayAct: wire.mayAct,
          canCheckIn: wire.canCheckin,
          canCheckOut: wire.canCheckout,
          ...(wire.changeUntil === null ? {} : { changeUntil: instantFromWire(wire.changeUntil) }),
          ...summaryFromWire(wire),
          ...waitListFromWire(wire),
        },
      ];
};

const summaryFromWire = ({ visitSummary }: AppointmentPartsFragment): Pick<ListedAppointment, 'summary'> => {
  const summary = (['job', 'ccda'] as const).find((way) => visitSummary !== null && way === fromWire(visitSummary));
  return summary === undefined ? {} : { summary };
};

const waitListFromWire = ({ earlierTime: word }: AppointmentPartsFragment): Pick<ListedAppointment, 'earlierTime'> => {
  const earlierTime = waitListStates.find((state) => word !== null && state === fromWire(word));
  return earlierTime === undefined ? {} : { earlierTime };
};

const appointmentFromWire = (wire: AppointmentPartsFragment, status: AppointmentStatus): Appointment =>
  present({
    id: wire.appointment_id as AppointmentId,
    patient: { practice: wire.practice_id as PracticeId, patient: wire.patient_id as PatientId },
    status,
    start: instantFromWire(wire.dateTime),
    end: instantFromWire(wire.endDateTime),
    timeOpen: wire.timeOpen || undefined,
    confirmed: wire.confirmed || undefined,
    video: wire.video,
    visitType: wire.appointment_type,
    visitReason: wire.visit_reason,
    comment: wire.comment,
    provider: present({ id: wire.provider_id as ProviderId, name: wire.providerName, specialty: wire.specialty }),
    location: locationFromWire(wire),
    bookedAs: bookedAsFromWire(wire),
  });

type WireLocation = Pick<
  AppointmentPartsFragment,
  'location_id' | 'office' | 'addressLines' | 'city' | 'state' | 'zip' | 'phone' | 'timeZone'
>;

export const locationFromWire = (wire: WireLocation): AppointmentLocation =>
  present({
    id: wire.location_id as LocationId,
    office: wire.office,
    addressLines: wire.addressLines,
    city: wire.city,
    state: wire.state,
    zip: wire.zip,
    phone: wire.phone,
    timeZone: wire.timeZone as TimeZone,
  });

const bookedAsFromWire = ({ resource_id, visit_reason_id }: AppointmentPartsFragment): BookedAs | undefined =>
  resource_id == null || visit_reason_id == null
    ? undefined
    : { resource: resource_id as ResourceId, visitReason: visit_reason_id as VisitReasonId };

export const historyFromWire = ({ components, details }: HistoryPartsFragment): readonly PracticeHistory[] =>
  details.map((detail) => ({
    practice: { id: detail.practice_id as PracticeId, name: detail.practice_name },
    page: {
      entries: components.filter(({ practice_id }) => practice_id === detail.practice_id).flatMap(listedFromWire),
      page: detail.current_page,
      perPage: detail.per_page,
      total: detail.total_entries,
    },
  }));
