import type { Lab } from '@portico/domain/health';
import type { PatientId } from '@portico/domain/kernel';
import type { Json } from '@portico/practice-fhir/json';
import {
  absent,
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
import { labStatuses, observationId } from './observation.ts';

/** A laboratory report, which refers to its results. */
export const diagnosticReport = (patient: PatientId, lab: Lab): Resource => {
  const subject = referenceTo('Patient', fhirId(patient));
  const isReported = lab.status !== 'pending' && lab.status !== 'cancelled';
  return {
    resourceType: 'DiagnosticReport',
    id: entryFhirId(patient, lab.id),
    meta: profile('diagnosticreport-lab'),
    contained: lab.orderedBy === undefined ? undefined : orderBy(lab.orderedBy, subject),
    basedOn: lab.orderedBy === undefined ? undefined : [{ reference: '#order' }],
    status: labStatuses[lab.status],
    category: [coded(terminology('v2-0074'), 'LAB', 'Laboratory')],
    code: neededWords(lab.name),
    subject,
    effectiveDateTime: dateTime(lab.date),
    _effectiveDateTime: lab.date === undefined && isReported ? absent : undefined,
    _issued: isReported ? absent : undefined,
    result: some(lab.results.map(({ name }, at) => referenceTo('Observation', observationId(patient, lab, at), name))),
  };
};

/** The order, of which only is known who gave it. */
const orderBy = (name: string, subject: Json): readonly Json[] => [
  { resourceType: 'Practitioner', id: 'orderer', name: [{ text: name }] },
  {
    resourceType: 'ServiceRequest',
    id: 'order',
    status: 'unknown',
    intent: 'order',
    subject,
    requester: { reference: '#orderer', display: name },
  },
];
