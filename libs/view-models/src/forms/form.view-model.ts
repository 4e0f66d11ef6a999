import type { LocalDate } from '@portico/domain/kernel';
import {
  answerTo,
  fieldsOf,
  fieldsOfRule,
  formProblems,
  isChanged,
  isComplete,
  noProblems,
  pageProblems,
  responsesOf,
  typedInto,
  type Answer,
  type Answers,
  type Form,
  type FormPage,
  type FormResponse,
  type Problems,
} from '@portico/domain/forms';
import { makeAutoObservable } from 'mobx';
import { noDraft, type FormDraft } from '../kernel/index.ts';
import { answersFromDraft, draftOf } from './form-draft.ts';

export interface FormTools {
  readonly form: Form;
  /** The day on the practice's calendar. */
  readonly today: LocalDate;
  /** What the fields came with. A form is complete only when something of it was changed (`MON-359`). */
  readonly answers?: Answers;
  /** What was typed before, into another version of the form. */
  readonly typed?: Answers;
  /** Where what is typed survives; of the same form, whatever its language. */
  readonly draft?: FormDraft;
}

/**
 * One form while it is filled in, for every context that has one: the answers, which page is open, and what is wrong. It sends
 * nothing; whoever made it asks `trySend` and sends `responses`.
 */
export class FormViewModel {
  form: Form;
  answers: Answers;
  /** Counted from 0. */
  page = 0;
  /** Grows with every try to go on that failed, so that the page can lead to what is wrong. */
  refusals = 0;
  /** What the gateway said about the form, above it (`MON-026`, `APT-252`). */
  errorMessage: string | undefined;
  /** The fields that were left, and speak. */
  left: ReadonlySet<string> = new Set();

  readonly today: LocalDate;
  readonly #before: Answers;
  readonly #draft: FormDraft;

  constructor({ form, today, answers = {}, typed, draft = noDraft }: FormTools) {
    this.form = form;
    this.today = today;
    this.#before = answers;
    this.#draft = draft;
    this.answers = { ...answers, ...typed, ...answersFromDraft(form, draft.read()) };
    if (typed !== undefined) draft.keep(draftOf(this.answers));
    makeAutoObservable(this, { today: false }, { autoBind: true });
  }

  /** The same form in another language: what is typed stays. */
  take(form: Form): void {
    this.form = form;
  }

  type(uuid: string, typed: Answer): void {
    const field = fieldsOf(this.form).find((each) => each.uuid === uuid);
    if (field === undefined) return;
    this.answers = { ...this.answers, [uuid]: typedInto(field, typed) };
    this.errorMessage = undefined;
    this.#draft.keep(draftOf(this.answers));
  }

  answer(uuid: string): Answer {
    const field = fieldsOf(this.form).find((each) => each.uuid === uuid);
    return field === undefined ? '' : answerTo(field, this.answers);
  }

  /** From now on the field says what is wrong with it. */
  leave(uuid: string): void {
    this.left = new Set([...this.left, uuid]);
  }

  /** The next page, if this one is whole (`APT-260`); otherwise every field of it speaks. */
  next(): void {
    if (!noProblems(pageProblems(this.form, this.page, this.answers, this.today))) return this.#refuse();
    if (!this.isLastPage) this.page += 1;
  }

  back(): void {
    if (this.page > 0) this.page -= 1;
  }

  /** Whether the form may be sent; if not, the first page with something wrong is open and speaks. */
  trySend(): boolean {
    if (this.isComplete) return true;
    const wrong = this.form.pages.findIndex(
      (_, at) => !noProblems(pageProblems(this.form, at, this.answers, this.today)),
    );
    if (wrong >= 0) this.page = wrong;
    this.#refuse();
    return false;
  }

  /** It was sent and not taken: back to the first page, and what was typed stays (`APT-251`, `APT-253`, `MON-026`). */
  returned(errorMessage?: string): void {
    this.page = 0;
    this.errorMessage = errorMessage;
  }

  /** It was sent and taken: no draft is left. */
  done(): void {
    this.#draft.drop();
  }

  get openPage(): FormPage {
    return this.form.pages[this.page] ?? this.form.pages[0] ?? noPage;
  }

  get isLastPage(): boolean {
    return this.page >= this.form.pages.length - 1;
  }

  get isChanged(): boolean {
    return isChanged(this.form, this.#before, this.answers);
  }

  get isComplete(): boolean {
    return isComplete(this.form, this.#before, this.answers, this.today);
  }

  /** What the open page says: of the fields that were left, and of the rules whose fields all were. */
  get problems(): Problems {
    const { fields, rules } = pageProblems(this.form, this.page, this.answers, this.today);
    return {
      fields: Object.fromEntries(Object.entries(fields).filter(([uuid]) => this.left.has(uuid))),
      rules: rules.filter((rule) => fieldsOfRule(rule).every((uuid) => this.left.has(uuid))),
    };
  }

  /** Everything that is wrong, spoken or not. */
  get allProblems(): Problems {
    return formProblems(this.form, this.answers, this.today);
  }

  get responses(): readonly FormResponse[] {
    return responsesOf(this.form, this.answers);
  }

  #refuse(): void {
    const earlier = this.form.pages.slice(0, this.page + 1).flatMap(({ fields }) => fields.map(({ uuid }) => uuid));
    this.left = new Set([...this.left, ...earlier]);
    this.refusals += 1;
  }
}

const noPage: FormPage = { required: [], fields: [] };
