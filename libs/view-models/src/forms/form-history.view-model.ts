import { makeAutoObservable, runInAction } from 'mobx';
import { isFormStarted, LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { FormHistory, Forms } from '@portico/application/forms';
import type { FormUuid } from '@portico/domain/forms';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly history: FormHistory; readonly more: MorePhase };

type MorePhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Forms to be filled in, and signed ones, which are loaded page by page (`APT-234`, `APT-243`). */
export class FormHistoryViewModel {
  phase: Phase = { kind: 'loading' };

  readonly #forms: Forms;
  readonly #drafts: { names(): readonly string[] };
  readonly #replies = new LatestRequest();

  constructor(forms: Forms, drafts: { names(): readonly string[] }) {
    this.#forms = forms;
    this.#drafts = drafts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#forms.history();
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok
        ? { kind: 'ready', history: answer.value, more: { kind: 'idle' } }
        : { kind: 'failed', failure: answer.error };
    });
  }

  /** Answers to this form are kept on this device, of whatever version it was. */
  isStarted(uuid: FormUuid): boolean {
    return isFormStarted(this.#drafts, uuid);
  }

  /** More pages remain than are shown. */
  get hasMore(): boolean {
    const { phase } = this;
    return phase.kind === 'ready' && phase.history.signed.entries.length < phase.history.signed.total;
  }

  /** Loads the next page, unless it is loading or there is none. */
  async loadMore(): Promise<void> {
    const { phase } = this;
    if (phase.kind !== 'ready' || !this.hasMore || phase.more.kind === 'loading') return;
    const { history } = phase;
    const { signed } = history;
    this.phase = { ...phase, more: { kind: 'loading' } };
    const wanted = this.#replies.expect();
    const answer = await this.#forms.more(history.patient.practice, signed.page + 1, signed.entries.length);
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) {
        this.phase = { ...phase, more: { kind: 'failed', failure: answer.error } };
        return;
      }
      const shown = new Set(signed.entries.map(keyOf));
      // A form signed meanwhile shifts the pages, so duplicates are dropped.
      const fresh = answer.value.entries.filter((entry) => !shown.has(keyOf(entry)));
      const entries = [...signed.entries, ...fresh];
      const total = answer.value.entries.length === 0 ? entries.length : answer.value.total;
      const grown: FormHistory = { ...history, signed: { ...answer.value, entries, total } };
      this.phase = { kind: 'ready', history: grown, more: { kind: 'idle' } };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}

const keyOf = ({ uuid, signedAt }: FormHistory['signed']['entries'][number]): string => `${uuid} ${signedAt}`;
