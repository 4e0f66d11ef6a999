import type { ServiceResult } from '@portico/application/kernel';
import type { ProfilePhoto, ProfilePhotoSettings, ProfileReadOnly, Saved } from '@portico/application/profile';
import type { BadPicture } from '@portico/domain/profile';
import { unreadable } from '../codecs/codec.ts';
import { profilePhoto } from '../codecs/profile.codec.ts';
import { GetPhotoSettingsDocument, UpdatePhotoDocument } from '../generated/operations.ts';
import { GraphqlPort } from './graphql-port.ts';
import { readSaved } from './graphql-profile.ts';

export class GraphqlProfilePhoto extends GraphqlPort implements ProfilePhoto {
  face(): ServiceResult<ProfilePhotoSettings> {
    return this.client.ask(GetPhotoSettingsDocument, {}, profilePhoto.read);
  }

  /** Null instead of an answer is a failure (`MON-332`). */
  saveProfilePhoto(picture: string): ServiceResult<Saved, ProfileReadOnly | BadPicture> {
    return this.client.ask(
      UpdatePhotoDocument,
      { profilePhoto: picture },
      (json) => (json === null ? unreadable() : readSaved(json)),
      ['profile-read-only', 'no-jpeg', 'too-large'],
    );
  }
}
