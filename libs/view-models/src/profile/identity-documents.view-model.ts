import { pictureChanges, type BadPicture, type CardSide, type Insurance } from '@portico/domain/profile';
import { makeAutoObservable } from 'mobx';
import { noDraft, type FormDraft } from '../kernel/index.ts';
import type {
  IdentityDocuments,
  IdentityDocumentsChange,
  IdentityDocumentsSettings,
  ProfileReadOnly,
} from '@portico/application/profile';
import { InsuranceList } from './insurance-list.ts';
import { SettingsSection } from './settings-section.ts';

/** The port for the documents. Without `saveIdentityDocuments`, the owner of the view model sends them. */
export type IdentityDocumentsSource = Pick<IdentityDocuments, 'identityDocuments'> &
  Partial<Pick<IdentityDocuments, 'saveIdentityDocuments'>>;

/** The section `documents`: up to four insurances with their cards, and an identity document. */
export class IdentityDocumentsViewModel {
  readonly section: SettingsSection<IdentityDocumentsSettings, ProfileReadOnly | BadPicture>;
  readonly insurances: InsuranceList;
  identity: Readonly<Record<CardSide, string>> = { frontPhoto: '', backPhoto: '' };

  readonly #identityDocuments: IdentityDocumentsSource;
  readonly #draft: FormDraft;

  constructor(identityDocuments: IdentityDocumentsSource, draft: FormDraft = noDraft) {
    this.#identityDocuments = identityDocuments;
    this.#draft = draft;
    this.section = new SettingsSection(
      () => identityDocuments.identityDocuments(),
      (settings) => this.#take(settings),
    );
    this.insurances = new InsuranceList(this.section, () => this.#keep());
    makeAutoObservable(this, { section: false, insurances: false }, { autoBind: true });
  }

  get isEdited(): boolean {
    return this.insurances.changes.length > 0 || this.#hasIdentityChanged;
  }

  /** Any error blocks it (`MON-282`, `MON-308`). */
  get canSave(): boolean {
    return this.isEdited && this.isValid;
  }

  get isValid(): boolean {
    return this.section.isOpen && this.wrong.length === 0;
  }

  /** The parts with errors. */
  get wrong(): readonly ('insurances' | 'identity')[] {
    return [
      ...(this.insurances.isRight ? [] : ['insurances' as const]),
      ...(this.missingSides.length === 0 ? [] : ['identity' as const]),
    ];
  }

  /** What is sent to the practice. */
  get toSend(): IdentityDocumentsChange {
    return {
      insurances: this.insurances.changes,
      identity: pictureChanges(this.section.settings?.identity ?? {}, this.identity),
    };
  }

  /** Required sides of the identity document that are missing (`MON-312`). */
  get missingSides(): readonly CardSide[] {
    const { frontPhoto, backPhoto } = this.identity;
    if (this.section.settings?.identityRequired !== true) return [];
    return [...(frontPhoto === '' ? ['frontPhoto' as const] : []), ...(backPhoto === '' ? ['backPhoto' as const] : [])];
  }

  /** The same, but empty before the first edit. */
  get saidMissingSides(): readonly CardSide[] {
    return this.isEdited ? this.missingSides : [];
  }

  changeIdentity(side: CardSide, picture: string): void {
    if (!this.section.isOpen) return;
    this.identity = { ...this.identity, [side]: picture };
    this.#keep();
  }

  load(): Promise<void> {
    return this.section.load();
  }

  async save(): Promise<void> {
    const { toSend } = this;
    const source = this.#identityDocuments;
    if (!this.canSave || !isSaving(source)) return;
    await this.section.save(
      () => source.saveIdentityDocuments(toSend),
      () => this.drop(),
    );
  }

  /** Saved: deletes the draft. */
  drop(): void {
    this.#draft.drop();
  }

  dispose(): void {
    this.section.dispose();
  }

  get #hasIdentityChanged(): boolean {
    const sent = this.section.settings?.identity;
    return sent?.frontPhoto !== this.identity.frontPhoto || sent.backPhoto !== this.identity.backPhoto;
  }

  #take({ insurances, identity, readOnly }: IdentityDocumentsSettings): void {
    const kept = readOnly ? undefined : readDraft(this.#draft);
    this.identity = kept?.identity ?? identity;
    this.insurances.begin(kept?.insurances ?? insurances, readOnly);
  }

  #keep(): void {
    if (!this.isEdited) return this.#draft.drop();
    this.#draft.keep({ insurances: JSON.stringify(this.insurances.all), identity: JSON.stringify(this.identity) });
  }
}

const isSaving = (
  source: IdentityDocumentsSource,
): source is IdentityDocumentsSource & Pick<IdentityDocuments, 'saveIdentityDocuments'> =>
  source.saveIdentityDocuments !== undefined;

/** A draft belongs to this tab and was written here. */
const readDraft = (draft: FormDraft) => {
  const kept = draft.read();
  if (kept?.['insurances'] === undefined || kept['identity'] === undefined) return undefined;
  return {
    insurances: JSON.parse(kept['insurances']) as readonly Insurance[],
    identity: JSON.parse(kept['identity']) as Record<CardSide, string>,
  };
};
