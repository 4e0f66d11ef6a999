import type { Condition } from '@portico/domain/health';
import type { PatientId } from '@portico/domain/kernel';
import { codedAs, coded, dateTime, profile, referenceTo, some, terminology, type Resource } from './shared-elements.ts';
import { entryFhirId, fhirId } from './fhir-ids.ts';

const clinical = terminology('condition-clinical');

const common = (patient: PatientId) => ({
  resourceType: 'Condition',
  meta: profile('condition-problems-health-concerns'),
  category: [coded(terminology('condition-category'), 'problem-list-item', 'Problem List Item')],
  subject: referenceTo('Patient', fhirId(patient)),
});

export const condition = (patient: PatientId, { id, name, code, onset, ended, status }: Condition): Resource => {
  const isOver = status === 'resolved' || status === 'inactive';
  return {
    ...common(patient),
    id: entryFhirId(patient, id),
    clinicalStatus: isOver || status === 'active' ? coded(clinical, status) : undefined,
    verificationStatus:
      status === 'refuted' || status === 'unconfirmed' ? coded(terminology('condition-ver-status'), status) : undefined,
    code: codedAs(code, name),
    onsetDateTime: dateTime(onset),
    // FHIR lets only what is over have an end.
    abatementDateTime: isOver ? dateTime(ended) : undefined,
    note: some([isOver || ended === undefined ? undefined : { text: `Ended: ${ended}` }]),
  };
};

/** The statement that the patient has no known problem. */
export const noKnownProblem = (patient: PatientId): Resource => ({
  ...common(patient),
  id: entryFhirId(patient, 'none', 'known'),
  clinicalStatus: coded(clinical, 'active'),
  code: {
    ...coded('http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips', 'no-known-problems', 'No known problems'),
    text: 'No known problems',
  },
});
