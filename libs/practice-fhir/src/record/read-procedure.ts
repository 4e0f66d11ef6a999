import type { Procedure } from '@portico/practice-spi';
import { knownFields } from '../pick-known-fields.ts';
import { ok } from './reading-outcome.ts';
import { first, text } from '../json/index.ts';
import type { Resource } from './find-resources.ts';
import { placesOf, type ReferenceIndex } from './reference-index.ts';
import { notedStatus, patientOf, unreadable, type Reading } from './reading-problem.ts';
import { conceptText } from '../values/index.ts';
import { dateAt } from './analyte-code-and-date.ts';
import { codingIn, nameBehind } from './source-coding.ts';

const statuses: Readonly<Record<string, Procedure['status']>> = {
  preparation: 'planned',
  'in-progress': 'in-progress',
  'not-done': 'not-done',
  'on-hold': 'on-hold',
  stopped: 'stopped',
  completed: 'completed',
};

const snomed = 'http://snomed.info/sct';

export const readProcedure = (resource: Resource, referenceIndex: ReferenceIndex): Reading => {
  const { json } = resource;
  const status = notedStatus(statuses, 'Procedure.status', text(json, 'status'));
  if (!status.ok) return status;
  const patient = patientOf(resource, referenceIndex, 'subject');
  if (!patient.ok) return patient;
  const name = conceptText(first(json, 'code'));
  if (name === undefined) return unreadable('Procedure.code is missing');
  const procedure: Procedure = {
    id: resource.id,
    name,
    status: status.value,
    ...knownFields({
      code: codingIn(first(json, 'code'), snomed),
      date: dateAt(json, 'performedDateTime', 'performedPeriod.start', 'performedPeriod.end'),
      performer: nameBehind(resource, referenceIndex, first(json, 'performer.actor')),
    }),
  };
  return ok([{ type: 'procedure', id: resource.id, sources: placesOf(resource), patient: patient.value, procedure }]);
};
