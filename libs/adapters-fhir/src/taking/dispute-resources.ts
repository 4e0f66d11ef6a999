import { isoText, type PatientId } from '@portico/domain/kernel';
import type { DisputedEntry } from '@portico/domain/health';
import { entryFhirId, fhirId } from '../resources/fhir-ids.ts';
import { referenceTo, said, words, type Resource } from '../resources/shared-elements.ts';

/** What the person says to a correction that was denied, about the resource of its entry where there is one. */
export const disputeResource = (
  patient: PatientId,
  { id, of, name, wrong, correct, answer, disagreement }: DisputedEntry,
  resources: readonly Pick<Resource, 'resourceType' | 'id'>[],
): Resource => {
  const ids = [entryFhirId(patient, of.entry), entryFhirId(patient, of.entry, of.section)];
  const about = resources.find((each) => types[of.section].includes(each.resourceType) && ids.includes(each.id));
  const told = [
    `Entry: ${name}`,
    `Said to be wrong: ${wrong}`,
    `Should say: ${correct}`,
    answer === undefined ? undefined : `Answer of the practice: ${answer}`,
    `Statement of disagreement: ${disagreement.statement}`,
  ];
  return {
    resourceType: 'Communication',
    id: entryFhirId(patient, id, 'disagreement'),
    status: 'completed',
    category: [{ text: 'Statement of disagreement' }],
    subject: referenceTo('Patient', fhirId(patient)),
    sender: referenceTo('Patient', fhirId(patient)),
    topic: words(name),
    about: about && [referenceTo(about.resourceType, about.id)],
    sent: isoText(disagreement.at),
    payload: told.flatMap((contentString) => (said(contentString) === undefined ? [] : [{ contentString }])),
  };
};

/** The types of the resources that a section is written as. */
const types: Readonly<Record<DisputedEntry['of']['section'], readonly string[]>> = {
  conditions: ['Condition'],
  allergies: ['AllergyIntolerance'],
  medications: ['MedicationRequest'],
  immunizations: ['Immunization'],
  labs: ['DiagnosticReport'],
  vitalSigns: ['Observation'],
  procedures: ['Procedure'],
  encounters: ['Encounter'],
  clinicalTests: ['Observation'],
  healthStatus: ['Observation'],
  socialHistory: ['Observation'],
  familyHistory: ['FamilyMemberHistory'],
  goals: ['Goal'],
  carePlans: ['CarePlan'],
  devices: ['Device'],
  advanceDirectives: ['Consent'],
  coverage: ['Coverage'],
  notes: ['DocumentReference', 'DiagnosticReport'],
  documents: ['DocumentReference'],
  careTeam: ['CareTeam'],
};
