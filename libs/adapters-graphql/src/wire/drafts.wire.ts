import type { SavedDrafts } from '@portico/application/drafts';
import { draftOnDevice, draftToDrop, savedDrafts, savedOrOther, wantedDrafts } from '../codecs/drafts.codec.ts';
import * as documents from '../generated/documents/drafts.ts';
import { done, fields, input, operation, under, wireOf } from './operation.ts';

export const savedDraftsWire = wireOf<SavedDrafts>()({
  of: operation(documents.GetDraftsDocument, fields(wantedDrafts), under('drafts', savedDrafts)),
  save: operation(documents.SaveDraftDocument, input(draftOnDevice), savedOrOther),
  drop: operation(documents.RemoveDraftDocument, fields(draftToDrop), done()),
});
