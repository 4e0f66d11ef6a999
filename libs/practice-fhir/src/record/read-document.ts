import { all, first, text, texts } from '../json/index.ts';
import { attachmentsOf } from './read-attachments.ts';
import type { Resource } from './find-resources.ts';
import type { ReferenceIndex } from './reference-index.ts';
import { patientOf, refuse, statusIn, unreadable, type Reading } from './reading-problem.ts';
import { conceptText } from '../values/index.ts';
import { nameBehind } from './source-coding.ts';
import { lookedUp } from './table-lookup.ts';
import { ok } from './reading-outcome.ts';
import { attachmentsIn, encounterOf, isNote, noteKindOf, noteOf } from './notes/index.ts';
import { dateAt } from './analyte-code-and-date.ts';

const statuses: Readonly<Record<string, 'current' | 'superseded'>> = { current: 'current', superseded: 'superseded' };

const docStatuses: Readonly<Record<string, 'final' | 'preliminary' | 'corrected'>> = {
  final: 'final',
  preliminary: 'preliminary',
  amended: 'corrected',
};

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
  const attachments = attachmentsIn(json);
  if (attachments.length === 0) return unreadable('DocumentReference.content is missing');
  const type = first(json, 'type') ?? first(json, 'category');
  const title = text(json, 'description') ?? conceptText(type);
  const date = dateAt(json, 'date');
  const created = date ?? dateAt(json, 'content.attachment.creation');
  const author = all(json, 'author').flatMap((each) => nameBehind(resource, referenceIndex, each) ?? [])[0];
  const name = title ?? text(attachments[0], 'title');
  const note =
    isNote(json) && name !== undefined
      ? noteOf(resource, referenceIndex, attachments, {
          patient: patient.value,
          name,
          kind: noteKindOf(texts(json, 'type.coding.code')),
          status: lookedUp(docStatuses, text(json, 'docStatus')) ?? 'unknown',
          date: created,
          author,
          code: first(json, 'type'),
          encounter: encounterOf(json),
        })
      : undefined;
  if (note !== undefined) return ok([note]);
  return attachmentsOf(resource, referenceIndex, attachments, { patient: patient.value, title, date, author });
};
