import type { Allergy } from '@portico/domain/health';
import type { PatientId } from '@portico/domain/kernel';
import {
  absent,
  coded,
  dateTime,
  neededWords,
  profile,
  referenceTo,
  terminology,
  type Resource,
} from './shared-elements.ts';
import { entryFhirId, fhirId } from './fhir-ids.ts';

const clinical = terminology('allergyintolerance-clinical');
const verification = terminology('allergyintolerance-verification');

const common = (patient: PatientId) => ({
  resourceType: 'AllergyIntolerance',
  meta: profile('allergyintolerance'),
  patient: referenceTo('Patient', fhirId(patient)),
});

export const allergyIntolerance = (patient: PatientId, allergy: Allergy): Resource => {
  const { id, substance, reactions, severity, recorded, status, saidByPatient } = allergy;
  const manifestation = reactions.length === 0 ? [absent] : reactions.map(neededWords);
  const hasStatus = status !== 'unknown' && status !== 'refuted' && status !== 'unconfirmed';
  return {
    ...common(patient),
    id: entryFhirId(patient, id),
    clinicalStatus: hasStatus ? coded(clinical, status) : absent,
    verificationStatus: status === 'refuted' || status === 'unconfirmed' ? coded(verification, status) : undefined,
    code: neededWords(substance),
    recordedDate: dateTime(recorded),
    asserter: saidByPatient && referenceTo('Patient', fhirId(patient)),
    reaction: reactions.length === 0 && severity === undefined ? undefined : [{ manifestation, severity }],
  };
};

/** The statement that the patient has no known allergy. */
export const noKnownAllergy = (patient: PatientId): Resource => ({
  ...common(patient),
  id: entryFhirId(patient, 'none', 'known'),
  clinicalStatus: coded(clinical, 'active'),
  code: { ...coded('http://snomed.info/sct', '716186003', 'No known allergy'), text: 'No known allergy' },
});
