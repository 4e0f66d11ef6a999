import type { ServiceResult } from '@portico/application/kernel';
import type {
  IdentityDocuments,
  IdentityDocumentsChange,
  IdentityDocumentsSettings,
  ProfileReadOnly,
  Saved,
} from '@portico/application/profile';
import type { BadPicture } from '@portico/domain/profile';
import { identityDocuments, identityDocumentsChange } from '../codecs/identity-documents.codec.ts';
import { GetDocumentsSettingsDocument, UpdateDocumentsDocument } from '../generated/operations.ts';
import { GraphqlPort } from './graphql-port.ts';
import { readSaved } from './graphql-profile.ts';

export class GraphqlIdentityDocuments extends GraphqlPort implements IdentityDocuments {
  identityDocuments(): ServiceResult<IdentityDocumentsSettings> {
    return this.client.ask(GetDocumentsSettingsDocument, {}, identityDocuments.read);
  }

  saveIdentityDocuments(change: IdentityDocumentsChange): ServiceResult<Saved, ProfileReadOnly | BadPicture> {
    const input = identityDocumentsChange.write(change);
    return this.client.ask(UpdateDocumentsDocument, { input }, readSaved, [
      'profile-read-only',
      'no-jpeg',
      'too-large',
    ]);
  }
}
