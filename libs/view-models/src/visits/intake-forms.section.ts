import type { IntakeAsked, IntakeMessage } from '@portico/application/visits';
import type { FilledForm, Form, FormUuid } from '@portico/domain/forms';
import type { Language, LocalDate } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';
import type { FormRefusal } from '@portico/application/forms';
import type { Draft, FormDraft } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';

export interface IntakeTools {
  readonly forms: readonly Form[];
  readonly today: LocalDate;
  readonly draftOf: (form: FormUuid) => FormDraft;
  /** Every form was saved: submits them together (`APT-204`). */
  readonly onSubmit: (filled: readonly FilledForm[]) => void;
}

/** The percentage from which on a form counts as seen (`APT-203`). */
export const seenFrom = 99;

/**
 * The intake forms, one after the other in a frame: each is saved, then the next is shown, and the last one submits all
 * (`APT-204`).
 */
export class IntakeSection {
  readonly forms: readonly Form[];
  /** Index of the shown form, from 0. */
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

  /** Connects the frame; `post` sends messages to it. */
  connect(post: (asked: IntakeAsked) => void, language: Language): void {
    this.#post = post;
    this.#language = language;
  }

  /** Handles a message from the frame; ignored for a form that is no longer shown. */
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

  /** Saves the shown form (`APT-204`). */
  save(): void {
    if (!this.canSave) return;
    this.phase = 'saving';
    this.problem = undefined;
    this.#post?.({ kind: 'save' });
  }

  /** The forms were not accepted: back to the first one, keeping the answers (`APT-176`). */
  refused(problem: FormRefusal | Failure): void {
    this.problem = problem;
    this.at = 0;
    this.#saved = [];
    this.#show(true);
  }

  /** Submitted: deletes the drafts. */
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

/** A message to a frame is cloned, which MobX observables do not support. */
const plain = (form: Form): Form => JSON.parse(JSON.stringify(form)) as Form;
