import type { FilledForm, Form, FormUuid } from '@portico/domain/forms';
import type { Language, LocalDate } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';
import type { FormRefusal } from '@portico/application/forms';
import type { Draft, FormDraft } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { IntakeAsked, IntakeMessage } from './intake-frame.ts';

export interface IntakeTools {
  readonly forms: readonly Form[];
  readonly today: LocalDate;
  readonly draftOf: (form: FormUuid) => FormDraft;
  /** Every form was saved: they are submitted together (`APT-204`). */
  readonly onSubmit: (filled: readonly FilledForm[]) => void;
}

/** A form counts as seen from this percentage on (`APT-203`). */
export const seenFrom = 99;

/** The intake forms, one after the other in a frame: each is saved, then the next is shown, and the last submits all (`APT-204`). */
export class IntakePart {
  readonly forms: readonly Form[];
  /** Which form is shown, counted from 0. */
  at = 0;
  percent = 0;
  phase: 'loading' | 'open' | 'saving' | 'sending' = 'loading';
  problem: FormRefusal | Failure | undefined;

  readonly #tools: IntakeTools;
  readonly #typed = new Map<FormUuid, Draft>();
  #saved: readonly FilledForm[] = [];
  #post: ((asked: IntakeAsked) => void) | undefined;
  #language: Language = 'en';

  constructor(tools: IntakeTools) {
    this.forms = tools.forms;
    this.#tools = tools;
    makeAutoObservable(this, { forms: false }, { autoBind: true });
  }

  get form(): Form | undefined {
    return this.forms[this.at];
  }

  get isLast(): boolean {
    return this.at >= this.forms.length - 1;
  }

  /** The form was seen to its end (`APT-203`). */
  get canSave(): boolean {
    return this.phase === 'open' && this.percent >= seenFrom;
  }

  /** Where the frame hears. */
  connect(post: (asked: IntakeAsked) => void, language: Language): void {
    this.#post = post;
    this.#language = language;
  }

  /** What the frame says. Of a form that is not shown any more nothing counts. */
  hear(told: IntakeMessage): void {
    if (told.kind === 'activity') return;
    if (told.kind === 'loaded') return this.#show(false);
    if (told.form !== this.form?.uuid) return;
    switch (told.kind) {
      case 'scrolled':
        this.percent = Math.max(this.percent, told.percent);
        return;
      case 'typed':
        this.#typed.set(told.form, told.draft);
        this.#tools.draftOf(told.form).keep(told.draft);
        return;
      case 'unfinished':
        if (this.phase === 'saving') this.phase = 'open';
        return;
      case 'saved':
        if (this.phase === 'saving') this.#keep(told);
    }
  }

  /** Saves the form that is shown (`APT-204`). */
  save(): void {
    if (!this.canSave) return;
    this.phase = 'saving';
    this.problem = undefined;
    this.#post?.({ kind: 'save' });
  }

  /** They were not taken: back to the first form, with what was typed (`APT-176`). */
  refused(problem: FormRefusal | Failure): void {
    this.problem = problem;
    this.at = 0;
    this.#saved = [];
    this.#show(true);
  }

  /** They were submitted: nothing of them is kept. */
  drop(): void {
    for (const { uuid } of this.forms) this.#tools.draftOf(uuid).drop();
  }

  #keep({ form, responses }: Extract<IntakeMessage, { readonly kind: 'saved' }>): void {
    this.#saved = [...this.#saved, { uuid: form, version: this.form?.version ?? 1, responses }];
    if (this.isLast) {
      this.phase = 'sending';
      this.#tools.onSubmit(this.#saved);
      return;
    }
    this.at += 1;
    this.#show(true);
  }

  #show(focus: boolean): void {
    const { form } = this;
    if (form === undefined) return;
    this.percent = 0;
    this.phase = 'open';
    const draft = this.#typed.get(form.uuid) ?? this.#tools.draftOf(form.uuid).read() ?? {};
    const { today } = this.#tools;
    this.#post?.({ kind: 'show', form: plain(form), today, language: this.#language, draft, focus });
  }
}

/** A message to a frame is copied, which what MobX observes cannot be. */
const plain = (form: Form): Form => JSON.parse(JSON.stringify(form)) as Form;
