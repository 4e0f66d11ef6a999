import {
  bytesIn,
  heldPlace,
  heldZoom,
  photoFrame,
  photoLimit,
  photoZoom,
  type BadPicture,
  type PhotoPlace,
  type PixelSize,
} from '@portico/domain/profile';
import { makeAutoObservable } from 'mobx';
import type { ProfilePhoto, ProfilePhotoSettings, ProfileReadOnly } from '@portico/application/profile';
import { noDraft, type FormDraft } from '../kernel/index.ts';
import { SettingsSection } from './settings-section.ts';

/** The section `photo`: a picture is chosen, cropped and saved. */
export class ProfilePhotoViewModel {
  readonly section: SettingsSection<ProfilePhotoSettings, ProfileReadOnly | BadPicture>;
  /** The chosen picture, as a data URL, while it is being cropped. */
  picked: string | undefined;
  /** In percent (`MON-328`). */
  zoom: number = photoZoom.least;
  /** The picture's offset in its frame. */
  place: PhotoPlace = { x: 0, y: 0 };

  readonly #face: ProfilePhoto;
  readonly #draft: FormDraft;
  /** The size of the chosen picture at 100 percent, in CSS pixels. */
  #shown: PixelSize = photoFrame;

  constructor(face: ProfilePhoto, draft: FormDraft = noDraft) {
    this.#face = face;
    this.#draft = draft;
    this.section = new SettingsSection(
      () => face.face(),
      ({ readOnly }) => {
        if (!readOnly) this.#takeUp();
      },
    );
    makeAutoObservable(this, { section: false }, { autoBind: true });
  }

  pick(picture: string | undefined): void {
    if (!this.section.isOpen) return;
    this.picked = picture;
    this.zoom = photoZoom.least;
    this.place = { x: 0, y: 0 };
    this.#keep();
  }

  /** Sets the size of the shown picture at 100 percent. */
  showAt(size: PixelSize): void {
    this.#shown = size;
    this.place = heldPlace(this.place, size, this.zoom);
  }

  zoomTo(percent: number): void {
    this.zoom = heldZoom(percent);
    this.moveTo(this.place);
  }

  /** Limited so that the picture always fills the frame. */
  moveTo(place: PhotoPlace): void {
    this.place = heldPlace(place, this.#shown, this.zoom);
    this.#keep();
  }

  moveBy(x: number, y: number): void {
    this.moveTo({ x: this.place.x + x, y: this.place.y + y });
  }

  load(): Promise<void> {
    return this.section.load();
  }

  /** Sends the cropped picture, unless it is too large (`MON-331`, `MON-333`). */
  async save(cropped: string): Promise<void> {
    const isTooLarge = bytesIn(cropped) >= photoLimit;
    await this.section.save(
      async () => (isTooLarge ? { ok: false, error: { kind: 'too-large' } } : this.#face.saveProfilePhoto(cropped)),
      () => {
        this.picked = undefined;
        this.#draft.drop();
      },
    );
  }

  dispose(): void {
    this.section.dispose();
  }

  /** A picture that was chosen before and not saved is there again, as it was cropped. */
  #takeUp(): void {
    const { picked, zoom, x, y } = this.#draft.read() ?? {};
    if (picked === undefined || picked === '') return;
    this.picked = picked;
    this.zoom = heldZoom(Number(zoom));
    this.place = { x: Number(x), y: Number(y) };
  }

  #keep(): void {
    const { picked, zoom, place } = this;
    if (picked === undefined) this.#draft.drop();
    else this.#draft.keep({ picked, zoom: String(zoom), x: String(place.x), y: String(place.y) });
  }
}
