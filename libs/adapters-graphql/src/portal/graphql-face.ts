import type { ServiceResult } from '@portico/application/kernel';
import type { ProfilePhoto, ProfilePhotoSettings, ProfileReadOnly, Saved } from '@portico/application/profile';
import { failed, ok } from '@portico/domain/kernel';
import type { BadPicture } from '@portico/domain/profile';
import { GetPhotoSettingsDocument } from '../generated/operations.ts';
import { submitForm } from './form-mutations.ts';
import type { GatewayClient } from './gateway-client.ts';
import { profileRefusalFrom, savedFromWire, settingsPage } from './profile.wire.ts';

export class GraphqlProfilePhoto implements ProfilePhoto {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async face(): ServiceResult<ProfilePhotoSettings> {
    const answer = await this.#client.query(GetPhotoSettingsDocument, {});
    if (!answer.ok) return answer;
    const { payload, ...parts } = answer.value.getSettings;
    const { profilePhoto } = payload;
    return ok({ ...settingsPage(parts), ...(profilePhoto === null ? {} : { profilePhoto }) });
  }

  /** Null instead of an answer is a failure (`MON-332`). */
  async saveProfilePhoto(profilePhoto: string): ServiceResult<Saved, ProfileReadOnly | BadPicture> {
    const answer = await submitForm(this.#client, 'updatePhoto', { profilePhoto }, profileRefusalFrom);
    if (!answer.ok) return answer;
    const saved = answer.value;
    return saved === null ? failed({ kind: 'malfunction' }) : ok(savedFromWire(saved));
  }
}
