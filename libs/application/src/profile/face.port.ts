import type { BadPicture } from '@portico/domain/profile';
import type { Answer } from '../kernel/index.ts';
import type { Named, ProfileReadOnly, Saved, SettingsPage } from './profile.port.ts';

/** The section `photo` of the profile settings (`MON-328` to `MON-334`). */
export interface Face {
  face(named?: Named): Answer<FaceSettings>;
  /** A JPEG as a data URL. */
  saveFace(profilePhoto: string): Answer<Saved, ProfileReadOnly | BadPicture>;
}

export interface FaceSettings extends SettingsPage {
  /** A data URL; absent where there is none. */
  readonly profilePhoto?: string;
}
