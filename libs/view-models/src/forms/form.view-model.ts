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
  /** The initial answers. A form is complete only when some answer was changed (`MON-359`). */
  readonly answers?: Answers;
  /** Answers typed before, in another version of the form. */
  readonly typed?: Answers;
  /** Where typed answers are kept; the same for all languages of a form. */
  readonly draft?: FormDraft;
}

/**
 * One form while it is filled in, in any context: the answers, the open page, and the errors. It sends nothing; its
 * owner calls `trySend` and sends `responses`.
 */
export class FormViewModel {
  form: Form;
  answers: Answers;
  /** Counted from 0. */
  page = 0;
  /** Increases with every failed try to go on, so that the page can focus the error. */
  refusals = 0;
  /** The gateway's error about the form, shown above it (`MON-026`, `APT-252`). */
  errorMessage: string | undefined;
  /** The fields that have lost focus and show their errors. */
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

  /** Switches to another language of the form, keeping the answers. */
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

  /** The field shows its errors from now on. */
  leave(uuid: string): void {
    this.left = new Set([...this.left, uuid]);
  }

  /** Goes to the next page if this one is valid (`APT-260`); otherwise all its fields show their errors. */
  next(): void {
    if (!noProblems(pageProblems(this.form, this.page, this.answers, this.today))) return this.#refuse();
    if (!this.isLastPage) this.page += 1;
  }

  back(): void {
    if (this.page > 0) this.page -= 1;
  }

  /** Whether the form may be sent; if not, opens the first page with an error and shows its errors. */
  trySend(): boolean {
    if (this.isComplete) return true;
    const wrong = this.form.pages.findIndex(
      (_, at) => !noProblems(pageProblems(this.form, at, this.answers, this.today)),
    );
    if (wrong >= 0) this.page = wrong;
    this.#refuse();
    return false;
  }

  /** The gateway rejected the form: back to the first page, keeping the answers (`APT-251`, `APT-253`, `MON-026`). */
  returned(errorMessage?: string): void {
    this.page = 0;
    this.errorMessage = errorMessage;
  }

  /** The form was accepted: deletes the draft. */
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

  /** Errors shown on the open page: of fields that have lost focus, and of rules whose fields all have. */
  get problems(): Problems {
    const { fields, rules } = pageProblems(this.form, this.page, this.answers, this.today);
    return {
      fields: Object.fromEntries(Object.entries(fields).filter(([uuid]) => this.left.has(uuid))),
      rules: rules.filter((rule) => fieldsOfRule(rule).every((uuid) => this.left.has(uuid))),
    };
  }

  /** All errors, shown or not. */
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
