import { ok, type UploadIntake } from '@portico/domain/kernel';
import { parsePicture, photoLimit, type BadPicture } from '@portico/domain/profile';
import { log } from '../activity/index.ts';
import { allowedChart, type Answer, type Call } from '../kernel/index.ts';
import type { Face, FaceSettings } from './face.port.ts';
import { openDesk, openDeskToChange, savedAt, type ProfileDeskDeps } from './profile-desk.ts';
import type { Named, ProfileReadOnly, Saved } from './profile.port.ts';
import { redrawn } from './redrawn.ts';

export interface FaceDeps extends ProfileDeskDeps {
  readonly intake: Pick<UploadIntake, 'jpegText'>;
}

export class FaceService implements Face {
  readonly #deps: FaceDeps;
  readonly #call: Call;

  constructor(deps: FaceDeps, call: Call) {
    this.#deps = deps;
    this.#call = call;
  }

  async face(named?: Named): Answer<FaceSettings> {
    const desk = await openDesk(this.#deps, this.#call, named);
    if (!desk.ok) return desk;
    const { chart, page } = desk.value;
    await log(this.#deps.activityLog, this.#call, 'viewed-profile', 'photo');
    const profilePhoto = (await this.#deps.registration.pictures(chart, ['profile'])).get('profile');
    return ok({ ...page, ...(profilePhoto === undefined ? {} : { profilePhoto }) });
  }

  async saveFace(profilePhoto: string): Answer<Saved, ProfileReadOnly | BadPicture> {
    // Nobody is shown to a practice by whoever acts for them (MON-005).
    const own = allowedChart(this.#call, 'photo:act');
    if (!own.ok) return own;
    const desk = await openDeskToChange(this.#deps, this.#call);
    if (!desk.ok) return desk;
    const parsed = parsePicture(profilePhoto, photoLimit);
    if (!parsed.ok) return parsed;
    const picture = await redrawn(this.#deps.intake, parsed.value);
    if (!picture.ok) return picture;
    await this.#deps.registration.keep(desk.value.chart, { pictures: new Map([['profile', picture.value]]) });
    await log(this.#deps.activityLog, this.#call, 'changed-profile', 'photo');
    return savedAt(desk.value, this.#call);
  }
}
