import type {
  Appointment,
  AppointmentLocation,
  AppointmentProvider,
  AppointmentStatus,
} from '@portico/domain/appointments';
import {
  parseInstant,
  parseTimeZone,
  type AppointmentId,
  type LocationId,
  type PatientRef,
  type ProviderId,
  type ResourceId,
  type VisitReasonId,
} from '@portico/domain/kernel';
import type { Place, Provider, Visit, VisitState } from '@portico/practice-spi';
import type { ConnectedPractice } from './connected-practices.ts';
import { withoutNeeds } from './needs-in-reason.ts';
import type { PortalIds } from './portal-and-system-ids.ts';
import type { OwnOfVisit } from './visit-confirmation-rows.ts';

const statuses: Readonly<Record<VisitState, AppointmentStatus>> = {
  requested: 'REQUESTED',
  booked: 'SCHEDULED',
  arrived: 'CHECKED-IN',
  completed: 'COMPLETED',
  missed: 'MISSED',
  canceled: 'CANCELLED',
};

export const providerOf = ({ id, name, specialty }: Provider, ids: PortalIds): AppointmentProvider => ({
  id: ids.of<ProviderId>('provider', id),
  name,
  ...(specialty === undefined ? {} : { specialty }),
});

export const locationOf = (
  { id, name, lines, city = '', state = '', zip = '', phone, timeZone }: Place,
  practice: ConnectedPractice,
  ids: PortalIds,
): AppointmentLocation => {
  const zone = parseTimeZone(timeZone);
  return {
    id: ids.of<LocationId>('place', id),
    office: name,
    addressLines: lines,
    city,
    state,
    zip,
    ...(phone === undefined ? {} : { phone }),
    timeZone: zone.ok ? zone.value : practice.timeZone,
  };
};

/** Of a visit whose system names no provider, or no place: the practice itself stands there. */
const practiceAsProvider = ({ name }: ConnectedPractice): Provider => ({ id: 'practice', name });
const practiceAsPlace = ({ name }: ConnectedPractice): Place => ({ id: 'practice', name, lines: [] });

/**
 * A visit as the domain has it; undefined if its moments or its state cannot be understood. `own` is what Portico keeps of
 * it: the patient's word that they come, what was prepaid, when an open request was asked for, and what a request replaces.
 */
export const appointmentOf = (
  patient: PatientRef,
  visit: Visit,
  { practice, ids, own }: { readonly practice: ConnectedPractice; readonly ids: PortalIds; readonly own?: OwnOfVisit },
): Appointment | undefined => {
  const [start, end] = [parseInstant(visit.start), parseInstant(visit.end)];
  const status = statuses[visit.state] as AppointmentStatus | undefined;
  if (!start.ok || !end.ok || status === undefined) return undefined;
  const span = { start: start.value, end: end.value };
  const isOpen = visit.timeOpen === true && (status === 'REQUESTED' || status === 'CANCELLED');
  const isConfirmed = visit.confirmed === true || own?.confirmedStart === span.start;
  const { type, comment, offer } = visit;
  const { reason, accommodations } = withoutNeeds(visit.reason);
  return {
    id: ids.of<AppointmentId>('visit', visit.id),
    patient,
    status,
    ...(isOpen && own?.asked !== undefined ? own.asked : span),
    ...(isOpen ? { timeOpen: true } : {}),
    ...(isOpen && own?.preference !== undefined ? { preference: own.preference } : {}),
    ...(status === 'REQUESTED' && own?.replaces !== undefined ? { replaces: own.replaces } : {}),
    video: visit.video === true,
    ...(type === undefined ? {} : { visitType: type }),
    ...(reason === undefined ? {} : { visitReason: reason }),
    ...(accommodations === undefined ? {} : { accommodations }),
    ...(comment === undefined ? {} : { comment }),
    ...(offer === undefined
      ? {}
      : {
          bookedAs: {
            resource: ids.of<ResourceId>('calendar', offer.calendar),
            visitReason: ids.of<VisitReasonId>('visit-type', offer.type),
          },
        }),
    ...(own?.prepaid === undefined ? {} : { prepaid: own.prepaid }),
    ...(isConfirmed ? { confirmed: true } : {}),
    provider: providerOf(visit.provider ?? practiceAsProvider(practice), ids),
    location: locationOf(visit.place ?? practiceAsPlace(practice), practice, ids),
  };
};
