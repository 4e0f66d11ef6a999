import type { IdentityDocuments } from '@portico/application/profile';
import { identityDocuments, identityDocumentsChange } from '../codecs/identity-documents.codec.ts';
import { named, saved } from '../codecs/profile.codec.ts';
import { GetDocumentsSettingsDocument, UpdateDocumentsDocument } from '../generated/documents/profile.ts';
import { fields, input, operation, then, wireOf } from './operation.ts';

export const identityDocumentsWire = wireOf<IdentityDocuments>()({
  identityDocuments: operation(GetDocumentsSettingsDocument, fields(named), identityDocuments),
  saveIdentityDocuments: operation(
    UpdateDocumentsDocument,
    then(input(identityDocumentsChange), fields(named), 1),
    saved,
    ['profile-read-only', 'no-jpeg', 'too-large'],
  ),
});
