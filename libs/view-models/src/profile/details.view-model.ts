import type { Answer as FieldAnswer } from '@portico/domain/forms';
import {
  detailFields,
  detailsOfPhysician,
  fieldId,
  type DetailGroup,
  type DetailSection,
  type Physician,
} from '@portico/domain/profile';
import { makeAutoObservable, runInAction } from 'mobx';
import { noDraft, LatestRequest, type FormDraft } from '../kernel/index.ts';
import type { Profile, ProfileReadOnly, SectionSettings } from '@portico/application/profile';
import { city, DetailsInput, state } from './details-input.ts';
import { SettingsSection } from './settings-section.ts';

const zipcode = fieldId('personal', 'zipcode');
/** The port for the details. Without `saveSection`, the owner of the view model sends them. */
export type DetailsSource = Pick<Profile, 'section' | 'zipPlace'> & Partial<Pick<Profile, 'saveSection'>>;

/** The sections `personal` and `demographics`: a form that the practice draws, and the physicians beside it (`MON-270`, `MON-271`). */
export class DetailsViewModel {
  readonly section: SettingsSection<SectionSettings, ProfileReadOnly>;
  readonly input: DetailsInput;
  /** The state of the last ZIP lookup (`MON-293`). */
  zip: 'known' | 'looking' | 'no-such-zip' | 'failed' = 'known';

  readonly #profile: DetailsSource;
  readonly #name: DetailSection;
  readonly #draft: FormDraft;
  readonly #lookups = new LatestRequest();

  constructor(profile: DetailsSource, name: DetailSection, draft: FormDraft = noDraft) {
    this.#profile = profile;
    this.#name = name;
    this.#draft = draft;
    this.section = new SettingsSection(
      () => profile.section(name),
      (settings) => this.#take(settings),
    );
    this.input = new DetailsInput(name, () => this.section.settings);
    makeAutoObservable(this, { section: false, input: false }, { autoBind: true });
  }

  /** Only edited and valid data can be saved (`MON-282`). */
  get canSave(): boolean {
    return this.input.isEdited && this.isValid;
  }

  get isValid(): boolean {
    return this.section.isOpen && this.input.isRight;
  }

  /** Resolves once a complete ZIP has been looked up. */
  async type(name: string, typed: FieldAnswer): Promise<void> {
    const change = this.section.isOpen ? this.input.typed(name, typed) : undefined;
    if (change === undefined) return;
    this.#put(change);
    if (name === zipcode) await this.#lookUp(this.input.answerTo(zipcode));
  }

  /** Sets the physician of a group; undefined removes it. */
  pick(group: DetailGroup, physician: Physician | undefined): void {
    if (!this.section.isOpen) return;
    const picked = physician === undefined ? {} : detailsOfPhysician(physician);
    this.#put(Object.fromEntries(detailFields[group].map((field) => [fieldId(group, field), picked[field] ?? ''])));
  }

  /** Reverts the input. */
  reset(): void {
    this.input.reset();
    this.zip = 'known';
    this.#draft.drop();
  }

  load(): Promise<void> {
    return this.section.load();
  }

  async save(): Promise<void> {
    const { details } = this.input;
    const source = this.#profile;
    if (!this.canSave || !isSaving(source)) return;
    await this.section.save(
      () => source.saveSection(this.#name, details),
      () => this.drop(),
    );
  }

  /** Saved: deletes the draft. */
  drop(): void {
    this.#draft.drop();
  }

  dispose(): void {
    this.section.dispose();
    this.#lookups.stop();
  }

  #take({ details, readOnly }: SectionSettings): void {
    this.input.begin(details, readOnly ? undefined : this.#draft.read());
  }

  #put(change: Readonly<Record<string, string>>): void {
    this.input.put(change);
    if (this.input.isEdited) this.#draft.keep(this.input.answers);
    else this.#draft.drop();
  }

  /** A complete ZIP fills in the place; an unknown one empties it (`MON-292`, `MON-293`). */
  async #lookUp(typed: string): Promise<void> {
    const wanted = this.#lookups.expect();
    this.zip = 'known';
    if (!/^\d{5}$/.test(typed)) return;
    this.zip = 'looking';
    const answer = await this.#profile.zipPlace(typed);
    if (!wanted()) return;
    runInAction(() => {
      this.zip = !answer.ok ? 'failed' : answer.value === undefined ? 'no-such-zip' : 'known';
      if (answer.ok) this.#put({ [city]: answer.value?.city ?? '', [state]: answer.value?.state ?? '' });
    });
  }
}

const isSaving = (source: DetailsSource): source is DetailsSource & Pick<Profile, 'saveSection'> =>
  source.saveSection !== undefined;
