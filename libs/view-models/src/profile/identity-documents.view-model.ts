import {
  addInsurance,
  blankInsurance,
  changeInsurance,
  clearInsurance,
  insuranceChanges,
  isFilled,
  judgeInsurances,
  mayAddAfter,
  otherProvider,
  pictureChanges,
  removeInsurance,
  standing,
  type BadPicture,
  type CardSide,
  type Insurance,
  type InsuranceProblem,
  type InsuranceProblems,
  type InsuranceText,
} from '@portico/domain/profile';
import { makeAutoObservable } from 'mobx';
import { noDraft, type FormDraft } from '../kernel/index.ts';
import type {
  IdentityDocuments,
  IdentityDocumentsChange,
  IdentityDocumentsSettings,
  ProfileReadOnly,
} from '@portico/application/profile';
import { SettingsSection } from './settings-section.ts';

type Field = InsuranceText | CardSide;

/** The port for the documents. Without `saveIdentityDocuments`, the owner of the view model sends them. */
export type IdentityDocumentsSource = Pick<IdentityDocuments, 'identityDocuments'> &
  Partial<Pick<IdentityDocuments, 'saveIdentityDocuments'>>;

/** The section `documents`: up to four insurances with their cards, and an identity document. */
export class IdentityDocumentsViewModel {
  readonly section: SettingsSection<IdentityDocumentsSettings, ProfileReadOnly | BadPicture>;
  insurances: readonly Insurance[] = [];
  identity: Readonly<Record<CardSide, string>> = { frontPhoto: '', backPhoto: '' };
  /** Fields that have lost focus, as `id field`. */
  left: ReadonlySet<string> = new Set();

  readonly #identityDocuments: IdentityDocumentsSource;
  readonly #draft: FormDraft;
  #made = 0;

  constructor(identityDocuments: IdentityDocumentsSource, draft: FormDraft = noDraft) {
    this.#identityDocuments = identityDocuments;
    this.#draft = draft;
    this.section = new SettingsSection(
      () => identityDocuments.identityDocuments(),
      (settings) => this.#take(settings),
    );
    makeAutoObservable(this, { section: false }, { autoBind: true });
  }

  /** The insurances to be shown. */
  get standing(): readonly Insurance[] {
    return standing(this.insurances);
  }

  get isEdited(): boolean {
    return this.#changes.length > 0 || this.#hasIdentityChanged;
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
      ...(this.#problems.size === 0 ? [] : ['insurances' as const]),
      ...(this.missingSides.length === 0 ? [] : ['identity' as const]),
    ];
  }

  /** What is sent to the practice. */
  get toSend(): IdentityDocumentsChange {
    return {
      insurances: this.#changes,
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

  /** The error of a field, once it has lost focus; a duplicate and a mismatch are shown at once. */
  problemOf(id: Insurance['id'], field: Field): InsuranceProblem | undefined {
    const problem = this.#problems.get(id)?.[field];
    const atOnce = problem === 'duplicate' || problem === 'gender-mismatch';
    return atOnce || this.left.has(`${id} ${field}`) ? problem : undefined;
  }

  /** The practice's note on an insurer that it does not accept (`MON-309`). */
  bannerOf({ providerName }: Insurance): string | undefined {
    const accepted = this.section.settings?.accepted;
    if (accepted === undefined || providerName === '' || accepted.insurers.includes(providerName)) return undefined;
    return accepted.banner;
  }

  mayAddAfter(insurance: Insurance): boolean {
    return this.section.isOpen && mayAddAfter(this.insurances, insurance);
  }

  add(): void {
    this.#put(addInsurance(this.insurances, this.#newId()));
  }

  change(id: Insurance['id'], change: Partial<Record<Field, string>>): void {
    const { providerName } = change;
    const plans = providerName === undefined ? {} : { planName: '', planCustomName: '' };
    const custom = providerName === undefined || providerName === otherProvider ? {} : { providerCustomName: '' };
    this.#put(changeInsurance(this.insurances, id, { ...plans, ...custom, ...change }));
  }

  leave(id: Insurance['id'], field: Field): void {
    this.left = new Set([...this.left, `${id} ${field}`]);
  }

  /** One empty insurance always remains. */
  remove(id: Insurance['id']): void {
    const rest = removeInsurance(this.insurances, id);
    this.#put(standing(rest).length === 0 ? addInsurance(rest, this.#newId()) : rest);
  }

  clear(id: Insurance['id']): void {
    this.left = new Set([...this.left].filter((field) => !field.startsWith(`${id} `)));
    this.#put(clearInsurance(this.insurances, id, this.section.settings?.insurances ?? []));
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

  get #sent(): readonly Insurance[] {
    return this.section.settings?.insurances ?? [];
  }

  get #hasIdentityChanged(): boolean {
    const sent = this.section.settings?.identity;
    return sent?.frontPhoto !== this.identity.frontPhoto || sent.backPhoto !== this.identity.backPhoto;
  }

  /** The changes compared with what the gateway returned. */
  get #changes() {
    const changed = this.insurances.filter((one) => {
      const before = this.#sent.find(({ id }) => id === one.id);
      return before === undefined || JSON.stringify(before) !== JSON.stringify({ ...before, ...one });
    });
    return insuranceChanges(this.#sent, changed);
  }

  /** Errors by insurance; a new one that is still blank is skipped. */
  get #problems(): ReadonlyMap<Insurance['id'], InsuranceProblems> {
    const { settings } = this.section;
    if (settings === undefined) return new Map();
    const judged = this.insurances.filter((one) => typeof one.id !== 'number' || isFilled(one));
    return judgeInsurances(judged, settings);
  }

  #take({ insurances, identity, readOnly }: IdentityDocumentsSettings): void {
    const kept = readOnly ? undefined : readDraft(this.#draft);
    this.left = new Set();
    this.identity = kept?.identity ?? identity;
    const all = kept?.insurances ?? insurances;
    this.#made = Math.max(0, ...all.map(({ id }) => (typeof id === 'number' ? id : 0)));
    this.insurances = standing(all).length === 0 && !readOnly ? [...all, blankInsurance(this.#newId())] : all;
  }

  #put(insurances: readonly Insurance[]): void {
    if (!this.section.isOpen) return;
    this.insurances = insurances;
    this.#keep();
  }

  #keep(): void {
    if (!this.isEdited) return this.#draft.drop();
    this.#draft.keep({ insurances: JSON.stringify(this.insurances), identity: JSON.stringify(this.identity) });
  }

  #newId(): number {
    this.#made += 1;
    return this.#made;
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
