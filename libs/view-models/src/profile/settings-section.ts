import type { Result } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { Saved, SettingsPage } from '@portico/application/profile';

type Phase<Settings> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly settings: Settings };

/** The short message about a change: the practice's own text, or why it was not saved (`MON-280`, `MON-281`). */
export type SettingsToast<Refusal> =
  | { readonly key: string; readonly kind: 'saved'; readonly message: string }
  | { readonly key: string; readonly kind: 'failed'; readonly failure: Refusal | Failure };

/** Common part of the profile settings' screens: a section is loaded, changed, saved and reloaded. */
export class SettingsSection<Settings extends SettingsPage, Refusal extends { readonly kind: string } = never> {
  phase: Phase<Settings> = { kind: 'loading' };
  /** A change is being saved. */
  busy = false;
  toasts: readonly SettingsToast<Refusal>[] = [];

  readonly #fetch: () => ServiceResult<Settings>;
  readonly #onFetched: (settings: Settings) => void;
  readonly #replies = new LatestRequest();
  #told = 0;

  constructor(fetch: () => ServiceResult<Settings>, onFetched: (settings: Settings) => void) {
    this.#fetch = fetch;
    this.#onFetched = onFetched;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get settings(): Settings | undefined {
    return this.phase.kind === 'ready' ? this.phase.settings : undefined;
  }

  /** Whether anything can be changed now; never if the practice maintains the profile itself (`MON-283`). */
  get isOpen(): boolean {
    return !this.busy && this.settings?.readOnly === false;
  }

  async load(): Promise<void> {
    if (this.phase.kind !== 'ready') this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#fetch();
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) this.#onFetched(answer.value);
      // Keeps showing what was saved if reloading fails.
      if (answer.ok || this.phase.kind !== 'ready') {
        this.phase = answer.ok ? { kind: 'ready', settings: answer.value } : { kind: 'failed', failure: answer.error };
      }
    });
  }

  /** Sends a change, shows its result, and reloads the section once it was saved (`MON-280`, `MON-281`). */
  async save(send: () => ServiceResult<Saved, Refusal>, onSaved: () => void): Promise<void> {
    if (!this.isOpen) return;
    this.busy = true;
    const answer = await send();
    if (this.#replies.over) return;
    if (answer.ok) {
      onSaved();
      await this.load();
    }
    if (this.#replies.over) return;
    runInAction(() => {
      this.busy = false;
      this.#tell(answer);
    });
  }

  forget(key: string): void {
    this.toasts = this.toasts.filter((toast) => toast.key !== key);
  }

  dispose(): void {
    this.#replies.stop();
  }

  #tell(answer: Result<Saved, Refusal | Failure>): void {
    this.#told += 1;
    const key = String(this.#told);
    // What failed before is over with the next outcome.
    this.toasts = [
      ...this.toasts.filter(({ kind }) => kind === 'saved'),
      answer.ok
        ? { key, kind: 'saved', message: answer.value.message }
        : { key, kind: 'failed', failure: answer.error },
    ];
  }
}
