import { all, first, text } from '../json/index.ts';
import { conceptText } from '../values/index.ts';
import { dateAt } from './analyte-code-and-date.ts';
import type { Resource } from './find-resources.ts';
import { attachmentsOf } from './read-attachments.ts';
import { patientOf, refuse, type Reading } from './reading-problem.ts';
import type { ReferenceIndex } from './reference-index.ts';
import { nameBehind } from './source-coding.ts';

const unfinished: ReadonlySet<string> = new Set(['preparation', 'in-progress', 'not-done', 'on-hold', 'stopped']);

/** A picture or a recording of a person is a file; it is called as its source calls it, else what made it or what it is. */
export const readMedia = (resource: Resource, referenceIndex: ReferenceIndex): Reading => {
  const { json } = resource;
  const status = text(json, 'status') ?? '';
  if (status === 'entered-in-error') return refuse('entered-in-error', 'Media.status is entered-in-error');
  if (unfinished.has(status)) return refuse('not-kept', 'a picture that was not finished');
  const patient = patientOf(resource, referenceIndex, 'subject');
  if (!patient.ok) return patient;
  return attachmentsOf(resource, referenceIndex, all(json, 'content'), {
    patient: patient.value,
    title: conceptText(first(json, 'modality')) ?? conceptText(first(json, 'type')),
    date: dateAt(json, 'createdDateTime', 'createdPeriod.start', 'issued'),
    author: nameBehind(resource, referenceIndex, first(json, 'operator')),
  });
};
