import type { Immunization } from '@portico/domain/health';
import type { PatientId } from '@portico/domain/kernel';
import { absent, codedAs, dateTime, profile, referenceTo, words, type Resource } from './shared-elements.ts';
import { entryFhirId, fhirId } from './fhir-ids.ts';

export const immunization = (patient: PatientId, entry: Immunization): Resource => {
  const { id, vaccine, code, date, status, reason, lot, site, performer, source } = entry;
  return {
    resourceType: 'Immunization',
    id: entryFhirId(patient, id),
    meta: profile('immunization'),
    status: status === 'unknown' ? undefined : status,
    _status: status === 'unknown' ? absent : undefined,
    statusReason: words(reason),
    vaccineCode: codedAs(code, vaccine),
    patient: referenceTo('Patient', fhirId(patient)),
    occurrenceDateTime: dateTime(date),
    _occurrenceDateTime: date === undefined ? absent : undefined,
    primarySource: source === undefined ? undefined : source === 'administered',
    lotNumber: lot,
    site: words(site),
    performer: performer === undefined ? undefined : [{ actor: { display: performer } }],
  };
};
