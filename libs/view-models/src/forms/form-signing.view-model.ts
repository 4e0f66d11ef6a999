import { carriedOver, type Answers, type Form, type FormUuid } from '@portico/domain/forms';
import type { LocalDate, PatientRef } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest, type FormDraft } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import { FormViewModel } from './form.view-model.ts';
import type { FormChanged, FormNotice, Forms, FormProblem } from '@portico/application/forms';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | {
      readonly kind: 'filling';
      readonly form: FormViewModel;
      readonly sending: boolean;
      readonly problem?: FormProblem;
      /** Shown above the form until it is closed. */
      readonly notice?: FormNotice;
    }
  /** Nothing is left to sign here: everything was signed, or the form is not available (`APT-246`, `APT-250`). */
  | { readonly kind: 'done' };

/** The form's current version; the notice is present if the gateway returned one. */
type Changed = Pick<NonNullable<FormChanged['now']>, 'form'> & { readonly notice?: FormNotice };

export interface FormSigningTools {
  readonly forms: Pick<Forms, 'queue' | 'sign'>;
  /** The only form to sign; all open forms, in their order, if undefined (`APT-246`). */
  readonly only?: FormUuid | undefined;
  readonly drafts: { of(form: string): FormDraft };
}

/** Fills in and signs the open forms, one after the other. */
export class FormSigningViewModel {
  phase: Phase = { kind: 'loading' };
  /** Of the forms signed here. */
  titles: readonly string[] = [];
  /** Number of forms, including the signed ones. */
  count = 0;

  readonly #tools: FormSigningTools;
  readonly #replies = new LatestRequest();
  #waiting: readonly Form[] = [];
  #patient: PatientRef | undefined;

  constructor(tools: FormSigningTools) {
    this.#tools = tools;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#tools.forms.queue();
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) {
        // A form that this person may not fill in leads to the list, like one that does not exist.
        this.phase = answer.error.kind === 'not-found' ? { kind: 'done' } : { kind: 'failed', failure: answer.error };
        return;
      }
      const { only } = this.#tools;
      this.#patient = answer.value.patient;
      this.#waiting = answer.value.forms.filter(({ uuid }) => only === undefined || uuid === only);
      this.count = this.titles.length + this.#waiting.length;
      this.#open(answer.value.today);
    });
  }

  /** Signs the open form, and opens the next one. */
  async send(): Promise<void> {
    const { phase } = this;
    if (phase.kind !== 'filling' || phase.sending) return;
    const { form } = phase;
    const { uuid, version } = form.input.form;
    this.phase = { kind: 'filling', form, sending: true };
    const wanted = this.#replies.expect();
    const answer = await this.#tools.forms.sign([{ uuid, version, responses: form.input.responses }], this.#patient);
    if (answer.ok) form.input.done();
    const changed = answer.ok || answer.error.kind !== 'form-changed' ? undefined : await this.#asItIsNow(answer.error);
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) {
        const { error } = answer;
        if (changed !== undefined) return this.#goOnWith(changed, form, error);
        form.returned();
        this.phase = { kind: 'filling', form, sending: false, problem: error };
        return;
      }
      this.titles = [...this.titles, form.input.form.title];
      this.#waiting = this.#waiting.slice(1);
      this.#open(form.input.today);
    });
  }

  closeNotice(): void {
    if (this.phase.kind === 'filling') this.phase = { kind: 'filling', form: this.phase.form, sending: false };
  }

  dispose(): void {
    this.#replies.stop();
  }

  #open(today: LocalDate): void {
    const [form] = this.#waiting;
    if (form === undefined) {
      this.phase = { kind: 'done' };
      return;
    }
    this.phase = { kind: 'filling', form: this.#filled(form, today), sending: false };
  }

  async #asItIsNow({ uuid, now }: FormChanged): Promise<Changed | undefined> {
    if (now !== undefined) return now;
    const queue = await this.#tools.forms.queue();
    const form = queue.ok ? queue.value.forms.find((each) => each.uuid === uuid) : undefined;
    return form && { form };
  }

  /** Replaces the sent form by its current version, keeping the answers that still fit. */
  #goOnWith({ form, notice }: Changed, sent: FormViewModel, problem: FormProblem): void {
    sent.input.done();
    const typed = carriedOver(sent.input.form, form, sent.input.answers);
    const told = notice === undefined ? { problem } : { notice };
    this.#waiting = [form, ...this.#waiting.slice(1)];
    this.phase = { kind: 'filling', form: this.#filled(form, sent.input.today, typed), sending: false, ...told };
  }

  #filled(form: Form, today: LocalDate, typed?: Answers): FormViewModel {
    const draft = this.#tools.drafts.of(`form ${form.uuid} ${form.version}`);
    return new FormViewModel({ form, today, draft, ...(typed === undefined ? {} : { typed }) });
  }
}
