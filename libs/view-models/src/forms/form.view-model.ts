import { fieldsOfRule, noProblems, type Answer, type FormPage, type Problems } from '@portico/domain/forms';
import { makeAutoObservable, observable } from 'mobx';
import { FormInput, type FormTools } from './form-input.ts';

/**
 * One form while it is filled in, in any context: the answers, the open page, and the errors. It sends nothing; its
 * owner calls `trySend` and sends `responses`.
 */
export class FormViewModel {
  readonly input: FormInput;
  /** Increases with every failed try to go on, so that the page can focus the error. */
  refusals = 0;
  /** The gateway's error about the form, shown above it (`MON-026`, `APT-252`). */
  errorMessage: string | undefined;
  /** The fields that have lost focus and show their errors. */
  readonly #left = observable.set<string>();

  constructor(tools: FormTools) {
    this.input = new FormInput(tools);
    makeAutoObservable(this, { input: false }, { autoBind: true });
  }

  type(uuid: string, typed: Answer): void {
    if (this.input.type(uuid, typed)) this.errorMessage = undefined;
  }

  /** The field shows its errors from now on. */
  leave(uuid: string): void {
    this.#left.add(uuid);
  }

  /** The field was emptied to be filled in another way: it shows no error until it is left again. */
  beginAgain(uuid: string): void {
    this.#left.delete(uuid);
  }

  /** Goes to the next page if this one is valid (`APT-260`); otherwise all its fields show their errors. */
  next(): void {
    if (!noProblems(this.input.problemsOf(this.page))) return this.#refuse();
    this.input.turnTo(this.#shownPages.find((page) => page > this.page) ?? this.page);
  }

  back(): void {
    this.input.turnTo(this.#shownPages.findLast((page) => page < this.page) ?? this.page);
  }

  /** Whether the form may be sent; if not, opens the first page with an error and shows its errors. */
  trySend(): boolean {
    if (this.input.isComplete) return true;
    const wrong = this.input.form.pages.findIndex((_, at) => !noProblems(this.input.problemsOf(at)));
    if (wrong >= 0) this.input.turnTo(wrong);
    this.#refuse();
    return false;
  }

  /** The gateway rejected the form: back to the first page, keeping the answers (`APT-251`, `APT-253`, `MON-026`). */
  returned(errorMessage?: string): void {
    this.input.turnTo(0);
    this.errorMessage = errorMessage;
  }

  /** Counted from 0. */
  get page(): number {
    return this.input.page;
  }

  /** How many pages lead back to the first one. */
  get pagesBefore(): number {
    return this.#shownPages.filter((page) => page < this.page).length;
  }

  /** The open page, without the fields that a rule hides. */
  get openPage(): FormPage {
    const page = this.input.form.pages[this.page] ?? this.input.form.pages[0] ?? noPage;
    const { hidden } = this.input;
    return hidden.size === 0 ? page : { ...page, fields: page.fields.filter(({ uuid }) => !hidden.has(uuid)) };
  }

  get isLastPage(): boolean {
    return this.#shownPages.every((page) => page <= this.page);
  }

  /** Those that have a field to show; the first one always has. */
  get #shownPages(): readonly number[] {
    const { form, hidden } = this.input;
    return form.pages.flatMap(({ fields }, at) => (fields.every(({ uuid }) => hidden.has(uuid)) ? [] : [at]));
  }

  /** Errors shown on the open page: of fields that have lost focus, and of rules whose fields all have. */
  get problems(): Problems {
    const { fields, rules } = this.input.problemsOf(this.page);
    return {
      fields: Object.fromEntries(Object.entries(fields).filter(([uuid]) => this.#left.has(uuid))),
      rules: rules.filter((rule) => fieldsOfRule(rule).every((uuid) => this.#left.has(uuid))),
    };
  }

  #refuse(): void {
    const earlier = this.input.form.pages
      .slice(0, this.page + 1)
      .flatMap(({ fields }) => fields.map(({ uuid }) => uuid));
    for (const uuid of earlier) this.#left.add(uuid);
    this.refusals += 1;
  }
}

const noPage: FormPage = { required: [], fields: [] };
