import type { AppointmentProvider } from '@portico/domain/appointments';
import type { Practice } from '@portico/domain/practices';
import { absent, profile, referenceTo, some, words, type Face, type Resource } from './shared-elements.ts';
import { fhirId } from './fhir-ids.ts';

/** A provider, whose name the practice keeps in one piece. */
export const practitioner = ({ base }: Face, { id, name }: AppointmentProvider): Resource => ({
  resourceType: 'Practitioner',
  id: fhirId(id),
  meta: profile('practitioner'),
  identifier: [{ system: `${base}/provider-id`, value: id }],
  name: [{ text: name, _family: absent }],
});

/** What a provider does at the practice, which is reached by the practice's own phone. */
export const practitionerRole = ({ id, name, specialty }: AppointmentProvider, practice: Practice): Resource => ({
  resourceType: 'PractitionerRole',
  id: fhirId(id),
  meta: profile('practitionerrole'),
  practitioner: referenceTo('Practitioner', fhirId(id), name),
  organization: referenceTo('Organization', fhirId(practice.id), practice.name),
  specialty: some([words(specialty)]),
  telecom: [{ system: 'phone', value: practice.phone, use: 'work' }],
});
