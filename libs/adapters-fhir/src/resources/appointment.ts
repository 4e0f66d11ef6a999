import type { Appointment } from '@portico/domain/appointments';
import { isoOf } from '@portico/domain/kernel';
import type { JsonObject } from '@portico/practice-fhir/json';
import { coded, referenceTo, said, some, terminology, words, type Resource } from './shared-elements.ts';
import { fhirId } from './fhir-ids.ts';

const statuses: Readonly<Record<Appointment['status'], string>> = {
  SCHEDULED: 'booked',
  'CHECKED-IN': 'checked-in',
  REQUESTED: 'proposed',
  MISSED: 'noshow',
  CANCELLED: 'cancelled',
  COMPLETED: 'fulfilled',
};

/** A visit or a request; one for no certain time has the span in which it is wanted. */
export const appointment = (visit: Appointment): Resource => {
  const { id, patient, status, video, visitType, visitReason, comment, provider, location } = visit;
  const span = { start: isoOf(visit.start), end: isoOf(visit.end) };
  const isOpen = visit.timeOpen === true;
  const office = status === 'REQUESTED' ? 'needs-action' : 'accepted';
  return {
    resourceType: 'Appointment',
    id: fhirId(id),
    status: statuses[status],
    serviceCategory: video ? [coded(terminology('v3-ActCode'), 'VR', 'virtual')] : undefined,
    appointmentType: words(visitType),
    reasonCode: some([words(visitReason)]),
    ...(isOpen ? { requestedPeriod: [span] } : span),
    patientInstruction: said(comment),
    participant: [
      participantOf('Patient', fhirId(patient.patient), undefined, visit.confirmed ? 'accepted' : 'needs-action'),
      participantOf('Practitioner', fhirId(provider.id), provider.name, office),
      participantOf('Location', fhirId(location.id), location.office, office),
    ],
  };
};

const participantOf = (type: string, id: string, name: string | undefined, status: string): JsonObject => ({
  actor: referenceTo(type, id, name),
  status,
});
