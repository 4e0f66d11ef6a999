import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { GuestActions, MadeByGuest } from '@portico/application/guests';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly made: MadeByGuest };

/** The result of a guest's link: the visit that was booked, requested or moved (`APT-111`, `APT-287`). */
export class GuestMadeViewModel {
  phase: Phase = { kind: 'loading' };

  readonly #guestActions: Pick<GuestActions, 'made'>;
  readonly #replies = new LatestRequest();

  constructor(guestActions: Pick<GuestActions, 'made'>) {
    this.#guestActions = guestActions;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#guestActions.made();
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', made: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
