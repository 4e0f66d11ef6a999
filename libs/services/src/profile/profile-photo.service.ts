import { ok, type UploadIntake } from '@portico/domain/kernel';
import { parsePicture, photoLimit, type BadPicture } from '@portico/domain/profile';
import { log } from '../activity/index.ts';
import { allowedChart, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { ProfilePhoto, ProfilePhotoSettings, Named, ProfileReadOnly, Saved } from '@portico/application/profile';
import { openProfile, openProfileToChange, savedAt, type ProfileAccessDeps } from './profile-access.ts';
import { redrawn } from './redrawn.ts';

export interface ProfilePhotoDeps extends ProfileAccessDeps {
  readonly intake: Pick<UploadIntake, 'jpegText'>;
}

export class ProfilePhotoService implements ProfilePhoto {
  readonly #deps: ProfilePhotoDeps;
  readonly #call: ServiceCall;

  constructor(deps: ProfilePhotoDeps, call: ServiceCall) {
    this.#deps = deps;
    this.#call = call;
  }

  async face(named?: Named): ServiceResult<ProfilePhotoSettings> {
    const profile = await openProfile(this.#deps, this.#call, named);
    if (!profile.ok) return profile;
    const { chart, page } = profile.value;
    await log(this.#deps.activityLog, this.#call, 'viewed-profile', 'photo');
    const profilePhoto = (await this.#deps.registration.pictures(chart, ['profile'])).get('profile');
    return ok({ ...page, ...(profilePhoto === undefined ? {} : { profilePhoto }) });
  }

  async saveProfilePhoto(profilePhoto: string): ServiceResult<Saved, ProfileReadOnly | BadPicture> {
    // A delegate may not change the photo (MON-005).
    const own = allowedChart(this.#call, 'photo:act');
    if (!own.ok) return own;
    const profile = await openProfileToChange(this.#deps, this.#call);
    if (!profile.ok) return profile;
    const parsed = parsePicture(profilePhoto, photoLimit);
    if (!parsed.ok) return parsed;
    const picture = await redrawn(this.#deps.intake, parsed.value);
    if (!picture.ok) return picture;
    await this.#deps.registration.keep(profile.value.chart, { pictures: new Map([['profile', picture.value]]) });
    await log(this.#deps.activityLog, this.#call, 'changed-profile', 'photo');
    return savedAt(profile.value, this.#call);
  }
}
