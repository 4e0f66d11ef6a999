import {
  answerTo,
  fieldsOf,
  fieldsOfRule,
  formProblems,
  noProblems,
  typedInto,
  type Answer as FieldAnswer,
  type Answers,
  type FieldProblem,
  type Form,
} from '@portico/domain/forms';
import {
  answersOfDetails,
  detailFields,
  detailsOfAnswers,
  detailsOfPhysician,
  detailSections,
  fieldId,
  hasEmployer,
  type DetailGroup,
  type Details,
  type DetailSection,
  type Physician,
} from '@portico/domain/profile';
import { makeAutoObservable, runInAction } from 'mobx';
import { noDraft, LatestRequest, type FormDraft } from '../kernel/index.ts';
import type { Profile, ProfileReadOnly, SectionSettings } from '@portico/application/profile';
import { SettingsSection } from './settings-section.ts';

const zipcode = fieldId('personal', 'zipcode');
const city = fieldId('personal', 'city');
const state = fieldId('personal', 'state');
const employmentStatus = fieldId('employment_info', 'employmentStatus');
const employer = [fieldId('employment_info', 'employerName'), fieldId('employment_info', 'employerAddress')];

/** The port for the details. Without `saveSection`, the owner of the view model sends them. */
export type DetailsSource = Pick<Profile, 'section' | 'zipPlace'> & Partial<Pick<Profile, 'saveSection'>>;

/** The sections `personal` and `demographics`: a form that the practice draws, and the physicians beside it (`MON-270`, `MON-271`). */
export class DetailsViewModel {
  readonly section: SettingsSection<SectionSettings, ProfileReadOnly>;
  answers: Readonly<Record<string, string>> = {};
  /** Fields that have lost focus; errors of other fields are not shown yet. */
  left: ReadonlySet<string> = new Set();
  /** The state of the last ZIP lookup (`MON-293`). */
  zip: 'known' | 'looking' | 'no-such-zip' | 'failed' = 'known';

  readonly #profile: DetailsSource;
  readonly #name: DetailSection;
  readonly #draft: FormDraft;
  readonly #lookups = new LatestRequest();
  #sent: Readonly<Record<string, string>> = {};

  constructor(profile: DetailsSource, name: DetailSection, draft: FormDraft = noDraft) {
    this.#profile = profile;
    this.#name = name;
    this.#draft = draft;
    this.section = new SettingsSection(
      () => profile.section(name),
      (settings) => this.#take(settings),
    );
    makeAutoObservable(this, { section: false }, { autoBind: true });
  }

  get isEdited(): boolean {
    const names = new Set([...Object.keys(this.answers), ...Object.keys(this.#sent)]);
    return [...names].some((name) => (this.answers[name] ?? '').trim() !== (this.#sent[name] ?? ''));
  }

  /** Only edited and valid data can be saved (`MON-282`). */
  get canSave(): boolean {
    return this.section.isOpen && this.isEdited && this.isValid;
  }

  get isValid(): boolean {
    return this.section.isOpen && noProblems(this.#problems);
  }

  get details(): Details {
    return detailsOfAnswers(this.answers, detailSections[this.#name]);
  }

  /** The labels of fields with errors; a required city and state must be filled in (`APT-182`). */
  get wrong(): readonly string[] {
    if (this.#form === undefined) return [];
    const { fields, rules } = this.#problems;
    const place = [city, state].filter((field) => (this.answers[field] ?? '').trim() === '');
    const named = new Set([...Object.keys(fields), ...rules.flatMap(fieldsOfRule), ...place]);
    return fieldsOf(this.#form).flatMap(({ uuid, label }) => (named.has(uuid) ? label : []));
  }

  /** Whether a field applies: an employer only for employed persons (`MON-284`). */
  isShown(field: string): boolean {
    return !employer.includes(field) || hasEmployer({ employmentStatus: this.answers[employmentStatus] ?? '' });
  }

  /** The error of a field, once it has lost focus. */
  problemOf(field: string): FieldProblem | undefined {
    return this.left.has(field) ? this.#problems.fields[field] : undefined;
  }

  /** Whether a group of fields is filled in only partly; shown once one of them has lost focus. */
  isHalfFilled(fields: readonly string[]): boolean {
    return this.#problems.rules.some(
      (rule) => 'fields' in rule && rule.fields.some((field) => fields.includes(field) && this.left.has(field)),
    );
  }

  /** Resolves once a complete ZIP has been looked up. */
  async type(name: string, typed: FieldAnswer): Promise<void> {
    const field = this.#form === undefined ? undefined : fieldsOf(this.#form).find(({ uuid }) => uuid === name);
    if (field === undefined || !this.section.isOpen) return;
    const answer = typedInto(field, typed);
    this.#put({ [name]: typeof answer === 'string' ? answer : answer.join(',') });
    if (name === zipcode) await this.#lookUp(this.answers[zipcode] ?? '');
  }

  leave(name: string): void {
    this.left = new Set([...this.left, name]);
  }

  /** Sets the physician of a group; undefined removes it. */
  pick(group: DetailGroup, physician: Physician | undefined): void {
    if (!this.section.isOpen) return;
    const picked = physician === undefined ? {} : detailsOfPhysician(physician);
    this.#put(Object.fromEntries(detailFields[group].map((field) => [fieldId(group, field), picked[field] ?? ''])));
  }

  answerTo(name: string): string {
    const answer = answerTo({ uuid: name, type: 'text' }, this.answers);
    return typeof answer === 'string' ? answer : '';
  }

  /** Reverts the input. */
  reset(): void {
    this.answers = this.#sent;
    this.left = new Set();
    this.zip = 'known';
    this.#draft.drop();
  }

  load(): Promise<void> {
    return this.section.load();
  }

  async save(): Promise<void> {
    const { details } = this;
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

  get #form(): Form | undefined {
    return this.section.settings?.form;
  }

  get #problems() {
    const { settings } = this.section;
    const shown: Answers = Object.fromEntries(Object.entries(this.answers).filter(([field]) => this.isShown(field)));
    return settings === undefined ? { fields: {}, rules: [] } : formProblems(settings.form, shown, settings.today);
  }

  #take({ details, readOnly }: SectionSettings): void {
    this.#sent = answersOfDetails(details);
    this.answers = { ...this.#sent, ...(readOnly ? {} : this.#draft.read()) };
    this.left = new Set();
  }

  #put(change: Readonly<Record<string, string>>): void {
    this.answers = { ...this.answers, ...change };
    if (this.isEdited) this.#draft.keep(this.answers);
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
