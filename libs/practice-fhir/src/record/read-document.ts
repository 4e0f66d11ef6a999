import { all, first, text } from '../json/index.ts';
import { attachmentsOf } from './read-attachments.ts';
import type { Resource } from './find-resources.ts';
import type { ReferenceIndex } from './reference-index.ts';
import { patientOf, refuse, statusIn, unreadable, type Reading } from './reading-problem.ts';
import { conceptText, personNames } from '../values/index.ts';
import { dateAt } from './analyte-code-and-date.ts';

const statuses: Readonly<Record<string, 'current' | 'superseded'>> = { current: 'current', superseded: 'superseded' };

export const readDocument = (resource: Resource, referenceIndex: ReferenceIndex): Reading => {
  const { json } = resource;
  const status = statusIn(statuses, 'DocumentReference.status', text(json, 'status'));
  if (!status.ok) return status;
  if (status.value === 'superseded') return refuse('superseded', 'DocumentReference.status is superseded');
  if (text(json, 'docStatus') === 'entered-in-error') {
    return refuse('entered-in-error', 'DocumentReference.docStatus is entered-in-error');
  }
  const patient = patientOf(resource, referenceIndex, 'subject');
  if (!patient.ok) return patient;
  const attachments = all(json, 'content.attachment');
  if (attachments.length === 0) return unreadable('DocumentReference.content is missing');
  const by = referenceIndex.follow(resource, first(json, 'author'));
  const type = first(json, 'type') ?? first(json, 'category');
  return attachmentsOf(resource, referenceIndex, attachments, {
    patient: patient.value,
    title: text(json, 'description') ?? conceptText(type),
    date: dateAt(json, 'date'),
    author: personNames(all(by?.resource?.json, 'name'))[0] ?? text(by?.resource?.json, 'name') ?? by?.display,
  });
};
