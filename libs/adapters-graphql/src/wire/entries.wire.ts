import type { RecordEntries } from '@portico/application/health';
import type { AmendmentId } from '@portico/domain/health';
import {
  amendmentToRequest,
  disagreementToSend,
  entryPage,
  entryRef,
  entryToHide,
  noteToErase,
  noteToKeep,
} from '../codecs/entries.codec.ts';
import { idOf } from '../codecs/scalars.ts';
import * as documents from '../generated/documents/entries.ts';
import { done, fields, input, operation, under, wireOf } from './operation.ts';

export const entriesWire = wireOf<RecordEntries>()({
  entry: operation(documents.GetRecordEntryDocument, fields(entryRef), entryPage),
  requestAmendment: operation(
    documents.RequestAmendmentDocument,
    input(amendmentToRequest),
    under('amendmentId', idOf<AmendmentId>()),
    ['amendment-open'],
  ),
  disagree: operation(documents.DisagreeWithDenialDocument, input(disagreementToSend), done(), ['no-disagreement']),
  keepNote: operation(documents.KeepOwnNoteDocument, input(noteToKeep), done()),
  hide: operation(documents.HideRecordEntryDocument, input(entryToHide), done()),
  eraseNote: operation(documents.EraseOwnNoteDocument, fields(noteToErase), done()),
});
