import type { Appointment } from '@portico/domain/appointments';
import { neededWords, profile, referenceTo, some, terminology, words, type Resource } from './shared-elements.ts';
import { fhirId } from './fhir-ids.ts';

/** What a visit is as an encounter; the others did not take place, or not yet. */
const statuses: Readonly<Partial<Record<Appointment['status'], string>>> = {
  'CHECKED-IN': 'arrived',
  COMPLETED: 'finished',
};

/** Whether the patient came; a visit that was only planned, missed or canceled is no encounter. */
export const tookPlace = ({ status }: Appointment): boolean => statuses[status] !== undefined;

/** A visit for which the patient came. When it began and ended is not known, and the plan stands in the appointment. */
export const encounter = (visit: Appointment): Resource => {
  const { id, patient, status, video, visitType, visitReason, provider, location } = visit;
  return {
    resourceType: 'Encounter',
    id: fhirId(id),
    meta: profile('encounter'),
    status: statuses[status],
    class: video
      ? { system: terminology('v3-ActCode'), code: 'VR', display: 'virtual' }
      : { system: terminology('v3-ActCode'), code: 'AMB', display: 'ambulatory' },
    type: [neededWords(visitType)],
    subject: referenceTo('Patient', fhirId(patient.patient)),
    participant: [{ individual: referenceTo('Practitioner', fhirId(provider.id), provider.name) }],
    appointment: [referenceTo('Appointment', fhirId(id))],
    reasonCode: some([words(visitReason)]),
    location: [{ location: referenceTo('Location', fhirId(location.id), location.office) }],
  };
};
