import type { Allergy } from '@portico/domain/health';
import type { PatientId } from '@portico/domain/kernel';
import type { JsonObject } from '@portico/practice-fhir/json';
import {
  absent,
  codedAs,
  coded,
  dateTime,
  neededWords,
  profile,
  referenceTo,
  some,
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
  const { id, substance, code, categories, criticality, recorded, status, saidByPatient } = allergy;
  const hasStatus = status !== 'unknown' && status !== 'refuted' && status !== 'unconfirmed';
  return {
    ...common(patient),
    id: entryFhirId(patient, id),
    clinicalStatus: hasStatus ? coded(clinical, status) : absent,
    verificationStatus: status === 'refuted' || status === 'unconfirmed' ? coded(verification, status) : undefined,
    category: categories,
    code: codedAs(code, substance),
    criticality,
    recordedDate: dateTime(recorded),
    asserter: saidByPatient && referenceTo('Patient', fhirId(patient)),
    reaction: some(reactionsOf(allergy)),
  };
};

/** Each reaction with what is said of its severity, and one of the allergy that no reaction has as an event of its own. */
const reactionsOf = ({ reactions, reactionSeverities = [], severity }: Allergy): readonly JsonObject[] => {
  const graded = new Map(reactionSeverities.map((each) => [each.reaction, each.severity]));
  const events = reactions.map((reaction) => ({
    manifestation: [neededWords(reaction)],
    severity: graded.get(reaction),
  }));
  const isSaid = severity === undefined || [...graded.values()].includes(severity);
  return isSaid ? events : [...events, { manifestation: [absent], severity }];
};

/** The statement that the patient has no known allergy. */
export const noKnownAllergy = (patient: PatientId): Resource => ({
  ...common(patient),
  id: entryFhirId(patient, 'none', 'known'),
  clinicalStatus: coded(clinical, 'active'),
  code: { ...coded('http://snomed.info/sct', '716186003', 'No known allergy'), text: 'No known allergy' },
});
