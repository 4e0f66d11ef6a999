import type { Immunization } from '@portico/practice-spi';
import { ok } from './reading-outcome.ts';
import { all, first, text, texts, type Json } from '../json/index.ts';
import type { Resource } from './find-resources.ts';
import { placesOf, type ReferenceIndex } from './reference-index.ts';
import { notedStatus, patientOf, unreadable, type Reading } from './reading-problem.ts';
import { conceptText } from '../values/index.ts';
import { dateAt } from './analyte-code-and-date.ts';
import { knownFields } from '../pick-known-fields.ts';
import { codingIn, nameBehind } from './source-coding.ts';

const statuses: Readonly<Record<string, Immunization['status']>> = {
  completed: 'completed',
  'not-done': 'not-done',
};

const cvx = 'http://hl7.org/fhir/sid/cvx';

export const readImmunization = (resource: Resource, referenceIndex: ReferenceIndex): Reading => {
  const { json } = resource;
  const status = notedStatus(statuses, 'Immunization.status', text(json, 'status'));
  if (!status.ok) return status;
  const patient = patientOf(resource, referenceIndex, 'patient');
  if (!patient.ok) return patient;
  const vaccine = conceptText(first(json, 'vaccineCode'));
  if (vaccine === undefined) return unreadable('Immunization.vaccineCode is missing');
  const immunization: Immunization = {
    id: resource.id,
    vaccine,
    status: status.value,
    ...knownFields({
      code: codingIn(first(json, 'vaccineCode'), cvx),
      date: dateAt(json, 'occurrenceDateTime'),
      reason: conceptText(first(json, 'statusReason')),
      lot: text(json, 'lotNumber'),
      site: conceptText(first(json, 'site')),
      performer: nameBehind(resource, referenceIndex, first(whoGave(all(json, 'performer')), 'actor')),
      source: sourceOf(json),
    }),
  };
  return ok([
    { type: 'immunization', id: resource.id, sources: placesOf(resource), patient: patient.value, immunization },
  ]);
};

/** Of those who took part, the one who gave it: others ordered it. */
const whoGave = (performers: readonly Json[]): Json | undefined => {
  const functions = (performer: Json): readonly string[] => texts(performer, 'function.coding.code');
  return (
    performers.find((each) => functions(each).includes('AP')) ??
    performers.find((each) => !functions(each).includes('OP'))
  );
};

const sourceOf = (json: Json): Immunization['source'] => {
  const isPrimary = first(json, 'primarySource');
  if (typeof isPrimary === 'boolean') return isPrimary ? 'administered' : 'reported';
  return first(json, 'reportOrigin') === undefined ? undefined : 'reported';
};
