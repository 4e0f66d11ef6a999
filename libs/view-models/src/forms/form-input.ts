import type { LocalDate } from '@portico/domain/kernel';
import {
  answerTo,
  fieldsOf,
  hiddenFields,
  isChanged,
  isComplete,
  knownAnswers,
  pageProblems,
  responsesOf,
  typedInto,
  type Answer,
  type Answers,
  type Form,
  type FormResponse,
  type Problems,
} from '@portico/domain/forms';
import { makeAutoObservable } from 'mobx';
import { noDraft, type FormDraft } from '../kernel/index.ts';
import { answersFromDraft, draftAt, pageInDraft } from './form-draft.ts';

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

/** The answers of one form, kept in its draft while they are typed. */
export class FormInput {
  form: Form;
  answers: Answers;
  /** The open page, counted from 0. */
  page: number;

  readonly today: LocalDate;
  readonly #before: Answers;
  readonly #draft: FormDraft;

  constructor({ form, today, answers = {}, typed, draft = noDraft }: FormTools) {
    this.form = form;
    this.today = today;
    this.#before = answers;
    this.#draft = draft;
    const kept = draft.read();
    this.answers = { ...knownAnswers(form), ...answers, ...typed, ...answersFromDraft(form, kept) };
    this.page = pageInDraft(form, kept);
    if (typed !== undefined) this.#keep();
    makeAutoObservable(this, { today: false }, { autoBind: true });
  }

  /** Switches to another language of the form, keeping the answers. */
  take(form: Form): void {
    this.form = form;
  }

  /** Returns whether the form has this field. */
  type(uuid: string, typed: Answer): boolean {
    const field = fieldsOf(this.form).find((each) => each.uuid === uuid);
    if (field === undefined) return false;
    this.answers = { ...this.answers, [uuid]: typedInto(field, typed) };
    this.#keep();
    return true;
  }

  answer(uuid: string): Answer {
    const field = fieldsOf(this.form).find((each) => each.uuid === uuid);
    return field === undefined ? '' : answerTo(field, this.answers);
  }

  /**
   * Opens a page, and keeps which with the answers, those of hidden fields among them: what was only filled in beforehand is
   * not kept.
   */
  turnTo(page: number): void {
    this.page = page;
    if (this.isChanged || this.#draft.read() !== undefined) this.#keep();
  }

  #keep(): void {
    this.#draft.keep(draftAt(this.answers, this.page));
  }

  /** The form was accepted: deletes the draft. */
  done(): void {
    this.#draft.drop();
  }

  /** The fields that a rule hides. Their answers stay in the draft, and are not sent. */
  get hidden(): ReadonlySet<string> {
    return hiddenFields(this.form, this.answers);
  }

  get isChanged(): boolean {
    return isChanged(this.form, this.#before, this.answers);
  }

  get isComplete(): boolean {
    return isComplete(this.form, this.#before, this.answers, this.today);
  }

  get responses(): readonly FormResponse[] {
    return responsesOf(this.form, this.answers);
  }

  /** All errors of a page, shown or not. */
  problemsOf(page: number): Problems {
    return pageProblems(this.form, page, this.answers, this.today);
  }
}
