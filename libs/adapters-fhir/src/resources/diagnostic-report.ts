import type { Lab } from '@portico/domain/health';
import type { PatientId } from '@portico/domain/kernel';
import type { JsonObject } from '@portico/practice-fhir/json';
import {
  absent,
  coded,
  dateTime,
  neededWords,
  profile,
  referenceTo,
  said,
  some,
  terminology,
  words,
  type Resource,
} from './shared-elements.ts';
import { entryFhirId, fhirId } from './fhir-ids.ts';
import { labStatuses, observationId } from './observation.ts';

/** A laboratory report, which refers to its results. */
export const diagnosticReport = (patient: PatientId, lab: Lab): Resource => {
  const subject = referenceTo('Patient', fhirId(patient));
  const performer = said(lab.performer);
  const isReported = lab.status !== 'pending' && lab.status !== 'cancelled';
  return {
    resourceType: 'DiagnosticReport',
    id: entryFhirId(patient, lab.id),
    meta: profile('diagnosticreport-lab'),
    contained: some([...orderOf(lab, subject), ...specimenOf(lab, subject)]),
    basedOn: lab.orderedBy === undefined ? undefined : [{ reference: '#order' }],
    status: labStatuses[lab.status],
    category: [coded(terminology('v2-0074'), 'LAB', 'Laboratory')],
    code: neededWords(lab.name),
    subject,
    effectiveDateTime: dateTime(lab.date),
    _effectiveDateTime: lab.date === undefined && isReported ? absent : undefined,
    _issued: isReported ? absent : undefined,
    performer: performer === undefined ? undefined : [{ display: performer }],
    specimen: said(lab.specimen) === undefined ? undefined : [{ reference: '#specimen' }],
    ...conclusionOf(lab),
    result: some(lab.results.map(({ name }, at) => referenceTo('Observation', observationId(patient, lab, at), name))),
  };
};

/** Comments stand at the first result; those on a report without results are its conclusion. */
const conclusionOf = ({ comments = [], results }: Lab): JsonObject => {
  if (results.length > 0 || comments.length === 0) return {};
  const authors = new Set(comments.map(({ author }) => author));
  const [author] = authors;
  return {
    conclusion: comments.map(({ text }) => text).join('\n\n'),
    resultsInterpreter: authors.size > 1 || author === undefined ? undefined : [{ display: author }],
  };
};

/** The order, of which only is known who gave it. */
const orderOf = ({ orderedBy: name }: Lab, subject: JsonObject): readonly JsonObject[] =>
  name === undefined
    ? []
    : [
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

/** What was examined, in the words of the laboratory. */
const specimenOf = ({ specimen }: Lab, subject: JsonObject): readonly JsonObject[] => {
  const type = words(specimen);
  return type === undefined ? [] : [{ resourceType: 'Specimen', id: 'specimen', type, subject }];
};
