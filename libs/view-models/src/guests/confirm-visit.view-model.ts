import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { ComingVisitPage, LinkShut, NotificationLinkActions } from '@portico/application/guests';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure | LinkShut }
  | {
      readonly kind: 'ready';
      readonly page: ComingVisitPage;
      readonly isSending: boolean;
      readonly failure?: Failure;
    };

/** The visit of a reminder's link; one button confirms that the patient will come. */
export class ConfirmVisitViewModel {
  phase: Phase = { kind: 'loading' };

  readonly #notificationLinkActions: Pick<NotificationLinkActions, 'comingVisit' | 'confirm'>;
  readonly #code: string;
  readonly #replies = new LatestRequest();

  constructor(notificationLinkActions: Pick<NotificationLinkActions, 'comingVisit' | 'confirm'>, code: string) {
    this.#notificationLinkActions = notificationLinkActions;
    this.#code = code;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#notificationLinkActions.comingVisit(this.#code);
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok
        ? { kind: 'ready', page: answer.value, isSending: false }
        : { kind: 'failed', failure: answer.error };
    });
  }

  async confirm(): Promise<void> {
    if (this.phase.kind !== 'ready' || this.phase.isSending) return;
    const { page } = this.phase;
    this.phase = { kind: 'ready', page, isSending: true };
    const wanted = this.#replies.expect();
    const answer = await this.#notificationLinkActions.confirm(this.#code);
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) this.phase = { kind: 'ready', page: answer.value, isSending: false };
      else if (answer.error.kind === 'shut') this.phase = { kind: 'failed', failure: answer.error };
      else this.phase = { kind: 'ready', page, isSending: false, failure: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
