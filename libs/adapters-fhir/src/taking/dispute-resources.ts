import { isoText, type PatientId } from '@portico/domain/kernel';
import type { DisputedEntry } from '@portico/domain/health';
import { entryFhirId, fhirId } from '../resources/fhir-ids.ts';
import { referenceTo, said, words, type Resource } from '../resources/shared-elements.ts';
import { resourceOfEntry } from './resource-of-entry.ts';

/** What the person says to a correction that was denied, about the resource of its entry where there is one. */
export const disputeResource = (
  patient: PatientId,
  { id, of, name, wrong, correct, answer, disagreement }: DisputedEntry,
  resources: readonly Pick<Resource, 'resourceType' | 'id'>[],
): Resource => {
  const about = resourceOfEntry(patient, of, resources);
  const told = [
    `Entry: ${name}`,
    `Said to be wrong: ${wrong}`,
    `Should say: ${correct}`,
    answer === undefined ? undefined : `Answer of the practice: ${answer}`,
    `Statement of disagreement: ${disagreement.statement}`,
  ];
  return {
    resourceType: 'Communication',
    id: entryFhirId(patient, id, 'disagreement'),
    status: 'completed',
    category: [{ text: 'Statement of disagreement' }],
    subject: referenceTo('Patient', fhirId(patient)),
    sender: referenceTo('Patient', fhirId(patient)),
    topic: words(name),
    about: about && [referenceTo(about.resourceType, about.id)],
    sent: isoText(disagreement.at),
    payload: told.flatMap((contentString) => (said(contentString) === undefined ? [] : [{ contentString }])),
  };
};
