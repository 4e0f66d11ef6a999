import type { ProfilePhoto } from '@portico/application/profile';
import { same, whole } from '../codecs/codec.ts';
import { named, profilePhoto, saved } from '../codecs/profile.codec.ts';
import { GetPhotoSettingsDocument, UpdatePhotoDocument } from '../generated/documents/profile.ts';
import { fields, operation, variable, wireOf } from './operation.ts';

export const profilePhotoWire = wireOf<ProfilePhoto>()({
  face: operation(GetPhotoSettingsDocument, fields(named), profilePhoto),
  saveProfilePhoto: operation(UpdatePhotoDocument, variable('profilePhoto', same<string>()), whole(saved), [
    'profile-read-only',
    'no-jpeg',
    'too-large',
  ]),
});
