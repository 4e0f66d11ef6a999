import type { AllowedApp, ConnectedApps } from '@portico/application/connected-apps';
import type { Failure } from '@portico/application/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly apps: readonly AllowedApp[] };

type Asked = Pick<ConnectedApps, 'list' | 'remove'>;

/** Apps that may read a record, each of which can be removed. */
export class ConnectedAppsViewModel {
  phase: Phase = { kind: 'loading' };
  /** The app whose removal waits to be confirmed. */
  question: AllowedApp | undefined;
  busy = false;
  failure: Failure | undefined;
  /** The name of the app that was removed last. */
  removed: string | undefined;

  readonly #apps: Asked;
  readonly #replies = new LatestRequest();

  constructor(apps: Asked) {
    this.#apps = apps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    if (this.phase.kind !== 'ready') this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#apps.list();
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', apps: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  ask(app: AllowedApp | undefined): void {
    if (!this.busy) this.question = app;
  }

  async confirm(): Promise<void> {
    const { question } = this;
    if (question === undefined || this.busy) return;
    this.busy = true;
    this.failure = undefined;
    this.removed = undefined;
    const { id, practice, name } = question;
    const wanted = this.#replies.expect();
    const answer = await this.#apps.remove({ id, practice });
    if (!wanted()) return;
    runInAction(() => {
      this.busy = false;
      this.question = undefined;
      if (answer.ok) this.removed = name;
      else this.failure = answer.error;
    });
    await this.load();
  }

  dispose(): void {
    this.#replies.stop();
  }
}
