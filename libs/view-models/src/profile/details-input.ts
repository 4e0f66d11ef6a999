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
  detailsOfAnswers,
  detailSections,
  fieldId,
  hasEmployer,
  type Details,
  type DetailSection,
} from '@portico/domain/profile';
import { makeAutoObservable } from 'mobx';
import type { SectionSettings } from '@portico/application/profile';

export const city = fieldId('personal', 'city');
export const state = fieldId('personal', 'state');
const employmentStatus = fieldId('employment_info', 'employmentStatus');
const employer = [fieldId('employment_info', 'employerName'), fieldId('employment_info', 'employerAddress')];

type Texts = Readonly<Record<string, string>>;

/** What is typed into the form of a details section, with its errors (`MON-271`, `MON-282` to `MON-293`). */
export class DetailsInput {
  answers: Texts = {};
  /** Fields that have lost focus; errors of other fields are not shown yet. */
  left: ReadonlySet<string> = new Set();

  readonly #name: DetailSection;
  readonly #settings: () => SectionSettings | undefined;
  #sent: Texts = {};

  /** `settings` returns the form; undefined until it is loaded. */
  constructor(name: DetailSection, settings: () => SectionSettings | undefined) {
    this.#name = name;
    this.#settings = settings;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Starts with what the practice has, and with what was typed before. */
  begin(details: Details, typed: Texts | undefined): void {
    this.#sent = answersOfDetails(details);
    this.answers = { ...this.#sent, ...typed };
    this.left = new Set();
  }

  get isEdited(): boolean {
    const names = new Set([...Object.keys(this.answers), ...Object.keys(this.#sent)]);
    return [...names].some((name) => (this.answers[name] ?? '').trim() !== (this.#sent[name] ?? ''));
  }

  get isRight(): boolean {
    return noProblems(this.#problems);
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

  /** The change that typing into a field makes; undefined if the form has no such field. */
  typed(name: string, typed: FieldAnswer): Texts | undefined {
    const field = this.#form === undefined ? undefined : fieldsOf(this.#form).find(({ uuid }) => uuid === name);
    if (field === undefined) return undefined;
    const answer = typedInto(field, typed);
    return { [name]: typeof answer === 'string' ? answer : answer.join(',') };
  }

  put(change: Texts): void {
    this.answers = { ...this.answers, ...change };
  }

  leave(name: string): void {
    this.left = new Set([...this.left, name]);
  }

  reset(): void {
    this.answers = this.#sent;
    this.left = new Set();
  }

  answerTo(name: string): string {
    const answer = answerTo({ uuid: name, type: 'text' }, this.answers);
    return typeof answer === 'string' ? answer : '';
  }

  get #form(): Form | undefined {
    return this.#settings()?.form;
  }

  get #problems() {
    const settings = this.#settings();
    const shown: Answers = Object.fromEntries(Object.entries(this.answers).filter(([field]) => this.isShown(field)));
    return settings === undefined ? { fields: {}, rules: [] } : formProblems(settings.form, shown, settings.today);
  }
}
