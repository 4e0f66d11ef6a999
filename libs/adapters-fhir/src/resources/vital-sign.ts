import { bloodPressureOf, type VitalSign } from '@portico/domain/health';
import type { PatientId } from '@portico/domain/kernel';
import {
  absent,
  coded,
  codedAs,
  dateTime,
  profile,
  referenceTo,
  terminology,
  type Resource,
} from './shared-elements.ts';
import { entryFhirId, fhirId } from './fhir-ids.ts';
import { valueOf } from './observation.ts';

const category = [coded(terminology('observation-category'), 'vital-signs', 'Vital Signs')];

/** What two values are called together that a document has apart. */
const panel = { code: '85354-9', system: 'http://loinc.org' };

export const vitalSign = (patient: PatientId, entry: VitalSign): Resource => {
  const { id, name, date, status, parts } = entry;
  const code = entry.code ?? (bloodPressureOf(entry) === undefined ? undefined : panel);
  const [only] = parts;
  return {
    resourceType: 'Observation',
    id: entryFhirId(patient, id),
    meta: profile('vital-signs'),
    status: status === 'corrected' ? 'amended' : status,
    category,
    code: codedAs(code, name),
    subject: referenceTo('Patient', fhirId(patient)),
    effectiveDateTime: dateTime(date),
    _effectiveDateTime: date === undefined ? absent : undefined,
    ...(parts.length === 1 && only !== undefined
      ? valueOf(only.value)
      : { component: parts.map((part) => ({ code: codedAs(part.code, part.name), ...valueOf(part.value) })) }),
  };
};
