import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { GuestActions, GuestVisit } from '@portico/application/guests';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly found: GuestVisit };

/** The visit that a guest's link is about (`ACC-041`). */
export class GuestVisitViewModel {
  phase: Phase = { kind: 'loading' };

  readonly #guestActions: Pick<GuestActions, 'visit'>;
  readonly #replies = new LatestRequest();

  constructor(guestActions: Pick<GuestActions, 'visit'>) {
    this.#guestActions = guestActions;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#guestActions.visit();
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', found: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
