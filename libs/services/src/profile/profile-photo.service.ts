import type { ActivityLog } from '@portico/domain/activity';
import { type Registration, parsePicture, photoLimit, type BadPicture } from '@portico/domain/profile';
import { ok, type UploadIntake } from '@portico/domain/kernel';
import { log } from '../activity/index.ts';
import { allowedChart, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { ProfilePhoto, ProfilePhotoSettings, Named, ProfileReadOnly, Saved } from '@portico/application/profile';
import { savedAt, type ProfileAccess } from './profile-access.ts';
import { redrawn } from './reencode-picture.ts';

export class ProfilePhotoService implements ProfilePhoto {
  readonly #profiles: ProfileAccess;
  readonly #registration: Registration;
  readonly #activityLog: ActivityLog;
  readonly #intake: Pick<UploadIntake, 'jpegText'>;
  readonly #call: ServiceCall;

  constructor(
    profiles: ProfileAccess,
    registration: Registration,
    activityLog: ActivityLog,
    intake: Pick<UploadIntake, 'jpegText'>,
    call: ServiceCall,
  ) {
    this.#profiles = profiles;
    this.#registration = registration;
    this.#activityLog = activityLog;
    this.#intake = intake;
    this.#call = call;
  }

  async face(named?: Named): ServiceResult<ProfilePhotoSettings> {
    const profile = await this.#profiles.open(this.#call, 'pictures', named);
    if (!profile.ok) return profile;
    const { chart, page } = profile.value;
    await log(this.#activityLog, this.#call, 'viewed-profile', 'photo');
    const profilePhoto = (await this.#registration.pictures(chart, ['profile'])).get('profile');
    return ok({ ...page, ...(profilePhoto === undefined ? {} : { profilePhoto }) });
  }

  async saveProfilePhoto(profilePhoto: string): ServiceResult<Saved, ProfileReadOnly | BadPicture> {
    // A delegate may not change the photo (MON-005).
    const own = allowedChart(this.#call, 'photo:act');
    if (!own.ok) return own;
    const profile = await this.#profiles.openToChange(this.#call, 'pictures');
    if (!profile.ok) return profile;
    const parsed = parsePicture(profilePhoto, photoLimit);
    if (!parsed.ok) return parsed;
    const picture = await redrawn(this.#intake, parsed.value);
    if (!picture.ok) return picture;
    await this.#registration.keep(profile.value.chart, { pictures: new Map([['profile', picture.value]]) });
    await log(this.#activityLog, this.#call, 'changed-profile', 'photo');
    return savedAt(profile.value, this.#call);
  }
}
