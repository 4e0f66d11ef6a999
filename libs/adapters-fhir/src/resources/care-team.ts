import type { CareTeamMember } from '@portico/domain/health';
import type { PatientId } from '@portico/domain/kernel';
import { coded, profile, referenceTo, some, terminology, words, type Resource } from './shared-elements.ts';
import { entryFhirId, fhirId } from './fhir-ids.ts';

const unknownRole = coded(terminology('data-absent-reason'), 'unknown', 'Unknown');

/** Who cares for a patient, as one team. */
export const careTeam = (patient: PatientId, members: readonly CareTeamMember[]): Resource => ({
  resourceType: 'CareTeam',
  id: entryFhirId(patient, 'care-team'),
  meta: profile('careteam'),
  // Members are known by name alone, and are no providers who could be looked up.
  contained: members.map(({ name, phone, email, place, identifiers }, at) => ({
    resourceType: 'Practitioner',
    id: `member-${at + 1}`,
    identifier: identifiers?.map(({ system, value }) => ({ system, value })),
    name: [{ text: name }],
    telecom: some([
      phone === undefined ? undefined : { system: 'phone', value: phone },
      email === undefined ? undefined : { system: 'email', value: email },
    ]),
    address: some([words(place)]),
  })),
  status: 'active',
  subject: referenceTo('Patient', fhirId(patient)),
  participant: members.map(({ name, role }, at) => ({
    role: [words(role) ?? unknownRole],
    member: { reference: `#member-${at + 1}`, display: name },
  })),
});
