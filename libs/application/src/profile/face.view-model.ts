import { bytesIn, photoLimit, type BadPicture } from '@portico/domain/profile';
import { makeAutoObservable } from 'mobx';
import type { Face, FaceSettings } from './face.port.ts';
import type { ProfileReadOnly } from './profile.port.ts';
import { SettingsSection } from './settings-section.ts';

/** The section `photo`: a picture is chosen, cropped and saved. */
export class FaceViewModel {
  readonly section: SettingsSection<FaceSettings, ProfileReadOnly | BadPicture>;
  /** The picture that was chosen, as a data URL, while it is being cropped. */
  picked: string | undefined;

  readonly #face: Face;

  constructor(face: Face) {
    this.#face = face;
    this.section = new SettingsSection(
      () => face.face(),
      () => undefined,
    );
    makeAutoObservable(this, { section: false }, { autoBind: true });
  }

  pick(picture: string | undefined): void {
    if (this.section.isOpen) this.picked = picture;
  }

  load(): Promise<void> {
    return this.section.load();
  }

  /** Sends what the frame shows, unless it is too large (`MON-331`, `MON-333`). */
  async save(cropped: string): Promise<void> {
    const isTooLarge = bytesIn(cropped) >= photoLimit;
    await this.section.save(
      async () => (isTooLarge ? { ok: false, error: { kind: 'too-large' } } : this.#face.saveFace(cropped)),
      () => {
        this.picked = undefined;
      },
    );
  }

  dispose(): void {
    this.section.dispose();
  }
}
