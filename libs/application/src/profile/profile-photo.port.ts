import type { BadPicture } from '@portico/domain/profile';
import type { ServiceResult } from '../kernel/index.ts';
import type { Named, ProfileReadOnly, Saved, SettingsPage } from './profile.port.ts';

/** The section `photo` of the profile settings (`MON-328` to `MON-334`). */
export interface ProfilePhoto {
  face(named?: Named): ServiceResult<ProfilePhotoSettings>;
  /** A JPEG as a data URL. */
  saveProfilePhoto(profilePhoto: string): ServiceResult<Saved, ProfileReadOnly | BadPicture>;
}

export interface ProfilePhotoSettings extends SettingsPage {
  /** A data URL; absent if there is none. */
  readonly profilePhoto?: string;
}
