import { makeAutoObservable, runInAction } from 'mobx';
import { Replies, type Failure } from '../kernel/index.ts';
import type { GuestErrands, GuestVisit } from './guest-errands.port.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly found: GuestVisit };

/** The visit that a guest's link is about (`ACC-041`). */
export class GuestVisitViewModel {
  phase: Phase = { kind: 'loading' };

  readonly #errands: Pick<GuestErrands, 'visit'>;
  readonly #replies = new Replies();

  constructor(errands: Pick<GuestErrands, 'visit'>) {
    this.#errands = errands;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#errands.visit();
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', found: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
