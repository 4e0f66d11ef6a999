import type { ClinicalNotes } from '@portico/application/health';
import { notePage } from '../codecs/clinical-notes.codec.ts';
import { entryId } from '../codecs/scalars.ts';
import * as documents from '../generated/documents/clinical-notes.ts';
import { operation, variable, wireOf } from './operation.ts';

export const clinicalNotesWire = wireOf<ClinicalNotes>()({
  note: operation(documents.GetClinicalNoteDocument, variable('noteId', entryId), notePage),
});
