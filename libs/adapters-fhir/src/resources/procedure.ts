import type { Procedure } from '@portico/domain/health';
import type { PatientId } from '@portico/domain/kernel';
import { absent, codedAs, dateTime, profile, referenceTo, type Resource } from './shared-elements.ts';
import { entryFhirId, fhirId } from './fhir-ids.ts';

export const procedure = (patient: PatientId, entry: Procedure): Resource => {
  const { id, name, code, date, status, performer } = entry;
  return {
    resourceType: 'Procedure',
    id: entryFhirId(patient, id),
    meta: profile('procedure'),
    status: status === 'planned' ? 'preparation' : status,
    code: codedAs(code, name),
    subject: referenceTo('Patient', fhirId(patient)),
    performedDateTime: dateTime(date),
    _performedDateTime: date === undefined ? absent : undefined,
    performer: performer === undefined ? undefined : [{ actor: { display: performer } }],
  };
};
