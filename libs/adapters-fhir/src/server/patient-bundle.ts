import { ok, type PatientId, type Result } from '@portico/domain/kernel';
import { fhirId } from '../resources/fhir-ids.ts';
import type { JsonObject } from '@portico/practice-fhir/json';
import { resourceTypes } from './answer-fhir.ts';
import { everyOf, exportable } from './bulk-export.ts';
import type { Problem } from './operation-outcome.ts';
import type { Asked } from './resource-type.ts';

/** Every resource that is one patient's, in one Bundle, for a copy of their own. */
export const patientBundle = async (asked: Asked, patient: PatientId): Promise<Result<JsonObject, Problem>> => {
  const entry: JsonObject[] = [];
  for (const type of exportable(resourceTypes)) {
    const found = await everyOf(asked, type, patient);
    if (!found.ok) return found;
    entry.push(
      ...found.value.map((resource) => ({
        fullUrl: `${asked.base}/${resource.resourceType}/${resource.id}`,
        resource,
      })),
    );
  }
  return ok({ resourceType: 'Bundle', type: 'collection', id: fhirId(patient), entry });
};
