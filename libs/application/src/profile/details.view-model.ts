import {
  answerTo,
  fieldsOf,
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
  type DetailSection,
  type Physician,
} from '@portico/domain/profile';
import { makeAutoObservable, runInAction } from 'mobx';
import { noDraft, Replies, type FormDraft } from '../kernel/index.ts';
import type { Profile, ProfileReadOnly, SectionSettings } from './profile.port.ts';
import { SettingsSection } from './settings-section.ts';

const zipcode = fieldId('personal', 'zipcode');
const city = fieldId('personal', 'city');
const state = fieldId('personal', 'state');
const employmentStatus = fieldId('employment_info', 'employmentStatus');
const employer = [fieldId('employment_info', 'employerName'), fieldId('employment_info', 'employerAddress')];

/** The sections `personal` and `demographics`: a form that the practice draws, and the physicians beside it (`MON-270`, `MON-271`). */
export class DetailsViewModel {
  readonly section: SettingsSection<SectionSettings, ProfileReadOnly>;
  answers: Readonly<Record<string, string>> = {};
  /** Fields that the person has left; what is wrong with others is not said yet. */
  left: ReadonlySet<string> = new Set();
  /** What became of the last look for the place of a zip (`MON-293`). */
  zip: 'known' | 'looking' | 'no-such-zip' | 'failed' = 'known';

  readonly #profile: Profile;
  readonly #name: DetailSection;
  readonly #draft: FormDraft;
  readonly #lookups = new Replies();
  #sent: Readonly<Record<string, string>> = {};

  constructor(profile: Profile, name: DetailSection, draft: FormDraft = noDraft) {
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

  /** Only what was edited and is valid can be saved (`MON-282`). */
  get canSave(): boolean {
    return this.section.isOpen && this.isEdited && noProblems(this.#problems);
  }

  /** The fields of a page that there is something to say in: an employer only where somebody is employed (`MON-284`). */
  isShown(field: string): boolean {
    return !employer.includes(field) || hasEmployer({ employmentStatus: this.answers[employmentStatus] ?? '' });
  }

  /** What is wrong with a field, once it was left. */
  problemOf(field: string): FieldProblem | undefined {
    return this.left.has(field) ? this.#problems.fields[field] : undefined;
  }

  /** Whether these fields belong together and are filled in only in part; said once one of them was left. */
  isHalfFilled(fields: readonly string[]): boolean {
    return this.#problems.rules.some(
      (rule) => 'fields' in rule && rule.fields.some((field) => fields.includes(field) && this.left.has(field)),
    );
  }

  /** Ends once a whole zip has been looked up. */
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

  /** The physician of a group, or nobody any more. */
  pick(group: DetailGroup, physician: Physician | undefined): void {
    if (!this.section.isOpen) return;
    const picked = physician === undefined ? {} : detailsOfPhysician(physician);
    this.#put(Object.fromEntries(detailFields[group].map((field) => [fieldId(group, field), picked[field] ?? ''])));
  }

  answerTo(name: string): string {
    const answer = answerTo({ uuid: name, type: 'text' }, this.answers);
    return typeof answer === 'string' ? answer : '';
  }

  /** Makes what was typed undone. */
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
    if (!this.canSave) return;
    const details = detailsOfAnswers(this.answers, detailSections[this.#name]);
    await this.section.save(
      () => this.#profile.saveSection(this.#name, details),
      () => this.#draft.drop(),
    );
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

  /** A whole zip fills in the place, and one that there is not empties it (`MON-292`, `MON-293`). */
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
