import type { ChartSection, EntryRef } from '@portico/domain/health';
import type { PatientId } from '@portico/domain/kernel';
import { entryFhirId } from '../resources/fhir-ids.ts';
import type { Resource } from '../resources/shared-elements.ts';

type Name = Pick<Resource, 'resourceType' | 'id'>;

/** The resource that an entry is written as, where there is one. */
export const resourceOfEntry = (patient: PatientId, of: EntryRef, resources: readonly Name[]): Name | undefined => {
  const ids = [entryFhirId(patient, of.entry), entryFhirId(patient, of.entry, of.section)];
  return resources.find((each) => types[of.section].includes(each.resourceType) && ids.includes(each.id));
};

/** The types of the resources that a section is written as. */
const types: Readonly<Record<ChartSection, readonly string[]>> = {
  conditions: ['Condition'],
  allergies: ['AllergyIntolerance'],
  medications: ['MedicationRequest'],
  immunizations: ['Immunization'],
  immunizationRecommendations: ['ImmunizationRecommendation'],
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
  bills: ['Claim', 'ExplanationOfBenefit'],
  notes: ['DocumentReference', 'DiagnosticReport'],
  documents: ['DocumentReference'],
  careTeam: ['CareTeam'],
};
